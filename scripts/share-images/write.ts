/**
 * `npm run share-images`: renders the image that social networks show for pages without one of their own, in both
 * languages, and writes `public/share-fr.png` and `public/share-en.png`. Run it by hand when the name, the brand
 * mark or the tokens change, and commit the result.
 */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { createServer } from 'vite'

import { getShareImagePath } from '../../src/domain/structured-data.ts'
import { getLaunchOptions, requireBrowser } from '../browser.ts'

/** In pixels; the aspect ratio that social networks expect. */
const viewport = { width: 1200, height: 630 }

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { port: 0, hmr: false },
})
await server.listen()
const [site] = server.resolvedUrls?.local ?? []
if (site === undefined) throw new Error('The development server has no URL.')
const browser = await chromium.launch(getLaunchOptions(requireBrowser()))
try {
  const page = await browser.newPage({ viewport })
  for (const language of ['fr', 'en'] as const) {
    await page.goto(`${site}scripts/share-images/?language=${language}`)
    await page.getByRole('heading').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const path = `public${getShareImagePath(language)}`
    // Sixteen colours are enough for a few inks, and make the file several times smaller.
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(path)
    console.log(`${path}: ${size} bytes`)
  }
} finally {
  await browser.close()
  await server.close()
}
