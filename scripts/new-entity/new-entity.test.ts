import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { namesOf } from './names.ts'
import { withEntry } from './pieces.ts'

const run = promisify(execFile)
const project = new URL('../../', import.meta.url).pathname
/** What is in the project's folder without being of it. */
const isMade = /^(node_modules|\.git|dist.*|bench|storybook-static|shots|coverage|test-results)$/
/** A copy of the project, in which the entity is added. */
let copy: string

/** Runs a tool of the project in the copy, as from a shell of its own. */
async function inCopy(command: string, ...parameters: string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const { stdout } = await run(command, parameters, {
    cwd: copy,
    env: { ...Object.fromEntries(environment), NODE_ENV: '' },
  })
  return stdout
}

/** What a screen would do with the entity; it compiles only when everything knows it. */
const use = `
import { QueryClient } from '@tanstack/react-query'
import { createApi } from '#api/api.ts'
import type { Event } from '#contract/events.ts'
import { instant } from './mocks/scenarios.ts'
import { startMockServer } from './mocks/server.ts'

const server = await startMockServer({ port: 0, scenario: () => instant })
const { calls, queries } = createApi({ api: server.url, site: server.url }, (request) => fetch(request))
const cache = new QueryClient()
const seeded: Event[] = await cache.fetchQuery(queries.events.list())
await calls.events.create({ body: { name: 'Permanence' } })
await calls.events.update({ parameters: { id: 2 }, body: { id: 2, name: 'Permanence à Liège' } })
const changed: Event = await cache.fetchQuery(queries.events.detail({ id: 2 }))
await calls.events.remove({ parameters: { id: 2 } })
const left = await calls.events.list({})
await server.close()
console.log(JSON.stringify({ seeded, changed, left, key: queries.events.detail({ id: 2 }).queryKey }))
`

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-entity-'))
  for (const name of await readdir(project)) {
    if (!isMade.test(name)) await cp(join(project, name), join(copy, name), { recursive: true })
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, 'use.ts'), use)
  await inCopy(process.execPath, 'scripts/new-entity/write.ts', 'events')
}, 120_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('npm run new:entity events', { timeout: 120_000 }, () => {
  it('gives the client its calls and queries, and the mock what answers them', async () => {
    const example = { id: 1, name: 'Exemple' }
    expect(JSON.parse(await inCopy(process.execPath, 'use.ts'))).toEqual({
      seeded: [example],
      changed: { id: 2, name: 'Permanence à Liège' },
      left: [example],
      key: ['events', 'detail', { id: 2 }],
    })
  })

  it('puts it into the OpenAPI document', async () => {
    const { paths, components } = JSON.parse(
      await readFile(join(copy, 'public/openapi.json'), 'utf8'),
    )
    expect(Object.keys(paths['/api/Events'])).toEqual(['get', 'post'])
    expect(Object.keys(paths['/api/Events/{id}'])).toEqual(['get', 'put', 'delete'])
    expect(components.schemas).toHaveProperty('Event')
  })

  it('leaves what compiles, is formatted, and passes the proofs of the mock and the document', async () => {
    const checks = await Promise.allSettled([
      inCopy('tsc', '-p', '.'),
      inCopy('oxfmt', '--check', 'src', 'mocks'),
      inCopy(
        'vitest',
        'run',
        '--project',
        'unit',
        'mocks/handlers',
        'mocks/fixtures',
        'scripts/openapi',
      ),
    ])
    expect(checks.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('writes nothing over what is there', async () => {
    await expect(inCopy(process.execPath, 'scripts/new-entity/write.ts', 'events')).rejects.toThrow(
      'src/contract/events.ts is there already.',
    )
  })
})

it('an entity has the names that follow from its plural', () => {
  expect(namesOf('courtDates')).toEqual({
    group: 'courtDates',
    type: 'CourtDate',
    path: 'CourtDates',
  })
  expect(namesOf('deputies').type).toBe('Deputy')
  expect(namesOf('people', 'person').type).toBe('Person')
  for (const bad of [undefined, '', 'Events', '../events', 'news-items', 'people']) {
    expect(() => namesOf(bad), bad).toThrow(/is no name|What is one of/)
  }
})

it('a file that lost its list is named', () => {
  const entry = { file: 'a.ts', list: 'const list = {', line: '  events,' }
  expect(withEntry('const list = {\n  one,\n}\n', entry)).toBe(
    'const list = {\n  one,\n  events,\n}\n',
  )
  expect(() => withEntry('const list = []\n', entry)).toThrow('a.ts has no list')
})
