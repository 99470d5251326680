import { expect, it } from 'vitest'

import { loaderErrorPrefix } from '#app/check-loaders.ts'

import { allScreens } from './fault-matrix.tsx'
import { renderApp } from './render-app.tsx'

/** The loader of a route starts what its screen reads, and loads its texts, before its code is there (`app/check-loaders.ts`). */
it.each(allScreens)('the loader of $name asks for what it needs', async ({ path }) => {
  const app = await renderApp({ path, language: 'fr', isFirstVisit: true })
  const missing = app.consoleErrors.filter((error) => error.startsWith(loaderErrorPrefix))
  app.unmount()
  expect([...new Set(missing)]).toEqual([])
})
