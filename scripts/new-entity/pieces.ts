import type { EntityNames } from './names.ts'

/** The files that an entity begins with, by their paths: five calls over records with a name. */
export function newFiles({ group, type, path }: EntityNames): Record<string, string> {
  return {
    [`src/contract/${group}.ts`]: contractFile(group, type, path),
    [`mocks/handlers/${group}.ts`]: handlersFile(group, type),
    [`mocks/words/${group}.json`]: `${JSON.stringify([{ id: 1, name: 'Exemple' }], undefined, 2)}\n`,
  }
}

function contractFile(group: string, type: string, path: string): string {
  return `import * as z from 'zod/mini'

import { acknowledgement, endpoint, json } from './endpoint.ts'
import { type Infer, lazily } from './schema.ts'

export const ${type} = lazily(() => z.object({ id: z.int(), name: z.string() }))
export type ${type} = Infer<typeof ${type}>

export const ${type}Input = lazily(() => z.strictObject({ name: z.string() }))
export type ${type}Input = Infer<typeof ${type}Input>

const ${type}Update = lazily(() => z.strictObject({ id: z.int(), ...${type}Input().shape }))

export const ${group} = {
  list: endpoint({
    method: 'GET',
    path: '/api/${path}',
    answer: json(() => z.array(${type}())),
    summary: 'Every record of ${group} (spec 7)',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/${path}/{id}',
    answer: json(${type}),
    summary: 'One record of ${group} (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/${path}',
    body: json(${type}Input),
    answer: acknowledgement(),
    status: 201,
    summary: 'Create a record of ${group} (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/${path}/{id}',
    body: json(${type}Update),
    answer: acknowledgement(),
    summary: 'Change a record of ${group} (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/${path}/{id}',
    answer: acknowledgement(),
    status: 204,
    summary: 'Delete a record of ${group} (spec 7)',
  }),
}
`
}

function handlersFile(group: string, type: string): string {
  return `import { found, type Implementations, requireSameId } from './implementation.ts'

export const ${group}: Implementations<'${group}'> = {
  list: ({ database }) => database.${group}.all(),
  detail: async ({ parameters, database }) =>
    found(await database.${group}.find(parameters.id), '${type}'),
  async create({ body, database }) {
    await database.${group}.insert(body)
  },
  async update({ parameters, body, database }) {
    requireSameId(parameters, body)
    found(await database.${group}.update(body), '${type}')
  },
  async remove({ parameters, database }) {
    if (!(await database.${group}.remove(parameters.id))) found(undefined, '${type}')
  },
}
`
}

/** A line that an existing file gains: last in the list that begins with these words, and what it imports. */
export interface Entry {
  readonly file: string
  readonly list: string
  readonly line: string
  readonly imports?: string
}

/** Where an entity is registered. */
export function entries({ group, type }: EntityNames): Entry[] {
  return [
    {
      file: 'src/contract/index.ts',
      list: 'export const contract = {',
      line: `  ${group},`,
      imports: `import { ${group} } from './${group}.ts'`,
    },
    {
      file: 'mocks/handlers/index.ts',
      list: 'const implementations:',
      line: `  ${group},`,
      imports: `import { ${group} } from './${group}.ts'`,
    },
    {
      file: 'mocks/database/tables.ts',
      list: 'export const rowSchemas = {',
      line: `  ${group}: z.object({ ...${type}().shape, id }),`,
      imports: `import { ${type} } from '#contract/${group}.ts'`,
    },
    {
      file: 'mocks/fixtures/build.ts',
      list: '  return {\n    countries,',
      line: `    ${group}: (await readJson('${group}.json')) as Tables['${group}'][],`,
    },
    // What the demo's bar calls the table.
    ...['fr', 'en'].map((language) => ({
      file: `mocks/bar/texts/${language}.ts`,
      list: '    tables: {',
      line: `      ${group}: '${group}',`,
    })),
  ]
}

/**
 * The file with the entry.
 *
 * @throws Error when it no longer holds the list.
 */
export function withEntry(source: string, { file, list, line, imports }: Entry): string {
  const start = source.indexOf(list)
  const indent = / */.exec(list)?.[0] ?? ''
  const end = source.indexOf(`\n${indent}}`, start)
  if (start === -1 || end === -1) throw new Error(`${file} has no list "${list}" any more.`)
  const listed = `${source.slice(0, end)}\n${line}${source.slice(end)}`
  return imports === undefined ? listed : withImport(listed, imports)
}

/** After the imports that there are. */
function withImport(source: string, line: string): string {
  const last = [...source.matchAll(/^(?:import .*|\}) from '.*'$/gm)].at(-1)
  const end = last === undefined ? 0 : last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}
