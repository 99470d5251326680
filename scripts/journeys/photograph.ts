import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from 'playwright'
import sharp from 'sharp'

import { type Language, languages } from '#i18n/languages.ts'

import { devices } from '../../.storybook/devices.ts'
import type { Tour } from '../../mocks/devtools/tours.ts'
import { openForPictures, showScreen, takeInTurn } from '../screen-pictures.ts'

/** A picture of a step of a tour. */
export interface Frame {
  readonly tour: string
  /** The index of the step. */
  readonly step: number
  readonly language: Language
  readonly width: number
  readonly height: number
  /** Its name in the folder of the pictures. */
  readonly file: string
}

interface Options {
  readonly browser: Browser
  /** Where the demo is served. */
  readonly url: string
  readonly folder: string
  readonly tours: readonly Tour[]
}

/**
 * Photographs each step of the tours as it begins, on each device and in each language. A page that does not speak a language,
 * as the back-office, has no picture in it.
 */
export async function photographTours({ browser, url, folder, tours }: Options): Promise<Frame[]> {
  const frames: Frame[] = []
  const views = languages.flatMap((language) =>
    devices.map(({ width, height }) => ({ language, width, height })),
  )
  await takeInTurn(views, async (view) => {
    const { context, page } = await openForPictures(browser, url, view)
    for (const { name, steps } of tours) {
      for (const [step, { path }] of steps.entries()) {
        await showScreen(page, path)
        // `lang` names the back-office's language, whichever was chosen.
        const shown = await page.evaluate(
          () => document.querySelector('main')?.closest('[lang]')?.getAttribute('lang') ?? '',
        )
        if (shown !== view.language) continue
        const file = `${name}-${step + 1}-${view.width}-${view.language}.webp`
        const picture = await page.screenshot()
        await writeFile(join(folder, file), await sharp(picture).webp({ quality: 82 }).toBuffer())
        frames.push({ tour: name, step, ...view, file })
      }
    }
    await context.close()
  })
  return frames
}
