import { expect, it } from 'vitest'

import { instant, type Scenario } from '#mocks/scenarios.ts'

import { allScreens } from './fault-matrix.tsx'
import { renderApp } from './render-app.tsx'

const down: Scenario = { ...instant, faults: { '*': { status: 503, text: '' } } }

/** The texts of the page, once each. What is said to screen readers comes and goes. */
const listTexts = (root: HTMLElement) =>
  new Set(
    [...root.querySelectorAll('main :is(h1, h2, h3, a, button, label, dd, td, th)')].map(
      ({ textContent }) => textContent,
    ),
  )

it.each(allScreens)(
  'what $name shows stays when it is asked for again and the server is down',
  async ({ path }) => {
    const app = await renderApp({ path, language: 'fr' })
    const before = listTexts(app.root)
    await app.refetch(down)
    const after = listTexts(app.root)
    app.unmount()
    expect([...before].filter((text) => !after.has(text))).toEqual([])
  },
)
