export { parseCustomProperties, toDesignTokens, type TokenGroup } from './document.ts'
export { toFigmaVariables } from './figma.ts'
