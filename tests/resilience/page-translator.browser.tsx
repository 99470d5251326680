import { afterEach, expect, it, vi } from 'vitest'

import { screens } from '../support/screens.ts'
import { startPageTranslator } from '../support/page-translator.ts'
import { renderApp } from './render-app.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const realSetTimeout = setTimeout

/** Lets effects, requests and short timers run. */
async function settle(milliseconds = 50): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => {
      realSetTimeout(resolve, 0)
    })
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
}

const controls = 'button, summary, input, select, textarea'
/** They delete, or change the language, which the other test does. */
const leftAlone = /supprimer|effacer|english|français|langue|language/i

function getLabel(control: Element): string {
  return `${control.localName} ${control.ariaLabel ?? control.textContent}`.trim()
}

/** What a person does with a control. */
function getSteps(control: Element): (() => void)[] {
  if (control instanceof HTMLSelectElement)
    return [...control.options].slice(0, 3).map(
      ({ value }) =>
        () =>
          setValue(control, value),
    )
  const isTyped =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/checkbox|radio|file/.test(control.type))
  if (isTyped) return ['a', 'visa', ''].map((value) => () => setValue(control, value))
  const isPressed = control instanceof HTMLElement && !control.matches('[type=file]')
  return isPressed ? [() => control.click(), () => control.click()] : []
}

function setValue(
  control: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement,
  value: string,
): void {
  // As React does not see a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

it.each(screens)('$name can be used while a page translator is at work', async ({ path }) => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const app = await renderApp({ path, language: 'fr', durationMs: 1000 })
  const stop = startPageTranslator()
  const seen = new Set<string>()
  // What a press has opened is used in the second round.
  for (let round = 0; round < 2; round += 1) {
    for (const control of app.root.querySelectorAll<HTMLElement>(controls)) {
      const label = getLabel(control)
      if (seen.has(label) || leftAlone.test(label) || control.matches(':disabled, iframe *'))
        continue
      seen.add(label)
      for (const step of getSteps(control)) {
        step()
        await settle()
        expect(app.consoleErrors, label).toEqual([])
        if (!control.isConnected) break
      }
    }
  }
  expect(seen.size).toBeGreaterThan(3)
  await settle(1000)
  expect(app.consoleErrors).toEqual([])
  expect(app.pageErrors).toEqual([])
  expect(app.root.querySelector('main h1')).not.toBeNull()
  stop()
  app.unmount()
})

const publicScreens = screens.filter(({ name }) => !name.startsWith('admin'))

it.each(publicScreens)(
  '$name shows no text of before while a page translator is at work',
  async ({ path }) => {
    // The article chooses tags at random.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const english = await renderApp({ path, language: 'en', durationMs: 1000 })
    const expected = english.root.innerText
    english.unmount()

    const app = await renderApp({ path, language: 'fr', durationMs: 1000 })
    const stop = startPageTranslator()
    await app.setLanguage('en')
    await settle()
    expect(app.root.innerText).toBe(expected)
    await app.setLanguage('fr')
    expect(app.consoleErrors).toEqual([])
    stop()
    app.unmount()
  },
)
