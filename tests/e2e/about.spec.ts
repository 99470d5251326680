import { expect, test, type Page } from '../support/test.ts'

/** The picture that is shown: the captions of the others are hidden from everybody. */
const caption = (page: Page) => page.getByRole('figure').locator('[aria-hidden="false"]')

test.describe('about (spec 2.9.1, 2.1.4, 4.10)', () => {
  test('the four tabs, each with its address', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/apropos')
    await expect(page).toHaveTitle('À propos – Droit de Cité')
    const names = ['Qui sommes-nous', 'Vision', 'Histoire', 'Valeurs']
    await expect(page.getByRole('tab')).toHaveText(names)

    for (const name of names) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible()
    }
    await expect(page).toHaveURL('/apropos?tab=valeurs')
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)

    await page.goto('/apropos?tab=histoire')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Histoire')
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)
  })

  test('choosing a tab by the keyboard stays on the page and leaves no history', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.goto('/apropos')
    await page.getByRole('tab', { name: 'Qui sommes-nous' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Vision' })).toBeFocused()
    await expect(page).toHaveURL('/apropos?tab=vision')
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Valeurs' })).toBeFocused()
    await expect(page).toHaveURL('/apropos?tab=valeurs')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })

  test('an unknown tab shows the first', async ({ page }) => {
    await page.goto('/apropos?tab=inconnu')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Qui sommes-nous')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Qui sommes-nous')
  })
})

test.describe('the picture that changes (spec 4.10, 9.9)', () => {
  test('every five seconds, through three and round again', async ({ page }) => {
    await page.clock.install({ time: '2026-07-06T07:00:00Z' })
    await page.goto('/apropos')
    await expect(caption(page)).toContainText('Bruxelles')
    await page.clock.pauseAt('2026-07-06T08:00:00Z')
    // Begins the five seconds anew, at a time that is known.
    await page.getByRole('button', { name: 'Arrêter le défilement des images' }).click()
    await page.getByRole('button', { name: 'Reprendre le défilement des images' }).click()

    const cities = ['Bruxelles', 'Paris', 'Douala']
    const text = await caption(page).textContent()
    const first = cities.findIndex((city) => text?.startsWith(city))
    for (let turn = 0; turn < 4; turn += 1) {
      await page.clock.runFor(4_990)
      await expect(caption(page)).toContainText(cities[(first + turn) % 3] ?? '')
      await page.clock.runFor(10)
      await expect(caption(page)).toContainText(cities[(first + turn + 1) % 3] ?? '')
    }
  })

  test('stops when asked to, and goes on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/apropos')
    await page.getByRole('button', { name: 'Arrêter le défilement des images' }).click()
    const stopped = (await caption(page).textContent()) ?? ''
    await page.clock.runFor(20_000)
    await expect(caption(page)).toHaveText(stopped)
    await page.getByRole('button', { name: 'Reprendre le défilement des images' }).click()
    await page.clock.runFor(5_000)
    await expect(caption(page)).not.toHaveText(stopped)
  })

  test('stands still for who asked for less motion, until started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/apropos')
    await expect(caption(page)).toContainText('Bruxelles')
    await page.clock.runFor(20_000)
    await expect(caption(page)).toContainText('Bruxelles')
    await page.getByRole('button', { name: 'Reprendre le défilement des images' }).click()
    await page.clock.runFor(5_000)
    await expect(caption(page)).toContainText('Paris')
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('the tabs are in English, the address stays the same', async ({ page }) => {
    await page.goto('/apropos?tab=valeurs')
    await expect(page.getByRole('tab')).toHaveText(['Who we are', 'Vision', 'History', 'Values'])
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Values')
  })
})
