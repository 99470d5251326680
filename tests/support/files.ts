import { readFile } from 'node:fs/promises'

import type { Locator } from './test.ts'

/** Chooses a file in the dialog that a button opens. */
export async function chooseFile(
  button: Locator,
  name: string,
  content: string | Buffer,
  mimeType = 'application/json',
): Promise<void> {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()])
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(content) })
}

/** The name and the text of the file that a button downloads. */
export async function downloadFile(button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text }
}
