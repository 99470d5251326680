import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { isTreeOfFiles } from './route-tree.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'routes-'))
  await cp('src/routes', join(root, 'src/routes'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('the tree that is kept is that of the files', async () => {
  expect(await isTreeOfFiles(root)).toBe(true)
})

test.each([
  '_public/partners.tsx',
  '_public/services/offices.lazy.tsx',
  'admin/partners/index.tsx',
])('a route in %s is missed', async (file) => {
  const path = join(root, 'src/routes', file)
  await cp(join(root, 'src/routes/_public/faq.tsx'), path)
  expect(await isTreeOfFiles(root)).toBe(false)
})

test('a route that went is noticed', async () => {
  await rm(join(root, 'src/routes/_public/faq.lazy.tsx'))
  expect(await isTreeOfFiles(root)).toBe(false)
})

test('what routes share is no route', async () => {
  await writeFile(join(root, 'src/routes/admin/-session.tsx'), '')
  expect(await isTreeOfFiles(root)).toBe(true)
})

test('a tree that is not there is written', async () => {
  await rm(join(root, 'src/routeTree.gen.ts'))
  expect(await isTreeOfFiles(root)).toBe(false)
})
