import { definePlugin, type Context, type ESTree, type Scope } from '@oxlint/plugins'

/**
 * What an expression renders: nothing; an element that is always there; elements that come and go; a text that never
 * changes; what this file does not tell; or a text.
 */
const kinds = ['nothing', 'element', 'optional', 'fixed text', 'unknown', 'text'] as const
type Kind = (typeof kinds)[number]

function worst(all: readonly Kind[]): Kind {
  return kinds[Math.max(0, ...all.map((kind) => kinds.indexOf(kind)))] ?? 'nothing'
}

/** What one of several renders: an element that is not always there comes and goes. */
function oneOf(all: readonly Kind[]): Kind {
  const kind = worst(all)
  return kind === 'element' && all.length > 1 ? 'optional' : kind
}

const isBlank = (text: string) => text.trim() === ''

/** Whether JSX leaves the text out: blank, over several lines. */
const isLayout = (text: string) => isBlank(text) && text.includes('\n')

const listMethods = new Set(['map', 'flatMap'])
const textMethods = new Set([
  'join',
  'format',
  'slice',
  'replace',
  'replaceAll',
  'toLocaleString',
  'trim',
])
const listFilters = new Set(['filter', 'slice', 'toSorted', 'toReversed'])

/** Names of a project whose meaning the rule cannot read from a file. */
interface KnownNames {
  /** Types of properties that take elements, and no text. */
  readonly elementTypes: readonly string[]
  /** Functions that return a text: `t`. */
  readonly textFunctions: readonly string[]
}

/** What expressions of one file render. */
class Reader {
  private readonly pending = new Set<ESTree.Node>()
  private readonly context: Context
  private readonly names: KnownNames

  constructor(context: Context, names: KnownNames) {
    this.context = context
    this.names = names
  }

  read(node: ESTree.Node): Kind {
    // A recursive component renders what its other branches do.
    if (this.pending.has(node)) return 'nothing'
    this.pending.add(node)
    const kind = this.readNew(node)
    this.pending.delete(node)
    return kind
  }

  readChild(child: ESTree.JSXChild): Kind {
    if (child.type !== 'JSXText')
      return this.read(child.type === 'JSXExpressionContainer' ? child.expression : child)
    if (isLayout(child.value)) return 'nothing'
    return isBlank(child.value) ? 'element' : 'fixed text'
  }

  private readNew(node: ESTree.Node): Kind {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others are unknown
    switch (node.type) {
      case 'JSXElement':
        return isHost(node) ? 'element' : 'optional'
      // Its children are checked where it is written.
      case 'JSXFragment':
        return 'optional'
      case 'JSXEmptyExpression':
        return 'nothing'
      case 'Literal':
        if (node.value === null || typeof node.value === 'boolean') return 'nothing'
        return isBlank(String(node.value)) ? 'element' : 'fixed text'
      case 'ConditionalExpression':
        return oneOf([this.read(node.consequent), this.read(node.alternate)])
      case 'LogicalExpression':
        return node.operator === '&&'
          ? oneOf(['nothing', this.read(node.right)])
          : oneOf([this.read(node.left), this.read(node.right)])
      case 'UnaryExpression':
        return node.operator === '!' || node.operator === 'void' ? 'nothing' : 'text'
      case 'BinaryExpression':
        return /^([=!]=|[<>]|in)/.test(node.operator) ? 'nothing' : 'text'
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.read(node.expression)
      case 'ArrayExpression':
        return oneOf(['nothing', ...node.elements.map((one) => (one ? this.read(one) : 'nothing'))])
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.readFunction(node)
      case 'CallExpression':
        return this.readCall(node)
      case 'Identifier':
        return this.readName(node, node.name)
      case 'TemplateLiteral':
        return 'text'
      default:
        return 'unknown'
    }
  }

  private readFunction(node: ESTree.Function | ESTree.ArrowFunctionExpression): Kind {
    if (node.body === null) return 'unknown'
    if (node.body.type !== 'BlockStatement') return this.read(node.body)
    const returned = findReturns(node.body).map((value) =>
      value === null ? 'nothing' : this.read(value),
    )
    return returned.length === 0 ? 'nothing' : oneOf(returned)
  }

  private readCall(node: ESTree.CallExpression): Kind {
    const { callee } = node
    const callback = getListCallback(node)
    if (callback !== undefined) return oneOf(['nothing', this.read(callback)])
    if (callee.type === 'MemberExpression') {
      const name = getName(callee.property) ?? ''
      if (listFilters.has(name)) return this.read(callee.object)
      return textMethods.has(name) ? 'text' : 'unknown'
    }
    if (callee.type !== 'Identifier') return 'unknown'
    if (this.names.textFunctions.includes(callee.name)) return 'text'
    return callee.name === 'createPortal' ? 'optional' : this.readName(callee, callee.name)
  }

  private readName(node: ESTree.Node, name: string): Kind {
    if (name === 'undefined') return 'nothing'
    const definition = this.findDefinition(node, name)
    if (definition === undefined) return 'unknown'
    const { node: declaration, type } = definition
    if (type === 'FunctionName') return this.read(declaration)
    if (type === 'Parameter') return this.readProperty(getProps(declaration), name)
    if (declaration.type !== 'VariableDeclarator' || declaration.init === null) return 'unknown'
    const { id, init, parent } = declaration
    if (parent.type !== 'VariableDeclaration' || parent.kind !== 'const') return 'unknown'
    return id.type === 'Identifier' ? this.read(init) : this.readProperty(id, name, init)
  }

  private findDefinition(node: ESTree.Node, name: string) {
    let scope: Scope | null = this.context.sourceCode.getScope(node)
    while (scope !== null && !scope.set.get(name)?.defs.length) scope = scope.upper
    return scope?.set.get(name)?.defs[0]
  }

  /** What a property of a component renders, by the type that this file gives it: `({ name }: Props)`, `const { name } = props`. */
  private readProperty(pattern: ESTree.Node | undefined, name: string, source?: ESTree.Node): Kind {
    if (pattern?.type !== 'ObjectPattern') return 'unknown'
    const property = pattern.properties.find(
      (one) =>
        one.type === 'Property' &&
        getName(one.value.type === 'AssignmentPattern' ? one.value.left : one.value) === name,
    )
    if (property?.type !== 'Property') return 'unknown'
    const definition =
      source?.type === 'Identifier' ? this.findDefinition(source, source.name) : undefined
    const props = definition?.type === 'Parameter' ? getProps(definition.node) : (source ?? pattern)
    const annotation =
      props !== undefined && 'typeAnnotation' in props ? props.typeAnnotation : null
    const type =
      annotation?.type === 'TSTypeAnnotation'
        ? this.findMember(annotation.typeAnnotation, getName(property.key))
        : undefined
    return type === undefined ? 'unknown' : readType(type, this.names)
  }

  private findMember(
    type: ESTree.TSType | undefined,
    name: string | undefined,
  ): ESTree.TSType | undefined {
    if (type === undefined) return undefined
    if (type.type === 'TSIntersectionType') {
      for (const part of type.types) {
        const found = this.findMember(part, name)
        if (found !== undefined) return found
      }
      return undefined
    }
    if (type.type === 'TSTypeLiteral') return findSignature(type.members, name)
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined
    const typeName = type.typeName.name
    for (const statement of this.context.sourceCode.ast.body) {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === typeName)
        return findSignature(declared.body.body, name)
      if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === typeName)
        return this.findMember(declared.typeAnnotation, name)
    }
    return undefined
  }
}

/** The function that a list calls for each of its elements: `list.map(…)`, `Array.from(list, …)`. */
function getListCallback({
  callee,
  arguments: parameters,
}: ESTree.CallExpression): ESTree.Node | undefined {
  if (callee.type !== 'MemberExpression') return undefined
  const name = getName(callee.property) ?? ''
  if (listMethods.has(name)) return parameters[0]
  return name === 'from' && getName(callee.object) === 'Array' ? parameters[1] : undefined
}

/** The first parameter of a function, which is what a component gets. */
function getProps(component: ESTree.Node): ESTree.Node | undefined {
  return 'params' in component && Array.isArray(component.params) ? component.params[0] : undefined
}

function getName(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}

function findSignature(
  members: readonly ESTree.TSSignature[],
  name: string | undefined,
): ESTree.TSType | undefined {
  const member = members.find(
    (one) => one.type === 'TSPropertySignature' && getName(one.key) === name,
  )
  return member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
}

function readType(type: ESTree.TSType, names: KnownNames): Kind {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others are unknown
  switch (type.type) {
    case 'TSUnionType':
      return oneOf(type.types.map((one) => readType(one, names)))
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSBooleanKeyword':
      return 'nothing'
    case 'TSLiteralType':
      return type.literal.type === 'Literal' && typeof type.literal.value === 'boolean'
        ? 'nothing'
        : 'unknown'
    case 'TSTypeReference':
      return names.elementTypes.includes(getName(type.typeName) ?? '') ? 'optional' : 'unknown'
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
      return 'text'
    default:
      return 'unknown'
  }
}

/** The values that a function returns; not those of functions in it. */
function findReturns(node: ESTree.Node): (ESTree.Expression | null)[] {
  if (node.type === 'ReturnStatement') return [node.argument]
  if (/Function|^JSX|^TS/.test(node.type)) return []
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value as unknown]))
    .flatMap((value) => (isNode(value) ? findReturns(value) : []))
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Whether the element is the browser's own, which is always there. */
function isHost({ openingElement: { name } }: ESTree.JSXElement): boolean {
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
}

const message =
  'Give this text an element of its own. Page translators replace text nodes, and React then fails to move or remove this one.'

/**
 * Reports texts that React keeps as text nodes among other nodes: it can neither remove nor update them, nor put something
 * before them, once a page translator has replaced them (react#11538). An element whose only child is a text is safe,
 * because React then sets its content.
 */
export const createBareTextRule = (names: KnownNames) => ({
  create(context: Context) {
    const reader = new Reader(context, names)

    function check(parent: ESTree.JSXElement | ESTree.JSXFragment): void {
      const children = parent.children
        .map((child) => ({ child, kind: reader.readChild(child) }))
        .filter(({ kind }) => kind !== 'nothing')
      const isAlone = children.length === 1
      const isFragment = parent.type === 'JSXFragment'
      const isStill = children.every(({ kind }) => kind === 'element' || kind === 'fixed text')
      for (const { child, kind } of children) {
        if (isAlone && !isFragment && !isTextList(child)) continue
        const mayChange = kind === 'text' || kind === 'unknown'
        if (mayChange || (kind === 'fixed text' && (isFragment || !isStill)))
          context.report({ node: child, message })
      }
    }

    /** Whether an only child is a list of texts, for which React creates text nodes. */
    function isTextList(child: ESTree.Node): boolean {
      return (
        child.type === 'JSXExpressionContainer' &&
        child.expression.type === 'CallExpression' &&
        getListCallback(child.expression) !== undefined &&
        reader.read(child.expression) === 'text'
      )
    }

    function checkComponent(node: ESTree.Function): void {
      if (!/^[A-Z]/.test(node.id?.name ?? '') || node.body === null) return
      for (const value of findReturns(node.body)) {
        if (value !== null && /text/.test(reader.read(value)))
          context.report({ node: value, message })
      }
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
    }
  },
})

/** The plugin `bare-text` of oxlint, with the rule `no-bare-text`. */
export function createBareTextPlugin(names: KnownNames) {
  return definePlugin({
    meta: { name: 'bare-text' },
    rules: { 'no-bare-text': createBareTextRule(names) },
  })
}
