import { expect, test, type Page } from '../support/test.ts'

const pages = [
  { link: 'Mentions légales', address: '/mentions-legales', title: 'Mentions légales' },
  { link: 'Confidentialité', address: '/confidentialite', title: 'Confidentialité' },
  {
    link: 'Accessibilité : partiellement conforme',
    address: '/accessibilite',
    title: 'Accessibilité',
  },
] as const

test('each is reached from the footer of any page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/nulle-part')
  for (const { link, address, title } of pages) {
    await test.step(address, async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: link.replace(' :', '\u00a0:') })
        .click()
      await expect(page).toHaveURL(address)
      await expect(page).toHaveTitle(`${title} – Droit de Cité`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }
})

test('each line of their contents leads to its section', async ({ page }) => {
  for (const { address } of pages) {
    await test.step(address, async () => {
      await page.goto(address)
      const contents = page.getByRole('navigation', { name: 'Sur cette page' })
      await expect(contents).toBeVisible()
      const lines = await contents.getByRole('link').allInnerTexts()
      expect(lines.length).toBeGreaterThan(3)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(lines)
      const last = lines.at(-1) ?? ''
      await contents.getByRole('link', { name: last }).click()
      await expect(page).toHaveURL(/#/u)
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
    })
  }
})

test.describe('consent', () => {
  test('is not given at first, asks no other site, and is changed and kept', async ({ page }) => {
    const others: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') others.push(request.url())
    })
    await page.goto('/confidentialite')
    const videos = page.getByRole('switch', { name: 'Vidéos (TikTok)' })
    const maps = page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
    await expect(videos).not.toBeChecked()
    await expect(maps).not.toBeChecked()

    await videos.check()
    await expect(page.getByText('Votre choix est enregistré.')).toBeVisible()
    await page.reload()
    await expect(videos).toBeChecked()
    await expect(maps).not.toBeChecked()

    await videos.uncheck()
    await page.reload()
    await expect(videos).not.toBeChecked()
    expect(others).toEqual([])
  })

  test('can be changed where nothing can be kept, for as long as the page lasts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/confidentialite')
    const maps = page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
    await maps.check()
    await expect(maps).toBeChecked()
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('each has its English title', async ({ page }) => {
    for (const [address, title] of [
      ['/mentions-legales', 'Legal notice'],
      ['/confidentialite', 'Privacy'],
      ['/accessibilite', 'Accessibility'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page).toHaveTitle(`${title} – Droit de Cité`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })
    }
  })
})

test('what the privacy page says is kept is what is kept, no more and no less', async ({
  page,
}) => {
  // Everything that leaves a trace: a lawyer retained, a choice of language, of maps and of shortcuts, a draft.
  await page.goto('/avocatslist')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Comparer Maître/ })
    .first()
    .click()
  await page.goto('/admin/countries/formulaire')
  await page.getByLabel('Titre').fill('Sénégal')
  await expect.poll(() => listStoredNames(page)).toContain('droit-de-cite-drafts')
  await page.goto('/admin/countries')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await page.goto('/confidentialite')
  await page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' }).check()
  await page.getByLabel('Langue').selectOption('English')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  await page.goBack()

  const told = await page.getByRole('main').locator('code').allInnerTexts()
  const kept = await listStoredNames(page)
  expect(told.toSorted()).toEqual(kept.map(toDisplayName).toSorted())
  expect(await page.context().cookies()).toEqual([])
})

/** The demo's worker keeps a list of the tabs that it serves, under a name with the site's address in it. */
function toDisplayName(name: string): string {
  return name.startsWith('msw:') ? 'Service worker' : name
}

/** The names of everything that the browser keeps for the site. */
function listStoredNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
}
