import { test as withoutHydrationWait } from '@playwright/test'

import { expect, gotoAndSettle, test } from '../support/test.ts'

test('from home to an offer: country, card, visa, interventions, opened level, offers (spec 1.1, 2.1.3, 2.1.7, 2.3.2, 4.3, 6.1)', async ({
  page,
}) => {
  const france = page.getByRole('button', { name: 'France' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Belgique' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await france.click()
  await expect(page).toHaveURL('/?country=france')
  // The URL changes before the cards.
  await expect(france).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Ce qu’il faut savoir Visa étudiant' }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'En savoir plus' })
      .filter({ hasText: 'Visa étudiant' })
      // The price of the back; that of the front is the first.
      .getByText(/^à partir de .*€/)
      .last(),
  ).toBeInViewport()
  // By keyboard: a card that still turns can move its link between press and release.
  await page.getByRole('link', { name: 'En savoir plus : Visa étudiant' }).press('Enter')
  await expect(page).toHaveURL('/detailsvisa/france/visa-etudiant')
  await page.getByRole('link', { name: /^Ce qu’un avocat fait pour ce visa/ }).click()
  await expect(page).toHaveURL('/interventions/france/visa-etudiant')
  await page.getByText(/^Niveau 2 : /).click()
  await page.getByRole('link', { name: 'Consulter nos offres' }).click()
  await expect(page).toHaveURL(/\/pricing\/france\/visa-etudiant/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(france).toHaveAttribute('aria-pressed', 'true')
})

test('the title of the hero changes after 3 s, then every 4.5 s, until it is stopped, as the testimonials (spec 2.3.1, 2.3.4, 4.5, 9.4, 9.8)', async ({
  page,
}) => {
  const visibleEnding = page.locator('h1 [data-visible="true"]')
  const stop = page.getByRole('button', { name: 'Arrêter le défilement du titre' })
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
  await gotoAndSettle(page, '/')
  // Restarts the title on the stopped clock. How long the page took decides which ending comes first.
  await stop.click()
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00'))
  const endings = [
    'demander votre visa',
    'faire venir votre famille',
    'contester un refus',
    'devenir citoyen',
  ]
  const first = endings.indexOf((await visibleEnding.textContent()) ?? '')
  const ending = (turn: number) => endings[(first + turn) % endings.length] ?? ''
  await page.getByRole('button', { name: 'Reprendre le défilement du titre' }).click()
  for (const [turn, wait] of [3000, 4500, 4500, 4500].entries()) {
    await page.clock.runFor(wait - 1)
    await expect(visibleEnding).toHaveText(ending(turn))
    await page.clock.runFor(1)
    await expect(visibleEnding).toHaveText(ending(turn + 1))
  }
  await stop.click()
  await page.clock.runFor(30_000)
  await expect(visibleEnding).toHaveText(ending(4))

  await test.step('testimonials stop, too, and move by a button', async () => {
    const written = page.getByRole('region', { name: 'Témoignages écrits' })
    await written.scrollIntoViewIfNeeded()
    const pause = written.getByRole('button', { name: 'Arrêter le défilement des témoignages' })
    // The code of the carousel is fetched in tasks of their own, and the clock stands still.
    await expect(async () => {
      await page.clock.runFor(10)
      expect(await pause.isVisible()).toBe(true)
    }).toPass()
    await pause.click()
    const visible = written.locator('[role="group"]:not([inert])')
    await expect(visible).toHaveCount(1)
    const name = await visible.getAttribute('aria-label')
    await page.clock.runFor(20_000)
    await expect(visible).toHaveAttribute('aria-label', name ?? '')
    await written.getByRole('button', { name: 'Témoignage suivant' }).click()
    await page.clock.runFor(2000)
    await expect(visible).toHaveCount(1)
    await expect(visible).not.toHaveAttribute('aria-label', name ?? '')
  })
})

withoutHydrationWait.describe('without JavaScript', () => {
  withoutHydrationWait.use({ javaScriptEnabled: false })

  withoutHydrationWait('the link of home opens the list of all visas', async ({ page }) => {
    await page.goto('/detailsvisa/belgique/visa-etudiant#choix')
    const visas = page.getByRole('navigation', { name: /^Visas\s: Belgique$/ }).getByRole('link')
    await expect(visas).toHaveCount(6)
    await visas.last().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/detailsvisa/belgique/visa-rentier-golden-visa')
  })
})
