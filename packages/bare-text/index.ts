export { createBareTextPlugin } from './rule.ts'
