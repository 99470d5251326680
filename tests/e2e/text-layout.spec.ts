import { screens } from '#routes/-pages.ts'

import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'
import { findTextOverlaps } from '../support/text-overlaps.ts'
import { waitForRendering } from '../support/page-waits.ts'

/** Forms that are submitted empty, to show their errors. */
const emptyForms = [
  '/contact',
  '/detailsavocatslist/2?tab=contact',
  '/vous-etes-avocat',
  '/admin/articles/formulaire',
  '/admin/countries/formulaire',
  '/admin/interventions/formulaire',
  '/admin/faqs/formulaire/new',
]
/** States of screens that `screens` does not list. */
const otherPaths = [
  '/apropos',
  '/blog',
  '/faq',
  '/avocatslist?city=Gand&language=pt',
  ...['apropos', 'honoraires', 'adresse'].map((tab) => `/detailsavocatslist/2?tab=${tab}`),
  '/admin/visas/formulaire',
  '/admin/faqs?q=aucune+réponse',
]
/** Buttons that open something without aria-haspopup or aria-expanded, which `markOpeners` misses. */
const presses = [
  ['/admin/interventions/formulaire/1', 'Modifier'],
  ['/admin/interventions/formulaire/1', 'Supprimer'],
  ['/admin/articles/formulaire/1', 'Aperçu'],
  ['/admin/articles/formulaire/1', 'Modifier quand même'],
  ['/admin/articles/formulaire', 'Insérer un lien'],
  ['/admin/visas/formulaire/1', 'Aperçu'],
] as const
const projectWidths = [390, 820, 1440]
const paths = [...screens.map(({ path }) => path), ...otherPaths, ...emptyForms]
const isAdmin = (path: string) => path.startsWith('/admin')
const areas = {
  'public pages': paths.filter((path) => !isAdmin(path)),
  'back-office': paths.filter(isAdmin),
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [area, areaPaths] of Object.entries(areas)) {
  test(`${area}: long texts stay in their places, also in menus, dialogs and beside errors`, async ({
    page,
  }) => {
    await open(page, '/faq?scenario=long-texts')
    await expect(page.getByText('Donaudampfschifffahrts').first()).toBeVisible()
    expect(await collectIssues(page, areaPaths, projectWidths)).toEqual([])
  })
}

test('back-office: long texts stay in their places in editors, previews and confirmation dialogs', async ({
  page,
}) => {
  await open(page, '/faq?scenario=long-texts')
  for (const [path, button] of presses) {
    // From another screen, because a path of the list that is open already would keep what the last button opened.
    await visit(page, '/admin')
    await visit(page, path)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    expect(await findIssuesAtWidths(page, projectWidths), `${path} after '${button}'`).toEqual([])
  }
  await visit(page, '/admin')
  await visit(page, '/admin/countries/formulaire/1')
  await page.getByRole('textbox', { name: 'Code' }).fill('XX')
  await page.getByRole('link', { name: 'Visas' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findIssuesAtWidths(page, projectWidths), 'leaving a form').toEqual([])
})

/** The narrowest width is that of WCAG 1.4.10. Between them and beyond, long texts are tried. */
const usualSize = { name: 'at 320 and 1200 px', widths: [320, 1200] }
const narrow = { name: 'at 320 px', widths: [320] }
const doubledSize = {
  name: 'at 200 % text size (WCAG 1.4.4)',
  widths: [390, 1440],
  /** Twice Chromium's defaults. */
  fontSizes: { standard: 32, fixed: 26 },
}
const sweeps = [
  { locale: 'fr-BE', area: 'public pages', textSizes: [usualSize, doubledSize] },
  { locale: 'fr-BE', area: 'back-office', textSizes: [usualSize, doubledSize] },
  // The back-office is in French only, and English words are shorter.
  { locale: 'en-GB', area: 'public pages', textSizes: [narrow] },
] as const

for (const { locale, area, textSizes } of sweeps) {
  test.describe(`${area}, ${locale}`, () => {
    test.use({ locale })

    for (const { name, widths, ...textSize } of textSizes) {
      test(`texts stay in their places ${name}`, async ({ page }) => {
        await open(page, '/faq')
        if ('fontSizes' in textSize) {
          const session = await page.context().newCDPSession(page)
          await session.send('Page.setFontSizes', textSize)
        }
        expect(await collectIssues(page, areas[area], widths)).toEqual([])
      })
    }
  })
}

test('texts stay in their places with wider spaces (WCAG 1.4.12)', async ({ page }) => {
  await open(page, '/faq')
  await page.evaluate(widenSpaces)
  expect(await collectIssues(page, ['/', '/lettre', '/admin'], [1280])).toEqual([])
})

/** Runs in the page, and holds for its other paths, too. */
function widenSpaces(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('shortlist', '[1,2,3,4]'))
  await page.goto(url)
}

/** Visits the paths at all widths, opens what can be opened there, and returns what is wrong with their texts. */
async function collectIssues(
  page: Page,
  areaPaths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const issues = new Set<string>()
  const opened = new Set<string>()
  const note = async (place: string, atWidths = widths) => {
    for (const issue of await findIssuesAtWidths(page, atWidths)) issues.add(`${place}, ${issue}`)
  }
  for (const path of areaPaths) {
    await visit(page, path)
    for (const width of widths) {
      await note(path, [width])
      // What is in the header of all pages, or in each row of a list, opens once.
      for (const { index, name, kind } of await page.evaluate(markOpeners)) {
        if (opened.has(`${kind} ${width}`)) continue
        opened.add(`${kind} ${width}`)
        await page.evaluate(click, index)
        await note(`${path} with '${name}' open`, [width])
        await page.keyboard.press('Escape')
      }
    }
    if (await page.evaluate(openAllDetails)) await note(`${path} with all details open`)
    if (emptyForms.includes(path)) {
      await page.evaluate(() => [...document.forms].at(-1)?.requestSubmit())
      await expect(page.locator('[aria-invalid=true]').first(), path).toBeVisible()
      await note(`${path} with errors`)
    }
  }
  return [...issues]
}

/** What is wrong with the texts of the page as it stands, at each of the widths. */
async function findIssuesAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const issues: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    let found: string[] = []
    const check = async () => {
      await page.evaluate(waitForRendering)
      found = await page.evaluate(findTextOverlaps)
      return found
    }
    // What is still loading, such as the code of the editor, may remove an issue.
    await expect
      .poll(check)
      .toEqual([])
      .catch(() => undefined)
    issues.push(...found.map((issue) => `${width} px: ${issue}`))
  }
  return issues
}

async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(navigate, path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/**
 * Runs in the page. Numbers the buttons that open something, for `click`, and returns those that are visible. Buttons of one
 * kind open the same: the header's on every page, and those of each row of a list.
 */
function markOpeners(): { index: number; name: string; kind: string }[] {
  const openers = document.querySelectorAll<HTMLElement>(
    '#root :is(button[aria-haspopup=dialog], button[aria-expanded=false])',
  )
  return [...openers].flatMap((opener, index) => {
    opener.dataset['opener'] = String(index)
    if (!opener.checkVisibility() || opener.closest('[inert]') !== null) return []
    const name = (opener.getAttribute('aria-label') ?? opener.textContent).trim().slice(0, 30)
    const isRepeated = opener.closest('header, tr, li') !== null
    const kind = `${opener.className} ${isRepeated ? '' : location.pathname}`
    return [{ index, name, kind }]
  })
}

/** Runs in the page. */
function click(index: number): void {
  document.querySelector<HTMLElement>(`[data-opener='${index}']`)?.click()
}

/** Runs in the page. */
function openAllDetails(): boolean {
  const closed = document.querySelectorAll('main details:not([open])')
  for (const details of document.querySelectorAll('main details')) {
    details.removeAttribute('name')
    details.setAttribute('open', '')
  }
  return closed.length > 0
}
