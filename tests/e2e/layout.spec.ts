import { navigate } from '../support/navigate.ts'
import { expect, phone, test } from '../support/test.ts'

test.describe('on a phone (spec 2.2.3)', () => {
  test.use({ viewport: phone })

  test('the menu locks the page scroll, holds the focus and returns it; open drawers close when the window widens, and their replacements have the focus', async ({
    page,
  }) => {
    await page.goto('/interventions')
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
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
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(12, 400)
    await expect(menu).toBeHidden()

    for (const { path, name, label } of [
      { path: '/interventions', name: 'Ouvrir le menu', label: 'Menu principal' },
      { path: '/avocatslist', name: 'Chercher et filtrer', label: 'Affiner' },
      { path: '/admin/articles', name: 'Menu', label: 'Menu de l’administration' },
    ] as const) {
      await test.step(path, async () => {
        const drawer = page.locator('dialog[open]')
        await page.evaluate(navigate, path)
        await page.getByRole('button', { name }).click()
        await expect(drawer).toBeVisible()
        await page.setViewportSize({ width: 1280, height: 800 })
        await expect(drawer).toHaveCount(0)
        await expect(page.locator('[tabindex="-1"]:focus')).toHaveAccessibleName(label)
        await page.mouse.wheel(0, 300)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
        // It does not open by itself in the next narrow window.
        await page.setViewportSize(phone)
        await expect(drawer).toHaveCount(0)
      })
    }
  })
})

test('phone numbers keep their order on a right-to-left page', async ({ page }) => {
  await page.goto('/services')
  for (const path of ['/contact', '/detailsavocatslist/1?tab=adresse', '/mentions-legales']) {
    await test.step(path, async () => {
      await page.evaluate(navigate, path)
      const numbers = page.locator('a[href^="tel:"]')
      await expect(page.getByRole('main').locator(numbers).first()).toBeVisible()
      const reversed = await numbers.evaluateAll((links) => {
        document.documentElement.dir = 'rtl'
        return links
          .filter((link) => {
            const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link
            const positions = Array.from(text.textContent ?? '', (_, index) => {
              const character = document.createRange()
              character.setStart(text, index)
              character.setEnd(text, index + 1)
              return character.getBoundingClientRect().left
            })
            return positions.some((left, index) => left < (positions[index - 1] ?? left))
          })
          .map((link) => link.textContent)
      })
      expect(reversed).toEqual([])
    })
  }
})
