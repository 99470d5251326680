import { definePlugin, type Context, type ESTree, type Scope } from '@oxlint/plugins'

import { compatKeys, describeBeyond, isWidelyAvailable } from './baseline.ts'

/**
 * Of every name that an object of the platform has, whether one of that name is in the Baseline. Types are not
 * known here: a name counts as beyond it only if it is so on whatever has it.
 */
const members = new Map<string, boolean>()
for (const key of compatKeys) {
  const [root, group, ...path] = key.split('.')
  const isBuiltin = root === 'javascript' && group === 'builtins'
  if (root !== 'api' && !isBuiltin) continue
  // Intl's constructors are its members.
  const isMember = path.length === (isBuiltin ? 2 : 1) || path[0] === 'Intl'
  const name = path.at(-1)?.replace(/_static$/, '')
  if (!isMember || name === undefined) continue
  members.set(name, members.get(name) === true || isWidelyAvailable(key) === true)
}

function isMemberBeyond(object: ESTree.Node, name: string): boolean {
  if (object.type === 'Identifier') {
    const own = [`api.${object.name}`, `javascript.builtins.${object.name}`]
      .flatMap((parent) => [`${parent}.${name}`, `${parent}.${name}_static`])
      .map(isWidelyAvailable)
      .find((found) => found !== undefined)
    if (own !== undefined) return !own
  }
  return members.get(name) === false
}

function isGlobalBeyond(name: string): boolean {
  return (
    [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
      .map(isWidelyAvailable)
      .find((found) => found !== undefined) === false
  )
}

/** What is asked for before it is used has a fallback: `'x' in y`, `typeof x`, `x?.()`, or a condition that names it. */
function isTested(context: Context, node: ESTree.Node, name: string): boolean {
  for (let inner = node, outer = node.parent; outer !== null; inner = outer, outer = outer.parent) {
    if (outer.type === 'CallExpression' && outer.callee === inner && outer.optional) return true
    if (outer.type === 'UnaryExpression' && outer.operator === 'typeof') return true
    const test = testOf(outer)
    if (test !== undefined && new RegExp(`\\b${name}\\b`).test(context.sourceCode.getText(test)))
      return true
  }
  return false
}

function testOf(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test
  return node.type === 'LogicalExpression' ? node.left : undefined
}

/** Refuses what is beyond the Baseline, unless it is asked for first. */
export const useBaseline = {
  create(context: Context) {
    const report = (node: ESTree.Node, name: string) => {
      if (isTested(context, node, name)) return
      context.report({ node, message: describeBeyond(name) })
    }
    return {
      MemberExpression(node: ESTree.MemberExpression) {
        const { object, property, computed } = node
        if (computed || property.type !== 'Identifier' || !isMemberBeyond(object, property.name))
          return
        // Of our own records many have a property that is called like one of the platform's; few have a method.
        const isCalled = node.parent.type === 'CallExpression' && node.parent.callee === node
        const scopeOf = declaration(context, object)
        if (scopeOf === 'import' || (scopeOf !== 'global' && !isCalled)) return
        report(node, property.name)
      },
      CallExpression({ callee, arguments: [event] }: ESTree.CallExpression) {
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type !== 'Identifier' || name.name !== 'addEventListener') return
        if (event?.type !== 'Literal' || typeof event.value !== 'string') return
        if (members.get(`${event.value}_event`) === false) report(event, event.value)
      },
      JSXOpeningElement({ name, attributes }: ESTree.JSXOpeningElement) {
        if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
        if (isWidelyAvailable(`html.elements.${name.name}`) === false) report(name, name.name)
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
          const own = attribute.name.name.toLowerCase()
          const found =
            isWidelyAvailable(`html.elements.${name.name}.${own}`) ??
            isWidelyAvailable(`html.global_attributes.${own}`)
          if (found === false) report(attribute, `<${name.name} ${own}>`)
        }
      },
      'Program:exit'() {
        for (const { identifier } of context.sourceCode.scopeManager.globalScope?.through ?? []) {
          const isType = identifier.parent.type.startsWith('TS')
          if (!isType && isGlobalBeyond(identifier.name)) report(identifier, identifier.name)
        }
      },
    }
  },
}

/** Where the name of an object comes from: the platform, a package, or this file. */
function declaration(context: Context, object: ESTree.Node): 'global' | 'import' | 'own' {
  if (object.type !== 'Identifier') return 'own'
  let scope: Scope | null = context.sourceCode.getScope(object)
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(object.name)
    if (variable?.defs.length) return variable.defs[0]?.type === 'ImportBinding' ? 'import' : 'own'
  }
  return 'global'
}

// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin from there
export default definePlugin({ meta: { name: 'baseline' }, rules: { 'use-baseline': useBaseline } })
