import { expect, gotoAndSettle, test, type Page } from '../support/test.ts'

import { demoServer } from '../support/demo-servers.ts'

test(
  'from home to an offer: country, card, interventions, opened level, offers (spec 1.1, 2.1.3, 2.1.7, 2.3.2, 6.1)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Belgique' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'France' }).click()
    await expect(page).toHaveURL('/?country=france')

    const card = page.getByRole('listitem').filter({ hasText: 'En savoir plus' })
    await page.getByRole('button', { name: 'Ce qu’il faut savoir Visa étudiant' }).click()
    await expect(
      card.filter({ hasText: 'Visa étudiant' }).getByText(/^à partir de .*€/),
    ).toBeInViewport()
    await page.getByRole('link', { name: 'En savoir plus : Visa étudiant' }).click()

    await expect(page).toHaveURL('/interventions/france/visa-etudiant')
    const level = page.getByText(/^Niveau 2 : /)
    await level.click()
    await page.getByRole('link', { name: 'Consulter nos offres' }).click()

    await expect(page).toHaveURL(/\/pricing\/france\/visa-etudiant/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'France' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
)

test('the same journey by keyboard, in English', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto('/')
  const turn = page.getByRole('button', { name: 'What you need to know Visa étudiant' })
  await turn.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const more = page.getByRole('link', { name: 'How we help: Visa étudiant' })
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/interventions/belgique/visa-etudiant')
  await expect(page.getByRole('main')).toBeFocused()
  await page.close()
})

test('an unknown country gives way to Belgium in the address (spec 9.1)', async ({ page }) => {
  await page.goto('/?country=atlantide')
  await expect(page).toHaveURL('/?country=belgique')
})

/** The ending of the title that is not faded out. */
const visibleTitleEnding = (page: Page) => page.locator('h1 [data-visible="true"]')

test.describe('the title of the hero (spec 2.3.1, 4.5, 9.4)', () => {
  test('changes after 3 s, then every 4.5 s, and comes round', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') })
    await gotoAndSettle(page, '/')
    // Stopped and begun again on a clock that stands, the title's time is known to the millisecond.
    // Which ending it is stopped at depends on how long the page took.
    await page.getByRole('button', { name: 'Arrêter le défilement du titre' }).click()
    await page.clock.pauseAt(new Date('2026-11-21T11:00:00'))
    const endings = [
      'demander votre visa',
      'faire venir votre famille',
      'contester un refus',
      'devenir citoyen',
    ]
    const first = endings.indexOf((await visibleTitleEnding(page).textContent()) ?? '')
    const ending = (turn: number) => endings[(first + turn) % endings.length] ?? ''
    await page.getByRole('button', { name: 'Reprendre le défilement du titre' }).click()
    for (const [turn, wait] of [3000, 4500, 4500, 4500].entries()) {
      await page.clock.runFor(wait - 1)
      await expect(visibleTitleEnding(page)).toHaveText(ending(turn))
      await page.clock.runFor(1)
      await expect(visibleTitleEnding(page)).toHaveText(ending(turn + 1))
    }
  })

  test('can be stopped, and is still for who prefers less motion', async ({ page, browser }) => {
    await page.clock.install()
    await gotoAndSettle(page, '/')
    await page.getByRole('button', { name: 'Arrêter le défilement du titre' }).click()
    const held = await visibleTitleEnding(page).textContent()
    await page.clock.runFor(30_000)
    await expect(visibleTitleEnding(page)).toHaveText(held ?? '')
    await page.getByRole('button', { name: 'Reprendre le défilement du titre' }).click()
    await page.clock.runFor(3000)
    await expect(visibleTitleEnding(page)).not.toHaveText(held ?? '')

    const still = await browser.newPage({ locale: 'fr-BE', reducedMotion: 'reduce' })
    await still.clock.install()
    await gotoAndSettle(still, '/')
    await expect(visibleTitleEnding(still)).toHaveText('demander votre visa')
    await still.clock.runFor(30_000)
    await expect(visibleTitleEnding(still)).toHaveText('demander votre visa')
    await expect(still.getByRole('button', { name: 'Arrêter le défilement du titre' })).toHaveCount(
      0,
    )
    await still.close()
  })
})

test('no request leaves for another origin before a video is asked for (spec 7.36)', async ({
  page,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== demoServer.url) strangers.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('region', { name: 'Témoignages écrits' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: '1 sur 4' }).first()).toBeVisible()
  expect(strangers).toEqual([])
})

test('the testimonials move by their buttons and can be stopped (spec 2.3.4, 9.8)', async ({
  page,
}) => {
  await page.clock.install()
  await gotoAndSettle(page, '/')
  const written = page.getByRole('region', { name: 'Témoignages écrits' })
  await written.scrollIntoViewIfNeeded()
  await written.getByRole('button', { name: 'Arrêter le défilement des témoignages' }).click()
  const seen = written.locator('[role="group"]:not([inert])')
  await expect(seen).toHaveCount(1)
  const name = await seen.getAttribute('aria-label')
  await page.clock.runFor(20_000)
  await expect(seen).toHaveAttribute('aria-label', name ?? '')
  await written.getByRole('button', { name: 'Témoignage suivant' }).click()
  await expect(seen).toHaveCount(1)
  await expect(seen).not.toHaveAttribute('aria-label', name ?? '')
})
