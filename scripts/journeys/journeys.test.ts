import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'

import type { Tour } from '../../mocks/devtools/tours.ts'
import { toHashSource } from '../content-security-policy.ts'
import { renderJourneys, toLiveUrl } from './page.ts'
import type { Frame } from './photograph.ts'

const tour: Tour = {
  name: 'sample',
  title: { fr: 'Une <visite>', en: 'A <tour>' },
  steps: [
    { path: '/faq?question=1#answer', fr: 'La « FAQ » & sa réponse', en: 'The FAQ' },
    { path: '/admin', fr: 'L’administration', en: 'The back-office' },
  ],
}
const createFrame = (step: number, language: 'fr' | 'en', width: number): Frame => ({
  tour: 'sample',
  step,
  language,
  width,
  height: 900,
  file: `sample-${step + 1}-${width}-${language}.webp`,
})
const frames = [
  createFrame(0, 'fr', 1440),
  createFrame(0, 'fr', 390),
  createFrame(0, 'en', 390),
  createFrame(1, 'fr', 390),
]
const { document } = new JSDOM(renderJourneys([tour], frames), {
  url: 'https://demo.example/journeys/',
}).window

it('shows each step in both languages, with its pictures from narrow to wide', () => {
  const rows = [...document.querySelectorAll('.row')]
  expect(
    rows.map((row) => [
      row.getAttribute('lang'),
      row.querySelector('p')?.textContent,
      [...row.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ]),
  ).toEqual([
    ['fr', 'La « FAQ » & sa réponse', ['sample-1-390-fr.webp', 'sample-1-1440-fr.webp']],
    ['en', 'The FAQ', ['sample-1-390-en.webp']],
    ['fr', 'L’administration', ['sample-2-390-fr.webp']],
    ['en', 'The back-office', []],
  ])
  expect(rows.at(-1)?.textContent).toContain('This page is in French only.')
  expect(document.querySelector('h2')?.textContent).toBe('Une <visite> A <tour>')
})

it('names each picture by its step, language and width, and opens the live page', () => {
  const link = document.querySelector<HTMLAnchorElement>('.row:lang(en) a, .row[lang="en"] a')
  expect(link?.querySelector('img')?.alt).toBe('Step 1 of 2 in English,')
  expect(link?.textContent.trim()).toBe('phone, 390\u00A0px')
  expect(link?.getAttribute('href')).toBe('../faq?question=1&scenario=normal&lang=en#answer')
})

it('leads to the live page relative to its own folder', () => {
  expect(toLiveUrl('/', 'fr')).toBe('../?scenario=normal&lang=fr')
  const base = 'https://host.example/demo/journeys/index.html'
  expect(new URL(toLiveUrl('/blog', 'en'), base).pathname).toBe('/demo/blog')
})

it('runs only what prints, and asks for nothing from elsewhere', () => {
  const [script, ...others] = document.querySelectorAll('script')
  expect(others).toEqual([])
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(policy).toContain(`script-src ${toHashSource(script?.textContent ?? '')};`)
  expect(document.querySelector('[style], iframe, base')).toBeNull()
  for (const element of document.querySelectorAll('[src], [href]')) {
    const target = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    expect(target).not.toMatch(/^(?:\/|https?:)/)
  }
})
