import { expect, test } from '../test.ts'

const pages = [
  { link: 'Mentions légales', address: '/mentions-legales', title: 'Mentions légales' },
  { link: 'Confidentialité', address: '/confidentialite', title: 'Confidentialité' },
  {
    link: 'Accessibilité : partiellement conforme',
    address: '/accessibilite',
    title: 'Accessibilité',
  },
] as const

for (const { link, address, title } of pages) {
  test(`${address} is reached from the footer of any page`, async ({ page }) => {
    await page.goto('/nulle-part')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: link.replace(' :', '\u00a0:') })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(`${title} – Droit de Cité`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test(`${address}: each line of its contents leads to its section`, async ({ page }) => {
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

  for (const [address, title] of [
    ['/mentions-legales', 'Legal notice'],
    ['/confidentialite', 'Privacy'],
    ['/accessibilite', 'Accessibility'],
  ] as const) {
    test(`${address} is '${title}'`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveTitle(`${title} – Droit de Cité`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }
})

test('the names of what is kept on the device are those that are kept', async ({ page }) => {
  await page.goto('/confidentialite')
  await page.getByLabel('Langue').selectOption('English')
  await page.getByRole('switch', { name: 'Maps (OpenStreetMap)' }).check()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  await page.goBack()
  const told = await page.getByRole('main').locator('code').allInnerTexts()
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  expect(kept.length).toBeGreaterThan(1)
  expect(told).toEqual(expect.arrayContaining(kept))
  expect(await page.context().cookies()).toEqual([])
})
