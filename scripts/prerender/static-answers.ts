import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { getPathParameterNames, type Endpoint } from '#contract/endpoint.ts'
import { type Contract, listEndpoints } from '#contract/index.ts'
import { getReferences, isEntityName } from '#domain/entities.ts'

import type { BuildFetch } from './build-api.ts'

/**
 * Writes what the mock answers to every read of the API as files, so that whoever has no service worker (curl, a client
 * in another program) reads the same from the same URL. `/api/Visas/1` is `api/Visas/1.json`, because a list and its
 * records cannot be a file and a folder of one name, and because every host knows the type of that extension.
 * `_redirects` says so, file by file: hosts differ in what they do if the target of a pattern is missing.
 */
export async function writeStaticAnswers(
  folder: string,
  base: string,
  fetchMock: BuildFetch,
): Promise<void> {
  const answers = await listAnswers(fetchMock)
  const files = [
    ...answers,
    { file: 'api/404.txt', body: 'No such address' },
    { file: 'api/405.json', body: JSON.stringify(writeProblem) },
  ]
  for (const { file, body } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), body)
  }
  const rules = [...answers, { pattern: '/api/*', file: 'api/404.txt', status: 404 }].map(
    ({ pattern, file, status }) => `${base}${pattern.slice(1)} ${base}${file} ${status}\n`,
  )
  const redirects = join(folder, '_redirects')
  await writeFile(redirects, rules.join('') + (await readFile(redirects, 'utf8')))
}

/** What a host answers to a write (RFC 9457), if it can be told to. */
const writeProblem = {
  type: 'about:blank',
  title: 'Method Not Allowed',
  status: 405,
  detail:
    'Ces réponses sont des fichiers, qu’on peut seulement lire. Les écritures fonctionnent dans les pages de la démo et avec « npm run mock-server ».' +
    ' / These answers are files, which can only be read. Writes work in the pages of the demo and with "npm run mock-server".',
}

interface StaticAnswer {
  /** `/api/Visas/1`, or the beginning of paths followed by `*`. */
  readonly pattern: string
  readonly file: string
  readonly status: number
  readonly body: string
}

/** The answer to each read and record, and after them those to an id of no record, the longest path first. */
async function listAnswers(fetchMock: BuildFetch): Promise<StaticAnswer[]> {
  const request = async (path: string) => {
    const response = await fetchMock(new Request(`https://api.invalid${path}`))
    if (response === undefined) throw new Error(`The mock does not answer ${path}.`)
    return { status: response.status, body: await response.text() }
  }
  const answers: StaticAnswer[] = []
  const fallbacks: StaticAnswer[] = []
  for (const { group, endpoint } of listEndpoints()) {
    if (endpoint.method !== 'GET' || endpoint.origin !== 'api') continue
    const [name] = getPathParameterNames(endpoint.path)
    if (name === undefined) {
      const { path } = endpoint
      answers.push({ pattern: path, file: `${path.slice(1)}.json`, ...(await request(path)) })
      continue
    }
    const start = endpoint.path.replace(`{${name}}`, '')
    const { body } = await request(getListPath(group, name))
    for (const { id } of JSON.parse(body) as { id: number }[]) {
      const path = `${start}${id}`
      answers.push({ pattern: path, file: `${path.slice(1)}.json`, ...(await request(path)) })
    }
    const unknown = await request(`${start}${Number.MAX_SAFE_INTEGER}`)
    const extension = unknown.status === 200 ? 'json' : 'txt'
    fallbacks.push({
      pattern: `${start}*`,
      file: `${start.slice(1)}unknown.${extension}`,
      ...unknown,
    })
  }
  return [...answers, ...fallbacks.toSorted((a, b) => b.pattern.length - a.pattern.length)]
}

/** The list with the records that a parameter can name: that of its own entity, or of the one it refers to. */
function getListPath(group: keyof Contract, parameter: string): string {
  const referenced = isEntityName(group)
    ? getReferences(group).find(({ field }) => field === parameter)?.to
    : undefined
  const list = `${parameter === 'id' ? group : referenced}.list`
  const found: Endpoint | undefined = listEndpoints().find(({ name }) => name === list)?.endpoint
  if (found === undefined) throw new Error(`No list has the records of ${group} by ${parameter}.`)
  return found.path
}
