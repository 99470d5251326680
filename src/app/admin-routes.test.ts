import { expect, it } from 'vitest'

import { isAdminPath } from './admin-routes.ts'

it.each([
  ['/admin', '/', true],
  ['/Admin/visas', '/', true],
  ['/demo/admin/', '/demo/', true],
  ['/', '/', false],
  ['/administration', '/', false],
  ['/blog/admin', '/', false],
  ['/demo', '/demo/', false],
])('%s below %s is of the back-office: %s', (pathname, basePath, expected) => {
  expect(isAdminPath(pathname, basePath)).toBe(expected)
})
