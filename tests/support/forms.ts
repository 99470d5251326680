import type { Locator, Page } from '@playwright/test'

/** An image of one pixel, for file inputs. */
export const pngFile = {
  name: 'point.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** The rich text editor of a form. */
export function editor(page: Page, name = 'Contenu'): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export function imageField(page: Page): Locator {
  return page.getByRole('button', { name: /^Image (?:Choisir|Remplacer)/ })
}

export function deleteDialog(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
}
