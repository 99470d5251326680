import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { formatLongDate } from '#domain/dates.ts'
import { organisation } from '#domain/organisation.ts'
import { type Language, languages } from '#i18n/languages.ts'

import { devices } from '../../.storybook/devices.ts'
import { en } from '../../mocks/devtools/texts/en.ts'
import { fr } from '../../mocks/devtools/texts/fr.ts'
import type { Tour } from '../../mocks/devtools/tours.ts'
import { toHashSource } from '../content-security-policy.ts'
import { escapeAttribute, escapeHtml } from '../escape-html.ts'
import type { Frame } from './photograph.ts'

const texts = { fr: fr.journeys, en: en.journeys }

/** Shows the buttons that print: without it they would do nothing. Nothing else needs a script. */
const script = `for (const button of document.querySelectorAll('.print')) {
      button.hidden = false
      button.addEventListener('click', () => print())
    }`

/** The page has one script and nothing from elsewhere. */
const policy = `default-src 'none'; script-src ${toHashSource(script)}; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'`

/** Writes the contact sheets of the tours into the folder that has their pictures. */
export async function writeJourneys(
  folder: string,
  tours: readonly Tour[],
  frames: readonly Frame[],
): Promise<void> {
  await writeFile(join(folder, 'index.html'), renderJourneys(tours, frames))
  await cp(fileURLToPath(new URL('page.css', import.meta.url)), join(folder, 'page.css'))
  await cp(fileURLToPath(new URL('../../src/ui/styles', import.meta.url)), join(folder, 'styles'), {
    recursive: true,
  })
}

/**
 * The contact sheets of the tours as one page, in both languages at once, because it shows both. Its links are relative: it is
 * one folder below the demo, wherever that is. A tour whose address is open is printed alone.
 */
export function renderJourneys(tours: readonly Tour[], frames: readonly Frame[]): string {
  const today = new Date().toISOString()
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(`${texts.fr.title} – Droit de Cité`)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="styles/index.css" />
    <link rel="stylesheet" href="page.css" />
  </head>
  <body>
    <header class="top">
      <p class="back"><a href="../">${inBoth((language) => texts[language].back)}</a></p>
      <p class="name" translate="no">${escapeHtml(organisation.name)}</p>
      <h1>${inBoth((language) => texts[language].title)}</h1>
      ${languages.map((language) => `<p lang="${language}">${escapeHtml(`${texts[language].notice(formatLongDate(today, language) ?? today)} ${texts[language].intro}`)}</p>`).join('\n      ')}
      ${printButton}
      <nav aria-label="${escapeAttribute(texts.fr.title)}">
        <ol>
          ${tours.map(({ name, title }) => `<li><a href="#${name}-title">${inBoth((language) => title[language])}</a></li>`).join('\n          ')}
        </ol>
      </nav>
    </header>
    <main>
${tours
  .map((tour) =>
    renderTour(
      tour,
      frames.filter((frame) => frame.tour === tour.name),
    ),
  )
  .join('\n')}
    </main>
    <script>${script}</script>
  </body>
</html>
`
}

/** Prints what is shown: all tours, or the one whose address is open. */
const printButton = `<button class="print" type="button" hidden>${inBoth((language) => texts[language].print)}</button>`

/** A text in each language, with a word of English marked as such. */
function inBoth(getText: (language: Language) => string): string {
  return languages
    .map((language) => `<span lang="${language}">${escapeHtml(getText(language))}</span>`)
    .join(' ')
}

function renderTour({ name, title, steps }: Tour, frames: readonly Frame[]): string {
  return `      <section id="${name}" aria-labelledby="${name}-title">
        <h2 id="${name}-title">${inBoth((language) => title[language])}</h2>
        <p class="choice"><a class="one" href="#${name}">${inBoth((language) => texts[language].printOne)}</a>${printButton}<a class="all" href="#${name}-title">${inBoth((language) => texts[language].printAll)}</a></p>
        <ol class="steps">
${steps
  .map((step, index) => {
    const rows = languages.map((language) =>
      renderRow(
        {
          language,
          label: texts[language].step(index + 1, steps.length),
          text: step[language],
          path: step.path,
        },
        frames.filter((frame) => frame.step === index && frame.language === language),
      ),
    )
    return `          <li>
            <p class="address">${escapeHtml(`${index + 1}/${steps.length}`)} <code>${escapeHtml(step.path)}</code></p>
${rows.join('\n')}
          </li>`
  })
  .join('\n')}
        </ol>
      </section>`
}

interface Row {
  readonly language: Language
  readonly label: string
  readonly text: string
  readonly path: string
}

/** A step in one language: what the tour says of it, and its pictures, each of which opens the page as it is now. */
function renderRow({ language, label, text, path }: Row, frames: readonly Frame[]): string {
  const shown = frames.toSorted((a, b) => a.width - b.width)
  const pictures = shown.map(
    ({ file, width, height }) =>
      `                <li data-width="${width}"><a href="${escapeAttribute(toLiveUrl(path, language))}"><img src="${escapeAttribute(file)}" alt="${escapeAttribute(`${label},`)}" width="${width}" height="${height}" /> <span>${escapeHtml(nameDevice(width, language))}</span></a></li>`,
  )
  const content =
    pictures.length === 0
      ? `              <p class="none">${escapeHtml(texts[language].none)}</p>`
      : `              <ul class="frames">
${pictures.join('\n')}
              </ul>`
  return `            <div class="row" lang="${language}">
              <p>${escapeHtml(text)}</p>
${content}
            </div>`
}

function nameDevice(width: number, language: Language): string {
  const viewport = devices.find((device) => device.width === width)?.viewport ?? ''
  const names: Readonly<Record<string, string>> = texts[language].devices
  return [names[viewport], `${width}\u00A0px`].filter((part) => part !== undefined).join(', ')
}

/** The page of a step in the demo, in a language and with a server that answers. */
export function toLiveUrl(path: string, language: Language): string {
  const url = new URL(path, 'https://demo.example')
  url.searchParams.set('scenario', 'normal')
  url.searchParams.set('lang', language)
  return `..${url.pathname}${url.search}${url.hash}`
}
