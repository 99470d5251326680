import { expect, it } from 'vitest'

import { allScreens } from './fault-matrix.tsx'
import { renderApp } from './render-app.tsx'

/** What a screen reads is started by the loader of its route, before its code is there (`app/check-loaders.ts`). */
it.each(allScreens)('the loader of $name starts what it reads', async ({ path }) => {
  const app = await renderApp({ path, language: 'fr', durationMs: 3000 })
  const missing = app.consoleErrors.filter((error) => error.startsWith('No loader'))
  app.unmount()
  expect([...new Set(missing)]).toEqual([])
})
