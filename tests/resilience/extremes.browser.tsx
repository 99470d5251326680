import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { allScreens, findExtremeScenario, findPageViolations } from './fault-matrix.tsx'
import { renderApp } from './render-app.tsx'

// What one read answers at the least and at the most: the fault matrix.
describe.each(['minimal', 'maximal'] as const)('with %s answers', (extreme) => {
  it.each(allScreens)('$name shows its page, and fits into 320 px', async ({ path }) => {
    await page.viewport(320, 640)
    const app = await renderApp({
      path,
      language: 'fr',
      scenario: findExtremeScenario(extreme),
    })
    const isAdmin = path.startsWith('/admin')
    const violations = findPageViolations(app, { isAdmin, language: 'fr' })
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) violations.push(`is ${scrollWidth} px wide`)
    violations.push(...app.consoleErrors.map((error) => `logs ${error.slice(0, 300)}`))
    app.unmount()
    expect(violations).toEqual([])
  })
})
