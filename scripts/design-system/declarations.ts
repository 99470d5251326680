import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'

import { parseSync } from 'vite'

/** A name that a file declares or imports at its top level. */
export interface Symbol {
  readonly path: string
  readonly name: string
}

/** What one top-level declaration of a file says. */
export interface Declaration {
  /** The names that it uses, of its own file. */
  readonly names: ReadonlySet<string>
  /** The files that it imports when it needs them. */
  readonly imports: ReadonlySet<string>
  /** Its texts that look like paths; what a template fills in is `*`. */
  readonly paths: readonly string[]
  /** The functions that it calls, with their first argument if that is a text. */
  readonly calls: readonly { readonly name: string; readonly argument?: string | undefined }[]
  /** Its entries that have such a key: what they say is not in the other properties. */
  readonly entries: readonly { readonly key: string; readonly value: Declaration }[]
}

/** A file: what each name is, here or elsewhere, and what it exports. */
interface SourceFile {
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imported: ReadonlyMap<string, Symbol>
  readonly exported: ReadonlyMap<string, string>
}

export type Sources = ReadonlyMap<string, SourceFile>

interface Node {
  readonly type: string
  readonly [property: string]: unknown
}

/** Where a path is not where somebody is led: the page that a hook belongs to, and how a menu marks its place. */
const otherProperties = new Set(['from', 'relatedPaths'])

/**
 * Reads the files of `src/` by declarations. Whole files would be too much: a list of all paths, in a file that a screen
 * imports one function of, is not where the screen leads. `isEntry` are keys of tables of which a reader needs one entry.
 */
export async function readSources(root: URL, isEntry: (key: string) => boolean): Promise<Sources> {
  const paths = globSync('src/**/*.{ts,tsx}', {
    cwd: root.pathname,
    exclude: ['**/*.{test,stories,fixture,gen}.*'],
  })
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, SourceFile]> => {
        const text = await readFile(new URL(path, root), 'utf8')
        return [path, readSourceFile(path, text, isEntry)]
      }),
    ),
  )
}

/** Everything that is declared in what these symbols use, from file to file. `skip` ends the way. */
export function collectDeclarations(
  sources: Sources,
  starts: readonly Symbol[],
  selectEntry: (key: string) => boolean,
  skip: (symbol: Symbol) => boolean,
): Declaration[] {
  const found: Declaration[] = []
  const waiting = [...starts]
  const seen = new Set<string>()
  const follow = (path: string, declaration: Declaration): void => {
    found.push(declaration)
    for (const name of declaration.names) waiting.push({ path, name })
    for (const imported of declaration.imports) {
      for (const name of sources.get(imported)?.exported.values() ?? []) {
        waiting.push({ path: imported, name })
      }
    }
    for (const { key, value } of declaration.entries) if (selectEntry(key)) follow(path, value)
  }
  for (const symbol of waiting) {
    const { path, name } = symbol
    if (seen.has(`${path} ${name}`) || skip(symbol)) continue
    seen.add(`${path} ${name}`)
    const file = sources.get(path)
    const imported = file?.imported.get(name)
    if (imported !== undefined) {
      const exporter = sources.get(imported.path)
      waiting.push({ path: imported.path, name: exporter?.exported.get(imported.name) ?? '' })
    }
    const declaration = file?.declarations.get(name)
    if (declaration !== undefined) follow(path, declaration)
  }
  return found
}

function readSourceFile(path: string, text: string, isEntry: (key: string) => boolean): SourceFile {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const declarations = new Map<string, Declaration>()
  const imported = new Map<string, Symbol>()
  const exported = new Map<string, string>()
  const addNames = (names: readonly string[], value: unknown): void => {
    const declaration = readDeclaration(path, value, isEntry)
    for (const name of names) declarations.set(name, declaration)
  }
  const declare = (node: Node): string[] => {
    if (node.type !== 'VariableDeclaration') {
      const names = findNames(node['id'])
      addNames(names, node)
      return names
    }
    return (node['declarations'] as Node[]).flatMap(({ id, init }) => {
      const names = findNames(id)
      addNames(names, init)
      return names
    })
  }
  for (const statement of program.body as unknown as readonly Node[]) {
    const source = resolveImport(path, (statement['source'] as { value?: string } | null)?.value)
    const specifiers = (statement['specifiers'] ?? []) as Record<string, Node>[]
    const declared = statement['declaration'] as Node | null | undefined
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported: from } of specifiers) {
        if (source !== undefined) {
          imported.set(getName(local), { path: source, name: from ? getName(from) : 'default' })
        }
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const name of declared ? declare(declared) : []) exported.set(name, name)
      for (const { local, exported: as } of specifiers) {
        const name = getName(as)
        exported.set(name, source === undefined ? getName(local) : `export ${name}`)
        if (source !== undefined) {
          imported.set(`export ${name}`, { path: source, name: getName(local) })
        }
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      addNames(['default'], declared)
      exported.set('default', 'default')
    } else {
      declare(statement)
    }
  }
  return { declarations, imported, exported }
}

function readDeclaration(
  path: string,
  root: unknown,
  isEntry: (key: string) => boolean,
): Declaration {
  const names = new Set<string>()
  const imports = new Set<string>()
  const paths: string[] = []
  const calls: { name: string; argument?: string | undefined }[] = []
  const entries: { key: string; value: Declaration }[] = []
  const visit = (node: Node, property: string | undefined): void => {
    // Types lead nowhere, but what is said to be of a type does.
    if (node.type.startsWith('TS') && node['expression'] === undefined) return
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(getName(node))
    if (node.type === 'ImportExpression') {
      const imported = resolveImport(path, getText(node['source']))
      if (imported !== undefined) imports.add(imported)
    }
    if (node.type === 'CallExpression') {
      const [argument] = node['arguments'] as Node[]
      calls.push({ name: getName(node['callee']), argument: getText(argument) })
      // Which route this file is, or which route's state it reads.
      if (/^(?:create(?:Lazy)?FileRoute|getRouteApi)$/.test(getName(node['callee']))) return
    }
    const text = getText(node)
    // The home page is `/`, which is also what paths are split by.
    const isPath = text === '/' ? property === 'to' : text?.startsWith('/') === true
    if (isPath && text !== undefined && !otherProperties.has(property ?? '')) paths.push(text)
    if (node.type === 'Property' && isEntry(getName(node['key']))) {
      entries.push({
        key: getName(node['key']),
        value: readDeclaration(path, node['value'], isEntry),
      })
      return
    }
    const own =
      node.type === 'Property' || node.type === 'JSXAttribute'
        ? getName(node['key'] ?? node['name'])
        : property
    for (const child of findChildren(node)) visit(child, own)
  }
  for (const node of findChildren({ type: 'Root', root })) visit(node, undefined)
  return { names, imports, paths, calls, entries }
}

function findChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    )
}

/** The names that a pattern binds. */
function findNames(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return []
  const node = pattern as Node
  return node.type === 'Identifier'
    ? [getName(node)]
    : findChildren(node)
        .filter(({ type }) => !type.startsWith('TS'))
        .flatMap(findNames)
}

function getName(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

/** The text of a literal, or of a template with `*` for what it fills in. */
function getText(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as Record<string, unknown>
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('*')
}

/** The path of a file of the project, by a relative path or by `#` for `src/`. */
function resolveImport(path: string, name: string | undefined): string | undefined {
  if (name?.startsWith('.')) return posix.join(posix.dirname(path), name)
  return name?.startsWith('#') ? `src/${name.slice(1)}` : undefined
}
