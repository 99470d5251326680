import { allowOrigin, expect, allowErrors, gotoAndSettle, test } from '../support/test.ts'

const player = 'https://www.tiktok.com'

test('a video whose player does not answer within 10 s is replaced by a message and logged, whatever another window says (spec 4.9, 8.6)', async ({
  page,
}) => {
  allowOrigin(player)
  await page.route(`${player}/**`, (route) => route.fulfill({ body: '<p>Nothing</p>' }))
  // The clock moves by hours, so a pending call times out.
  allowErrors(/did not answer within 10 s/, /no answer within 15 s/)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await gotoAndSettle(page, '/')
  const show = page.getByRole('button', { name: /^Afficher la vidéo/ }).first()
  await show.scrollIntoViewIfNeeded()
  // From here on only the test moves the clock.
  await page.clock.pauseAt('2026-11-21T11:00:00')
  await show.click()
  const loading = page.getByText('Chargement de la vidéo…')
  await expect(loading).toBeVisible()
  await page.evaluate(async () => {
    const received = new Promise((resolve) => {
      addEventListener('message', resolve, { once: true })
    })
    postMessage({ 'x-tiktok-player': true, type: 'onPlayerReady' })
    await received
  })
  await page.clock.fastForward(9_000)
  await expect(loading).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(page.getByText(/^La vidéo n’a pas pu être chargée/).first()).toBeVisible()
  await expect.poll(() => messages.join()).toContain('did not answer within 10 s')
})
