/** The routes of public pages. Their type is that of all routes, because links lead to all, and the others are added on demand. */
export { routeTree } from './routeTree.gen.ts'
