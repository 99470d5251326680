import { test as base } from '@playwright/test'

import { expect } from '../support/test.ts'

/** Playwright's own `test`: a page that is not taken over is what is tried here. */
const test = base

test('an empty page whose client cannot be had says so, and loads it when asked to', async ({
  page,
}) => {
  await page.route('**/assets/frame-*.js', (route) => route.abort())
  await page.goto('/admin')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Le site n’a pas pu démarrer.')
  await page.unroute('**/assets/frame-*.js')
  await alert.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a prerendered page whose client cannot be had stays, and is taken over when asked to', async ({
  page,
}) => {
  for (const file of ['contact-*.js', 'texts-frame-fr-*.js']) {
    await page.route(`**/assets/${file}`, (route) => route.abort())
    await page.goto('/contact')
    const heading = page.getByRole('heading', { name: 'Nous joindre', level: 1 })
    const retry = page.getByRole('link', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    await expect(heading).toBeVisible()
    await page.unroute(`**/assets/${file}`)
    await retry.click()
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
    await expect(heading).toBeVisible()
    await expect(retry).toHaveCount(0)
  }
})
