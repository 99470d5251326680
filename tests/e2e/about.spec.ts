import { expect, test } from '../support/test.ts'

test('each of the four tabs has a URL and leaves no history entry (spec 2.9.1, 2.1.4, 4.10)', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveTitle('À propos – Droit de Cité')
  await expect(page.getByRole('tab')).toHaveText([
    'Qui sommes-nous',
    'Vision',
    'Histoire',
    'Valeurs',
  ])
  await page.getByRole('tab', { name: 'Valeurs' }).click()
  await expect(page).toHaveURL('/apropos?tab=valeurs')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Vision' })).toBeFocused()
  await expect(page).toHaveURL('/apropos?tab=vision')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('the image changes every 5 s, in a loop of three, until it is stopped (spec 4.10, 9.9)', async ({
  page,
}) => {
  // The captions of the other images are hidden.
  const caption = page.getByRole('figure').locator('[aria-hidden="false"]')
  const stop = page.getByRole('button', { name: 'Arrêter le défilement des images' })
  const resume = page.getByRole('button', { name: 'Reprendre le défilement des images' })
  await page.clock.install({ time: '2026-07-06T07:00:00Z' })
  await page.goto('/apropos')
  await expect(caption).toContainText('Bruxelles')
  await page.clock.pauseAt('2026-07-06T08:00:00Z')
  // Restarts the five seconds on the stopped clock.
  await stop.click()
  await resume.click()

  const cities = ['Bruxelles', 'Paris', 'Douala']
  const text = await caption.textContent()
  const first = cities.findIndex((city) => text?.startsWith(city))
  for (let turn = 0; turn < 4; turn += 1) {
    await page.clock.runFor(4_990)
    await expect(caption).toContainText(cities[(first + turn) % 3] ?? '')
    await page.clock.runFor(10)
    await expect(caption).toContainText(cities[(first + turn + 1) % 3] ?? '')
  }
  await stop.click()
  const stopped = (await caption.textContent()) ?? ''
  await page.clock.runFor(20_000)
  await expect(caption).toHaveText(stopped)
})
