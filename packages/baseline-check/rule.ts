import { definePlugin, type Context, type ESTree, type Scope } from '@oxlint/plugins'

import { compatKeys, type Baseline } from './baseline.ts'

function createSupport({ isWidelyAvailable }: Baseline) {
  /**
   * Whether any member with this name is in the Baseline. The rule has no types, so a name is unsupported only if it is
   * unsupported on every object that has it.
   */
  const memberSupport = new Map<string, boolean>()
  for (const key of compatKeys) {
    const [root, group, ...path] = key.split('.')
    const isBuiltin = root === 'javascript' && group === 'builtins'
    if (root !== 'api' && !isBuiltin) continue
    // The constructors of Intl are its members.
    const isMember = path.length === (isBuiltin ? 2 : 1) || path[0] === 'Intl'
    const name = path.at(-1)?.replace(/_static$/, '')
    if (!isMember || name === undefined) continue
    memberSupport.set(name, memberSupport.get(name) === true || isWidelyAvailable(key) === true)
  }
  const isAnyUnsupported = (keys: readonly string[]) =>
    keys.map(isWidelyAvailable).find((result) => result !== undefined) === false

  return {
    isUnsupportedEvent: (name: string) => memberSupport.get(`${name}_event`) === false,
    isUnsupportedMember(object: ESTree.Node, name: string): boolean {
      if (object.type === 'Identifier') {
        const keys = [`api.${object.name}`, `javascript.builtins.${object.name}`].flatMap(
          (parent) => [`${parent}.${name}`, `${parent}.${name}_static`],
        )
        const known = keys.map(isWidelyAvailable).find((result) => result !== undefined)
        if (known !== undefined) return !known
      }
      return memberSupport.get(name) === false
    },
    isUnsupportedGlobal: (name: string) =>
      isAnyUnsupported([`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]),
    isUnsupportedElement: (name: string) => isWidelyAvailable(`html.elements.${name}`) === false,
    isUnsupportedAttribute: (element: string, name: string) =>
      isAnyUnsupported([`html.elements.${element}.${name}`, `html.global_attributes.${name}`]),
  }
}

/** Whether a feature is tested before it is used: `'x' in y`, `typeof x`, `x?.()`, or a condition that names it. */
function isTested(context: Context, node: ESTree.Node, name: string): boolean {
  for (let inner = node, outer = node.parent; outer !== null; inner = outer, outer = outer.parent) {
    if (outer.type === 'CallExpression' && outer.callee === inner && outer.optional) return true
    if (outer.type === 'UnaryExpression' && outer.operator === 'typeof') return true
    const condition = getCondition(outer)
    // A call inside the condition comes too late to test itself, unless its object may be missing.
    const isCalled =
      node.parent?.type === 'CallExpression' &&
      node.parent.callee === node &&
      !(node.type === 'MemberExpression' && node.optional)
    if (
      condition !== undefined &&
      !(inner === condition && isCalled) &&
      new RegExp(`\\b${name}\\b`).test(context.sourceCode.getText(condition))
    )
      return true
  }
  return false
}

function getCondition(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test
  return node.type === 'LogicalExpression' ? node.left : undefined
}

/** Reports features beyond the Baseline that are not tested first. */
export function createBaselineRule(baseline: Baseline) {
  const support = createSupport(baseline)
  return { create: (context: Context) => createVisitor(context, baseline, support) }
}

function createVisitor(
  context: Context,
  { formatMessage }: Baseline,
  support: ReturnType<typeof createSupport>,
) {
  const report = (node: ESTree.Node, name: string) => {
    if (isTested(context, node, name)) return
    context.report({ node, message: formatMessage(name) })
  }
  return {
    MemberExpression(node: ESTree.MemberExpression) {
      const { object, property, computed } = node
      if (
        computed ||
        property.type !== 'Identifier' ||
        !support.isUnsupportedMember(object, property.name)
      )
        return
      // Many of our own records have properties named like those of the platform, but few have methods.
      const isCalled = node.parent.type === 'CallExpression' && node.parent.callee === node
      const origin = getOrigin(context, object)
      if (origin === 'import' || (origin !== 'global' && !isCalled)) return
      report(node, property.name)
    },
    CallExpression({ callee, arguments: [event] }: ESTree.CallExpression) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type !== 'Identifier' || name.name !== 'addEventListener') return
      if (event?.type !== 'Literal' || typeof event.value !== 'string') return
      if (support.isUnsupportedEvent(event.value)) report(event, event.value)
    },
    JSXOpeningElement({ name, attributes }: ESTree.JSXOpeningElement) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      if (support.isUnsupportedElement(name.name)) report(name, name.name)
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const attributeName = attribute.name.name.toLowerCase()
        if (support.isUnsupportedAttribute(name.name, attributeName))
          report(attribute, `<${name.name} ${attributeName}>`)
      }
    },
    'Program:exit'() {
      for (const { identifier } of context.sourceCode.scopeManager.globalScope?.through ?? []) {
        const isType = identifier.parent.type.startsWith('TS')
        if (!isType && support.isUnsupportedGlobal(identifier.name))
          report(identifier, identifier.name)
      }
    },
  }
}

/** Whether an object comes from the platform or an import; 'own' if from this file, or an expression. */
function getOrigin(context: Context, object: ESTree.Node): 'global' | 'import' | 'own' {
  if (object.type !== 'Identifier') return 'own'
  let scope: Scope | null = context.sourceCode.getScope(object)
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(object.name)
    if (variable?.defs.length) return variable.defs[0]?.type === 'ImportBinding' ? 'import' : 'own'
  }
  return 'global'
}

/** The plugin `baseline` of oxlint, with the rule `use-baseline`. */
export function createBaselinePlugin(baseline: Baseline) {
  return definePlugin({
    meta: { name: 'baseline' },
    rules: { 'use-baseline': createBaselineRule(baseline) },
  })
}
