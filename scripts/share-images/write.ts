/**
 * `npm run share-images`: draws the picture that social networks show of a page without one of its own, in
 * both languages, and writes `public/share-fr.png` and `public/share-en.png`. Run by hand when the name, the
 * emblem or the tokens change; the result is committed.
 */
import { writeFile } from 'node:fs/promises'

import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'

import { getShareImagePath } from '../../src/domain/structured-data.ts'
import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { encodeIndexedPng, interpolateColours } from './indexed-png.ts'

/** In pixels; the shape that the networks ask for. */
const [width, height] = [1200, 630]

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { port: 0, hmr: false },
})
await server.listen()
const [site] = server.resolvedUrls?.local ?? []
if (site === undefined) throw new Error('The page of the picture is served nowhere.')
const browser = await chromium.launch(getLaunchOptions(requireBrowser()))
try {
  const page = await browser.newPage({ viewport: { width, height } })
  for (const language of ['fr', 'en'] as const) {
    await page.goto(`${site}scripts/share-images/?language=${language}`)
    await page.getByRole('heading').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const path = `public${getShareImagePath(language)}`
    const picture = encodeIndexedPng(
      { width, height, bytes: await readPixels(page) },
      await readPalette(page),
    )
    await writeFile(path, picture)
    console.log(`${path}: ${picture.length} bytes`)
  }
} finally {
  await browser.close()
  await server.close()
}

/** What stands on the page, as the browser reads its own picture of it. */
async function readPixels(page: Page): Promise<Uint8Array> {
  const picture = (await page.screenshot()).toString('base64')
  const pixels = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    return [...(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
  }, `data:image/png;base64,${picture}`)
  return Uint8Array.from(pixels)
}

/** The paper, and steps from it to each ink of the tokens. */
async function readPalette(page: Page) {
  const [paper, ink, soft, seal, verdigris] = await page.evaluate(() =>
    ['paper', 'ink', 'ink-soft', 'seal', 'verdigris'].map((name) => {
      const value = getComputedStyle(document.documentElement).getPropertyValue(`--palette-${name}`)
      const [red = 0, green = 0, blue = 0] = (value.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
        Number.parseInt(pair, 16),
      )
      return [red, green, blue] as const
    }),
  )
  if (!paper || !ink || !soft || !seal || !verdigris) throw new Error('The tokens lack an ink.')
  return [
    paper,
    ...interpolateColours(paper, ink, 4),
    ...interpolateColours(paper, soft, 3),
    ...interpolateColours(paper, seal, 4),
    ...interpolateColours(paper, verdigris, 4),
  ]
}
