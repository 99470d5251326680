import { openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'

import authors from '#mocks/fixtures/data/authors.json' with { type: 'json' }
import countries from '#mocks/fixtures/data/countries.json' with { type: 'json' }
import lawyers from '#mocks/fixtures/data/lawyers.json' with { type: 'json' }
import testimonials from '#mocks/fixtures/data/testimonials.json' with { type: 'json' }
import { deleteAllDrafts } from '#screens/admin/core/form/draft-storage.ts'
import { dismissToast, showToast, useToasts } from '#screens/admin/core/layout/toasts.ts'
import { screens } from '#routes/-pages.ts'

import { startPageTranslator } from '../support/page-translator.ts'
import { renderApp, type RenderedApp } from './render-app.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await deleteAllDrafts()
  localStorage.clear()
  sessionStorage.clear()
})

const controls = 'button, summary, input, select, textarea'
/** They delete, or change the language, which the other test does. */
const leftAlone = /supprimer|effacer|english|français|langue|language/i

/** A list repeats its controls. */
const maxOfAKind = 4

function getLabel(control: Element): string {
  return `${control.localName} ${control.ariaLabel ?? control.textContent}`.trim()
}

/** A text that is the brand, a person's name, an e-mail address, a phone number or a country's code. */
const untranslatable = new RegExp(
  [
    'Droit de Cité',
    ...lawyers.map(({ name }) => `(Maître )?${name}`),
    ...authors.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...testimonials.map(({ name }) => name),
    String.raw`\S+@\S+`,
    String.raw`\+[\d\s()]+`,
    ...countries.map(({ code }) => code),
  ]
    .map((pattern) => `^(${pattern})$`)
    .join('|'),
)

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
  const app = await renderApp({ path, language: 'fr' })
  const stop = startPageTranslator()
  const texts = Array.from(app.root.querySelectorAll('font font'), ({ textContent }) => textContent)
  expect(texts.filter((text) => untranslatable.test(text))).toEqual([])
  const used = new Set<string>()
  const countsByKind = new Map<string, number>()
  // What a press has opened is used in the second round.
  for (let round = 0; round < 2; round += 1) {
    for (const control of app.root.querySelectorAll<HTMLElement>(controls)) {
      const label = getLabel(control)
      const kind = `${control.localName} ${control.className}`
      const count = countsByKind.get(kind) ?? 0
      if (used.has(label) || count === maxOfAKind || leftAlone.test(label)) continue
      if (control.matches(':disabled')) continue
      used.add(label)
      countsByKind.set(kind, count + 1)
      for (const step of getSteps(control)) {
        step()
        await app.settle()
        expect(app.consoleErrors, label).toEqual([])
        if (!control.isConnected) break
      }
    }
  }
  expect(used.size).toBeGreaterThan(3)
  await app.settle()
  expect(app.consoleErrors).toEqual([])
  expect(app.pageErrors).toEqual([])
  expect(app.root.querySelector('main h1')).not.toBeNull()
  stop()
  app.unmount()
})

/** The visible texts. Drawings may come later. */
function readTexts(root: HTMLElement): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { parentElement: parent, textContent } = walker.currentNode
    const isText = parent?.checkVisibility() === true && parent.closest('svg') === null
    if (isText && textContent?.trim() !== '') texts.push(textContent ?? '')
  }
  return texts
}

const publicScreens = screens.filter(({ name }) => !name.startsWith('admin'))

it.each(publicScreens)(
  '$name shows no text of before while a page translator is at work',
  async ({ path }) => {
    // The article chooses tags at random.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const english = await renderApp({ path, language: 'en' })
    const expected = readTexts(english.root)
    english.unmount()

    const app = await renderApp({ path, language: 'fr' })
    const stop = startPageTranslator()
    await app.setLanguage('en')
    await app.settle()
    expect(readTexts(app.root)).toEqual(expected)
    await app.setLanguage('fr')
    expect(app.consoleErrors).toEqual([])
    stop()
    app.unmount()
  },
)

function get(app: RenderedApp, selector: string): HTMLElement {
  const element = app.root.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`${selector} is not in the page.`)
  return element
}

function typeInto(app: RenderedApp, selector: string, text: string): void {
  setValue(get(app, selector) as HTMLInputElement, text)
}

describe('a page that something else has changed so far that React cannot', () => {
  it('is drawn anew, with what was typed', async () => {
    const app = await renderApp({ path: '/contact', language: 'fr' })
    typeInto(app, '[name=message]', 'Mon visa est refusé.')
    get(app, 'main [type=submit]').click()
    await app.settle()
    const heading = get(app, 'main h1')
    // The message that React removes next.
    get(app, 'p[id*=name]').remove()
    typeInto(app, '[name=name]', 'Ada')
    await app.settle()
    expect(get(app, 'main h1')).not.toBe(heading)
    expect(get(app, '[name=message]')).toHaveProperty('value', 'Mon visa est refusé.')
    expect(get(app, '[name=name]')).toHaveProperty('value', 'Ada')
    app.unmount()
  })

  it('says that a record was created, and offers no draft to create it again', async () => {
    const app = await renderApp({
      path: '/admin/faqs/formulaire/new',
      language: 'fr',
    })
    typeInto(app, '[name=question]', 'Une question ?')
    typeInto(app, '[name=response]', 'Une réponse.')
    const [country, visa] = app.root.querySelectorAll('select')
    if (country === undefined || visa === undefined) throw new Error('The form has no selects.')
    setValue(country, country.options[1]?.value ?? '')
    await app.settle()
    setValue(visa, visa.options[1]?.value ?? '')
    await app.settle()
    // React removes it once the form is saved.
    get(app, '[data-dirty] > *').remove()
    get(app, 'form [type=submit]').click()
    await expect.poll(() => app.root.innerText).toContain('inutile de recommencer')
    await expect.poll(() => app.root.querySelector('[name=question]')).toHaveProperty('value', '')
    expect(await readDraft('faqs/new')).toBeUndefined()
    app.unmount()
  })

  it('is drawn anew in the back-office, where its layout breaks', async () => {
    const app = await renderApp({ path: '/admin', language: 'fr' })
    showToast('success', 'Enregistré.')
    await app.settle()
    get(app, '[role=status][aria-relevant] > *').remove()
    for (const { id } of useToasts.getState().toasts) dismissToast(id)
    await app.settle()
    expect(get(app, 'main h1').innerText).toBe('Tableau de bord')
    app.unmount()
  })

  it('is an error if that goes on', async () => {
    // Long after the redraws of the tests above.
    vi.spyOn(performance, 'now').mockReturnValue(86_400_000)
    const app = await renderApp({ path: '/contact', language: 'fr' })
    let redraws = -1
    for (let time = 0; time < 4 && app.root.querySelector('[name=name]') !== null; time += 1) {
      typeInto(app, '[name=name]', '')
      get(app, 'main [type=submit]').click()
      await expect.poll(() => app.root.querySelector('p[id*=name]')).not.toBeNull()
      get(app, 'p[id*=name]').remove()
      typeInto(app, '[name=name]', 'Ada')
      await expect.poll(() => app.root.querySelector('[name=name][aria-invalid=true]')).toBeNull()
      redraws += 1
    }
    expect(redraws).toBe(3)
    await expect.poll(() => app.root.innerText).toContain('Cette page n’a pas pu s’afficher')
    app.unmount()
  })
})

/** Waits for what the page has begun to write. */
async function readDraft(key: string): Promise<unknown> {
  const database = await openDB('droit-de-cite-drafts')
  const draft: unknown = await database.get('drafts', key)
  database.close()
  return draft
}
