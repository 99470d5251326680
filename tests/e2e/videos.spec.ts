import { allowOrigin, expect, expectErrors, gotoAndSettle, test } from '../support/test.ts'

test('a video whose player never speaks up gives way to words after 10 s, logged (spec 4.9, 8.6)', async ({
  page,
}) => {
  // The clock is moved by hours: a call that is under way then times out.
  expectErrors(/did not answer within 10 s/, /no answer within 15 s/)
  allowOrigin('https://www.tiktok.com')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('https://www.tiktok.com/**', (route) =>
    route.fulfill({ body: '<p>Nothing</p>' }),
  )
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await gotoAndSettle(page, '/')
  const show = page.getByRole('button', { name: /^Afficher la vidéo/ }).first()
  await show.scrollIntoViewIfNeeded()
  // From here on only the test moves the clock.
  await page.clock.pauseAt('2026-11-21T11:00:00')
  await show.click()
  await expect(page.getByText('Chargement de la vidéo…')).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(page.getByText('Chargement de la vidéo…')).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(page.getByText(/^La vidéo n’a pas pu être chargée/).first()).toBeVisible()
  expect(logged.join()).toContain('did not answer within 10 s')
})

test('what a message of another window says is not the player’s', async ({ page }) => {
  allowOrigin('https://www.tiktok.com')
  await page.route('https://www.tiktok.com/**', (route) =>
    route.fulfill({ body: '<p>Nothing</p>' }),
  )
  await gotoAndSettle(page, '/')
  const show = page.getByRole('button', { name: /^Afficher la vidéo/ }).first()
  await show.scrollIntoViewIfNeeded()
  await show.click()
  const loading = page.getByText('Chargement de la vidéo…')
  await expect(loading).toBeVisible()
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => {
      addEventListener('message', resolve, { once: true })
    })
    postMessage({ 'x-tiktok-player': true, type: 'onPlayerReady' })
    await heard
  })
  await expect(loading).toBeVisible()
})
