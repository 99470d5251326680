import { expect, test } from '../support/test.ts'

test.describe('language (spec 1.6, 4.4, 5.1, 9.2)', () => {
  test('follows the browser, else English', async ({ browser }) => {
    for (const [locale, lang] of [
      ['fr-CM', 'fr'],
      ['en-GB', 'en'],
      ['nl-BE', 'en'],
    ] as const) {
      const page = await browser.newPage({ locale })
      await page.goto('/interventions')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.close()
    }
  })

  test(
    'is chosen in the selector, at once for the whole page, and kept',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/interventions')
      await page.getByLabel('Langue').selectOption('English')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we help')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveTitle('How we help – Droit de Cité')

      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we help')
      await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
      expect(
        await page
          .getByRole('heading', { name: 'Visa étudiant' })
          .evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang')),
      ).toBe('fr')
    },
  )

  test('a stored language other than fr and en is ignored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('language', 'de')
    })
    await page.goto('/interventions')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('navigation', () => {
  test('sets the title, announces it and moves focus to the content (spec 2.1.1)', async ({
    page,
  }) => {
    await page.goto('/interventions')
    await expect(page).toHaveTitle('Nos interventions – Droit de Cité')
    await page.getByRole('link', { name: 'Droit de Cité, accueil' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/ – Droit de Cité$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the services submenu opens by keyboard and closes by Escape (spec 2.2.2)', async ({
    page,
  }) => {
    await page.goto('/interventions')
    const services = page.getByRole('button', { name: 'Nos services' })
    await services.focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('navigation').getByRole('link', { name: 'Nos interventions' })
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(services).toBeFocused()
  })

  test(
    'an unknown address shows the not-found page and a way home (spec 2.1.2, 2.10.1, 8.11)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/nulle/part')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
      await expect(
        page.getByText("Désolé, la page que vous recherchez n'existe pas."),
      ).toBeVisible()
      await expect(page).toHaveTitle('Page non trouvée – Droit de Cité')
      await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
      await expect(page).toHaveURL('/')
    },
  )

  test('the scroll-to-top button appears after 200 px (spec 2.2.6, 9.3)', async ({ page }) => {
    await page.goto('/interventions')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const button = page.getByRole('button', { name: 'Revenir en haut de la page' })
    await page.evaluate(() => {
      window.scrollTo(0, 190)
    })
    await expect(button).toBeHidden()
    await page.evaluate(() => {
      window.scrollTo(0, 260)
    })
    await expect(button).toBeVisible()
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('the menu of a phone (spec 2.2.3)', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'slides in, locks the page’s scroll, keeps focus and gives it back',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/interventions')
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
      await opener.click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await page.mouse.wheel(0, 600)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)

      for (let stops = 0; stops < 30; stops += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
      await menu.getByText('Nos services').click()
      await expect(menu.getByRole('link', { name: 'Nos interventions' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  test('closes by its overlay and by following a link', async ({ page }) => {
    await page.goto('/interventions')
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
    await page.mouse.click(12, 400)
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Accueil' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a drawer in a window that widens', () => {
  const drawers = [
    { path: '/interventions', opener: 'Ouvrir le menu', label: 'Menu principal' },
    { path: '/avocatslist', opener: 'Filtres', label: 'Affiner' },
    { path: '/admin/articles', opener: 'Menu', label: 'Menu de l’administration' },
  ] as const
  for (const { path, opener, label } of drawers) {
    test(`${path}: closes, and gives the focus to what stands in its place`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await page.getByRole('button', { name: opener }).click()
      await expect(page.locator('dialog[open]')).toBeVisible()

      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(page.locator('[tabindex="-1"]:focus')).toHaveAccessibleName(label)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

      // Nobody opened it in the narrow window that comes after.
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })
  }
})

test('what a screen does not know leaves the address', async ({ page }) => {
  await page.goto('/?country=france&mystery=1')
  await expect(page).toHaveURL('/?country=france')
  await page.goto('/interventions/france/visa-etudiant?mystery=1')
  await expect(page).toHaveURL('/interventions/france/visa-etudiant')
})

test('telephone numbers keep their order where a page reads from the right', async ({ page }) => {
  for (const path of ['/contact', '/detailsavocatslist/1?tab=adresse', '/mentions-legales']) {
    await test.step(path, async () => {
      await page.goto(path)
      const numbers = page.locator('a[href^="tel:"]')
      await expect(page.getByRole('main').locator(numbers).first()).toBeVisible()
      const turned = await numbers.evaluateAll((links) => {
        document.documentElement.dir = 'rtl'
        return links
          .filter((link) => {
            const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link
            const places = Array.from(text.textContent ?? '', (_, index) => {
              const character = document.createRange()
              character.setStart(text, index)
              character.setEnd(text, index + 1)
              return character.getBoundingClientRect().left
            })
            return places.some((place, index) => place < (places[index - 1] ?? place))
          })
          .map((link) => link.textContent)
      })
      expect(turned).toEqual([])
    })
  }
})
