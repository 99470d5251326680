import { expect, it } from 'vitest'

import { scenarios } from '#mocks/scenarios.ts'

import { renderApp } from './render-app.tsx'

/** Matches a text regardless of its spaces and its case, which styles change. */
function toPattern(text: string | RegExp): RegExp {
  if (typeof text !== 'string') return text
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(escaped.replaceAll(/\s+/g, String.raw`\s+`), 'i')
}

// Each scenario cites its clauses in mocks/scenarios.ts.
it.each(scenarios)('scenario $name shows its text', async (scenario) => {
  const app = await renderApp({
    path: scenario.path,
    language: 'fr',
    scenario,
    isWaiting: Object.values(scenario.faults ?? {}).includes('never'),
  })
  const main = app.root.querySelector('main')
  await expect.poll(() => main?.innerText ?? '').toMatch(toPattern(scenario.expectedText))
  expect(main?.innerText).not.toMatch(/\b(?:undefined|NaN|null|Invalid Date)\b|\[object Object\]/)
  expect(app.root.querySelector('header, nav')).not.toBeNull()
  expect(document.title).toMatch(/ – Droit de Cité$/)
  expect(app.pageErrors).toEqual([])
  app.unmount()
})
