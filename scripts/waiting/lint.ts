import { definePlugin, type Context, type ESTree } from '@oxlint/plugins'

/** Functions that wait for time instead of a condition. */
const timers = new Set([
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'waitForTimeout',
])

const message =
  'A test waits for a condition, with the limit of tests/limits.ts: its result must not depend on the speed of the machine.'

/** The name of what is called or passed: `setTimeout`, `window.setTimeout`, `page.waitForTimeout`. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return node.property.name
  return undefined
}

function isTimer(node: ESTree.Node): boolean {
  return timers.has(nameOf(node) ?? '')
}

function isNumber(node: ESTree.Node | undefined): boolean {
  return node?.type === 'Literal' && typeof node.value === 'number'
}

/** Refuses, in tests, timers, frames, the time that has passed, and limits of a test's own. */
export const noTime = {
  create(context: Context) {
    const report = (node: ESTree.Node) => context.report({ node, message })
    return {
      ImportDeclaration(node: ESTree.ImportDeclaration) {
        if (/^(?:node:)?timers/.test(node.source.value)) report(node)
      },
      CallExpression(node: ESTree.CallExpression) {
        const isClock =
          node.callee.type === 'MemberExpression' &&
          nameOf(node.callee) === 'now' &&
          nameOf(node.callee.object) === 'performance'
        // Of a test, as its last parameter.
        const isLimit =
          ['it', 'test'].includes(nameOf(node.callee) ?? '') && isNumber(node.arguments.at(-1))
        if (isTimer(node.callee) || isClock || isLimit) report(node)
        else for (const parameter of node.arguments) if (isTimer(parameter)) report(parameter)
      },
      NewExpression(node: ESTree.NewExpression) {
        for (const parameter of node.arguments) if (isTimer(parameter)) report(parameter)
      },
      VariableDeclarator(node: ESTree.VariableDeclarator) {
        if (node.init !== null && isTimer(node.init)) report(node)
      },
      Property(node: ESTree.ObjectProperty) {
        if (nameOf(node.key) === 'timeout' && isNumber(node.value)) report(node)
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export
export default definePlugin({ meta: { name: 'waiting' }, rules: { 'no-time': noTime } })
