import { screens } from '../support/screens.ts'
import { expect, test, type Page } from '../support/test.ts'
import { findTextOverlaps } from '../support/text-overlaps.ts'

/** Screens beside those of the list: other tabs, and forms whose send button is pressed while they are empty. */
const emptyForms = [
  '/contact',
  '/detailsavocatslist/2?tab=contact',
  '/vous-etes-avocat',
  '/admin/articles/formulaire',
  '/admin/countries/formulaire',
  '/admin/interventions/formulaire',
  '/admin/faqs/formulaire/new',
]
const otherPaths = [
  '/apropos',
  '/blog',
  '/faq',
  '/avocatslist?city=Gand&language=pt',
  ...['apropos', 'honoraires', 'adresse'].map((tab) => `/detailsavocatslist/2?tab=${tab}`),
  '/admin/visas/formulaire',
  '/admin/faqs?q=aucune+réponse',
]
/** What a press of a button shows, without being announced as a dialog. */
const presses = [
  ['/admin/interventions/formulaire/1', 'Modifier'],
  ['/admin/interventions/formulaire/1', 'Supprimer'],
  ['/admin/articles/formulaire/1', 'Aperçu'],
  ['/admin/articles/formulaire/1', 'Modifier quand même'],
  ['/admin/articles/formulaire', 'Insérer un lien'],
  ['/admin/visas/formulaire/1', 'Aperçu'],
] as const
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
    expect(await walk(page, areaPaths, [390, 820, 1440])).toEqual([])
  })
}

test('back-office: long texts stay in their places in editors, previews and questions', async ({
  page,
}) => {
  await open(page, '/faq?scenario=long-texts')
  for (const [path, button] of presses) {
    await visit(page, '/admin')
    await visit(page, path)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    expect(await check(page, [390, 820, 1440]), `${path} after '${button}'`).toEqual([])
  }
  await visit(page, '/admin')
  await visit(page, '/admin/countries/formulaire/1')
  await page.getByRole('textbox', { name: 'Code' }).fill('XX')
  await page.getByRole('link', { name: 'Visas' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await check(page, [390, 820, 1440]), 'leaving a form').toEqual([])
})

test('the check finds each kind of fault, and nothing in a page without', async ({ page }) => {
  const find = async (body: string) => {
    await page.setContent(`<body style="margin: 0"><div id="root">${body}</div>`)
    return (await page.evaluate(findTextOverlaps)).map((issue) => issue.replace(/ \(.*/, ''))
  }
  const over = 'style="margin: -38px 0 0"'
  const narrow = 'overflow: hidden; inline-size: 40px; white-space: nowrap'
  expect(await find(`<p>under</p><p ${over}>over</p>`)).toEqual(["overlap: 'over'"])
  expect(await find(`<p style="${narrow}">a long line</p>`)).toEqual(["cut off: 'a long line'"])
  expect(await find('<p style="overflow: auto; text-indent: -60px">before</p>')).toEqual([
    "out of reach: 'before'",
  ])
  expect(await find('<p style="inline-size: 2em; overflow-wrap: anywhere">procedure</p>')).toEqual([
    "broken word 'procedure': 'procedure'",
  ])
  expect(
    await find('<p style="inline-size: 5em; white-space: nowrap">a much longer line</p>'),
  ).toEqual(["sticks out of <p>: 'a much longer line'"])
  expect(await find('<p style="inline-size: 3000px">wide</p>')).toEqual([
    expect.stringMatching(/^the page scrolls sideways by \d+ px$/),
  ])
  const fine = [
    `<p style="${narrow}; text-overflow: ellipsis">a long line</p>`,
    '<p style="overflow: auto; white-space: nowrap; inline-size: 40px">a long line</p>',
    `<p>under</p><p ${over} inert>over</p>`,
    '<p style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">x y</p>',
    '<p style="inline-size: 3em; overflow-wrap: anywhere; hyphens: auto">procedure</p>',
  ]
  expect(await find(fine.join(''))).toEqual([])
})

for (const [locale, area] of [
  ['fr-BE', 'public pages'],
  ['fr-BE', 'back-office'],
  // The back-office is in French only.
  ['en-GB', 'public pages'],
] as const) {
  test.describe(`${area}, ${locale}`, () => {
    test.use({ locale })

    test('texts stay in their places at 320, 820 and 1200 px', async ({ page }) => {
      await open(page, '/faq')
      expect(await walk(page, areas[area], [320, 820, 1200])).toEqual([])
    })
    // English words are shorter.
    if (locale === 'en-GB') return
    test('texts stay in their places at 200 % text size (WCAG 1.4.4)', async ({ page }) => {
      await open(page, '/faq')
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      expect(await walk(page, areas[area], [390, 1440])).toEqual([])
    })
  })
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('shortlist', '[1,2,3,4]'))
  await page.goto(url)
}

/** Visits the paths at all widths, opens what can be opened there, and returns what is wrong with their texts. */
async function walk(
  page: Page,
  areaPaths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const issues = new Set<string>()
  const opened = new Set<string>()
  const note = async (place: string, atWidths = widths) => {
    for (const issue of await check(page, atWidths)) issues.add(`${place}, ${issue}`)
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

/** How often a page that is wrong is looked at again: what is loading may put it right. */
const maxLooks = 10

/** What is wrong with the texts of the page as it stands, at each of the widths. */
async function check(page: Page, widths: readonly number[]): Promise<string[]> {
  const issues: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    let found: string[] = []
    // The editor, for example, comes with code of its own.
    for (let looks = 0; looks === 0 || (found.length > 0 && looks < maxLooks); looks += 1) {
      await settle(page)
      found = await page.evaluate(findTextOverlaps)
    }
    issues.push(...found.map((issue) => `${width} px: ${issue}`))
  }
  return issues
}

/** Goes on without loading a document, which takes the most time, through what the router gives its developer tools. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: { navigate: (to: { href: string; ignoreBlocker: true }) => Promise<void> }
    }
    await router.navigate({ href, ignoreBlocker: true })
  }, path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Two frames, so that the observers of sizes have run. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Runs in the page: the visible buttons that open something. */
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
