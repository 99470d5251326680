import { readFile } from 'node:fs/promises'

import { AxeBuilder } from '@axe-core/playwright'

import { startSiteServer } from 'static-server'

import { screens } from '#routes/-pages.ts'

import { matchRoute } from '../../scripts/design-system/match-route.ts'
import { demoServer } from '../support/demo-servers.ts'
import { openTab, panel } from '../support/devtools.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectToFit } from '../support/expect-to-fit.ts'
import { navigate } from '../support/navigate.ts'
import { anyConsoleError, expect, allowErrors, type Page, test } from '../support/test.ts'

const getStoryFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('the hosted demo contains Storybook, with the scenarios of the demo and the specification', async ({
  page,
}) => {
  const frame = getStoryFrame(page)
  await page.goto('/storybook/?path=/story/screens-faq--empty')
  await expect(
    frame.getByText('Aucune question trouvée pour ce pays et ce sujet.').first(),
  ).toBeVisible()
  await page.goto('/storybook/?path=/story/screens-faq--loaded&globals=scenario:countries-empty')
  await expect(frame.getByText('Aucun pays trouvé.')).toBeVisible()
  await page.goto('/storybook/?path=/docs/specification-clauses--docs')
  await expect(frame.getByRole('heading', { name: '8 Error catalogue' })).toBeVisible()
})

test('the demo toolbar leads to the stories of its screen', async ({ page }) => {
  // The page with all stories of a screen includes those that fail.
  allowErrors(anyConsoleError)
  await page.goto('/faq')
  await openTab(page, 'Écran')
  await panel(page).getByRole('link', { name: 'Screens/FAQ', exact: true }).click()
  await expect(getStoryFrame(page).getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

test('the toolbar of Storybook sets the direction and the motion of a story', async ({ page }) => {
  const story = '/storybook/iframe.html?id=screens-interventions--loaded&globals='
  await page.goto(`${story}direction:rtl;motion:reduce`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expectToFit(page)
  await expect
    .poll(() =>
      html.evaluate((root) => getComputedStyle(root).getPropertyValue('--duration-normal')),
    )
    .toMatch(/^0m?s$/)
})

test('the front page shows the system, and the page of a component its uses', async ({ page }) => {
  await page.goto('/storybook/')
  const frontPage = getStoryFrame(page)
  await expect(
    frontPage.getByRole('heading', { level: 1, name: 'Calm, editorial, precise.' }),
  ).toBeVisible()
  await expect(frontPage.getByRole('listitem').filter({ hasText: '#a8242b' })).toBeVisible()
  await expect(frontPage.getByRole('heading', { name: 'Added' })).toBeVisible()
  await page.goto('/storybook/iframe.html?id=components-button--docs&viewMode=docs')
  await expect(page.getByText(/^On \d+ of \d+ routes/)).toBeVisible()
  await expect(page.getByText('src/ui/Button/Button.tsx')).toBeVisible()
  await page.getByText(/^Imported by \d+ files$/).click()
  await expect(page.getByRole('link', { name: 'Screens/FAQ', exact: true })).toHaveAttribute(
    'href',
    './?path=/docs/screens-faq--docs',
  )
})

test('pages of the design system are accessible, and fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const [id, name] of [
    ['overview', 'Calm, editorial, precise.'],
    ['getting-started', 'Getting started'],
    ['all-components', 'All components'],
    ['map-of-screens', 'Every screen, and where it leads.'],
    ['components-button', 'Button'],
    ['foundations-guilloche-playground', 'Guilloché playground'],
  ] as const) {
    await page.goto(`/storybook/iframe.html?id=${id}--docs&viewMode=docs`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  }
})

test('the list of all components leads to the page of each, with what it is made of', async ({
  page,
}) => {
  await page.goto('/storybook/?path=/docs/all-components--docs')
  const frame = getStoryFrame(page)
  const row = frame.getByRole('row').filter({ hasText: 'Contact form' })
  await expect(row).toContainText('Stable')
  await row.getByRole('link').click()
  await frame.getByText(/^\d+ components$/).click()
  await frame.getByRole('link', { name: 'Components/Text field' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'Text field' })).toBeVisible()
})

test('the map of screens leads to each state and from screen to screen', async ({
  page,
  request,
}) => {
  const index = await request.get('/storybook/index.json')
  const { entries } = (await index.json()) as { entries: Record<string, unknown> }
  await page.goto('/storybook/?path=/docs/map-of-screens--docs')
  const frame = getStoryFrame(page)
  const overview = frame.getByRole('navigation', { name: 'All screens' })
  await expect(overview).toBeVisible()

  const targets = await frame
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const ids = targets.flatMap(
    (target) => /^\.\/\?path=\/(?:story|docs)\/([^&]+)/.exec(target)?.[1] ?? [],
  )
  expect(ids.length).toBeGreaterThan(500)
  expect(ids.filter((id) => entries[id] === undefined)).toEqual([])
  const anchors = targets.filter((target) => target.startsWith('#'))
  expect(ids.length + anchors.length).toBe(targets.length)
  for (const anchor of new Set(anchors)) await expect(frame.locator(anchor)).toHaveCount(1)

  await overview.getByRole('link', { name: 'Visa details' }).press('Enter')
  const details = frame.getByRole('article', { name: 'Visa details' })
  await expect(details.getByRole('heading')).toBeInViewport()
  // The keyboard goes on in the screen that was jumped to.
  await page.keyboard.press('Tab')
  await expect(details.getByRole('link').first()).toBeFocused()
  await details.getByRole('link', { name: 'Offers' }).first().click()
  const offers = frame.getByRole('article', { name: 'Offers' })
  await expect(offers.getByRole('heading')).toBeInViewport()
  await offers.getByText('Picture').click()
  const picture = offers.frameLocator('iframe').locator('#storybook-root h1')
  await expect(picture).toBeVisible()
  await offers.getByRole('link', { name: 'Failed' }).click()
  await expect(page).toHaveURL(/story\/screens-offers--failed/)
})

test('the map of screens has every link that the pages of the demo show', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=map-of-screens--docs&viewMode=docs')
  const articles = page.getByRole('article')
  await expect(articles.first()).toBeVisible()
  const cards = await articles.evaluateAll((found) =>
    found.map((card) => ({
      id: card.id,
      paths: Array.from(card.querySelectorAll('h3 + p > span'), ({ textContent }) => textContent),
      neighbours: Object.fromEntries(
        Array.from(card.querySelectorAll('dl > div'), (row) => [
          row.querySelector('dt')?.textContent,
          Array.from(row.querySelectorAll('a'), ({ hash }) => hash.slice(1)),
        ]),
      ) as Partial<Record<string, string[]>>,
    })),
  )
  const routes = cards.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })))
  const getNeighbours = (id: string | undefined, label: string) =>
    cards.find((card) => card.id === id)?.neighbours[label] ?? []
  await page.goto('/faq')
  for (const { name, path } of screens) {
    await page.evaluate(navigate, path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const linked = await page
      .locator('main a:not([href^="http"], [download])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    const id = matchRoute(path, routes)?.id
    expect(id, name).toBeDefined()
    const missing = linked.filter((target) => {
      // Redirected to a country and a visa.
      const reached = target.replace(
        /^\/(detailsvisa|interventions)$/,
        '/$1/belgique/visa-etudiant',
      )
      const other = matchRoute(reached, routes)?.id ?? ''
      // Every screen of the back-office leads to its start, which only its layout says.
      const isSaidOnce = other !== '' && getNeighbours(other, 'Reached from').length === 0
      return other !== id && !isSaidOnce && !getNeighbours(id, 'Leads to').includes(other)
    })
    expect(missing, name).toEqual([])
  }
})

test('below a path, the grid shows a story at three widths in three languages, and asks for nothing outside', async ({
  page,
}) => {
  await using server = await startSiteServer({
    directory: 'test-builds/demo/storybook',
    base: '/visas/design/',
  })
  const wrong: string[] = []
  page.on('response', (response) => {
    const isOutside = !response.url().startsWith(`${server.url}/`)
    if (response.status() >= 400 || isOutside) wrong.push(response.url())
  })
  const story = getStoryFrame(page)
  await page.goto(`${server.url}/`)
  await story.getByRole('link', { name: 'All components' }).click()
  await story.getByRole('link', { name: 'Button', exact: true }).click()
  await story.getByRole('link', { name: 'Grid' }).first().click()

  const grid = page.getByRole('region', { name: /: grid$/ })
  await expect(grid.locator('iframe')).toHaveCount(9)
  for (const [language, code, text] of [
    ['French', 'fr', 'Trouver un avocat'],
    ['English', 'en', 'Find a lawyer'],
    ['Pseudo-language', /./, /^\[Tröüvér/],
  ] as const) {
    for (const width of [390, 820, 1440]) {
      const frame = page.frameLocator(`iframe[title$="${language}, ${width} px"]`)
      await expect(frame.locator('html')).toHaveAttribute('lang', code)
      await expect(frame.getByRole('button', { name: text, includeHidden: true })).toBeVisible()
      expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width)
    }
  }
  // The frames are pictures: the globals of the story itself stay, and Tab leads from link to link.
  await expect(story.locator('html')).toHaveAttribute('lang', 'fr')
  const links = grid.getByRole('link')
  await links.nth(0).focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  // Not what is in the frames: stories have their own checks.
  const axe = new AxeBuilder({ page }).include('.grid').options({ iframes: false })
  expect((await axe.setLegacyMode().analyze()).violations).toEqual([])

  await page.getByRole('switch', { name: 'Grid', exact: true }).press('Enter')
  await expect(grid).toBeHidden()
  await expect(story.getByRole('button').first()).toBeVisible()
  await page.goto(`${server.url}/?path=/story/screens-faq--english`)
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible()
  expect(wrong).toEqual([])
})

test('texts that are args are in each language, and a story of a page opens at its top', async ({
  page,
}) => {
  // Texts in elements, in lists and of the site's own languages.
  for (const [story, text] of [
    ['components-accordion--default', 'May I travel during the procedure?'],
    ['components-error-summary--default', 'Enter your telephone number.'],
    ['components-empty-state--not-found', 'Back to the home page'],
  ] as const) {
    await page.goto(`/storybook/iframe.html?id=${story}&embed=true&globals=language:en`)
    await expect(page.getByText(text)).toBeVisible()
  }

  // Its play function presses a button further down.
  await page.goto('/storybook/?path=/story/screens-home--loaded')
  await expect(
    getStoryFrame(page).getByRole('button', { name: 'France', pressed: true }),
  ).toBeVisible()
  await expect(getStoryFrame(page).getByRole('heading', { level: 1 })).toBeInViewport()
})

test('docs pages open at their top', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 })
  // It plays in a frame, and presses a button far below.
  await page.goto('/storybook/iframe.html?id=screens-home--docs&viewMode=docs')
  const story = page.frameLocator('#iframe--screens-home--loaded')
  const france = story.getByRole('button', { name: 'France' })
  await expect(france).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const manifests = 'test-builds/demo/storybook/manifests'

/** What the test reads of the manifest and of Storybook's index. */
interface ComponentEntry {
  readonly path: string
  readonly description?: string
  readonly import?: string
  readonly reactDocgen?: object
  readonly error?: object
  readonly stories: readonly { readonly snippet?: string; readonly error?: object }[]
}

test('the component manifest has every component, and nothing of the machine', async () => {
  for (const file of ['components.json', 'components.html', 'docs.json']) {
    const text = await readFile(`${manifests}/${file}`, 'utf8')
    expect(text).not.toContain(process.cwd())
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|file:\/\//)
    // Files are named from the project's root.
    expect(text).not.toMatch(/["'(\s]\/(?!\/)[\w./-]+\/(?:src|node_modules)\//)
  }
  const { components } = JSON.parse(await readFile(`${manifests}/components.json`, 'utf8')) as {
    components: Record<string, ComponentEntry>
  }
  const index = JSON.parse(await readFile('test-builds/demo/storybook/index.json', 'utf8')) as {
    entries: Record<string, { title: string; importPath: string }>
  }
  const published = new Set(Object.values(components).map(({ path }) => path))
  const missing = Object.values(index.entries)
    .filter(({ title }) => /^(?:Components|Content|Site components)\//.test(title))
    .filter(({ importPath }) => !published.has(importPath))
  // They show what happens to HTML, and no component.
  expect(new Set(missing.map(({ title }) => title))).toEqual(
    new Set(['Content/Rich text editor/HTML', 'Content/Sanitiser']),
  )
  for (const [id, component] of Object.entries(components)) {
    expect(component.error, id).toBeUndefined()
    expect(component.description, id).toMatch(/\w/)
    expect(component.reactDocgen, id).toBeDefined()
    expect(component.import, id).toMatch(/^import \{ .+ \} from '#[\w/-]+\.tsx?'$/m)
    expect(component.import, id).not.toMatch(/from '(?:\.|droit-de-cite)/)
    expect(component.stories[0]?.snippet, id).toMatch(/<\w/)
  }
})

test('a page of another origin reads the component manifest, and no other file of Storybook', async ({
  page,
}) => {
  allowErrors(anyConsoleError)
  await using other = await startSiteServer({ directory: manifests })
  await page.goto(`${other.url}/components`)
  const read = (path: string) =>
    page.evaluate(
      async (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'refused',
        ),
      demoServer.url + path,
    )
  expect(await read('/storybook/manifests/components.json')).toBe(200)
  expect(await read('/storybook/manifests/docs.json')).toBe(200)
  expect(await read('/storybook/index.json')).toBe('refused')
})

test('the front page leads to the component manifest', async ({ page }) => {
  await page.goto('/storybook/')
  await getStoryFrame(page).getByRole('link', { name: 'as a page' }).click()
  await expect(page).toHaveURL(/\/storybook\/manifests\/components(?:\.html)?$/)
  await expect(page.getByText('RichTextEditor').first()).toBeVisible()
})
