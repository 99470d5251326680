import { JSDOM } from 'jsdom'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import articles from '#mocks/fixtures/data/articles.json' with { type: 'json' }
import faqs from '#mocks/fixtures/data/faqs.json' with { type: 'json' }
import interventions from '#mocks/fixtures/data/interventions.json' with { type: 'json' }
import statements from '#mocks/fixtures/data/statements.json' with { type: 'json' }
import visas from '#mocks/fixtures/data/visas.json' with { type: 'json' }

import { Statement } from '#contract/statements.ts'
import { seededRules } from '#domain/deadlines/examples.fixture.ts'
import { normaliseSpaces, readAmounts } from '#domain/law/amounts.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { readRecordNumbers } from '#domain/law/uncovered.ts'
import englishArticles from '../public/translations/en/article-content.json' with { type: 'json' }
import englishRules from '../public/translations/en/deadline-rules.json' with { type: 'json' }
import { orientation as orientationEn } from '#i18n/en/orientation.ts'
import { schengen as schengenEn } from '#i18n/en/schengen.ts'
import { orientation as orientationFr } from '#i18n/fr/orientation.ts'
import { schengen as schengenFr } from '#i18n/fr/schengen.ts'
import { translateHtml, translateText } from '#i18n/translate-record.ts'

/** What readers are told where the site once said something else (docs/promises/law.md). */

const english = createInstance({ lng: 'en', resources: {}, initAsync: false })
void english.init()
english.addResourceBundle('en', 'records/deadline-rules', englishRules.passages)
english.addResourceBundle('en', 'records/article-content', englishArticles.passages)
const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** The words of a rule on deadlines, in French and in English. */
function readRule(slug: string): [french: string, english: string] {
  const rule = seededRules.find((one) => one.slug === slug)
  if (rule === undefined) throw new Error(`There is no rule ${slug}.`)
  const { situation, period, method, exceptions, authority, channel } = rule
  const texts = [situation, period, method, exceptions, authority, channel].filter(Boolean)
  const translations = texts.map((text) => translateText(english, text))
  return [normaliseSpaces(texts.join(' ')), normaliseSpaces(translations.join(' '))]
}

function readArticle(title: string): [french: string, english: string] {
  const html = articles.find((one) => one.title.startsWith(title))?.content ?? ''
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  const french = normaliseSpaces(body.textContent)
  translateHtml(english, body)
  return [french, normaliseSpaces(body.textContent)]
}

describe('an appeal posted in France', () => {
  const mustArrive = /doit être arrivé|non seulement (?:parti|envoyé)|must have arrived/
  it.each([
    ...['fr-visa', 'fr-recours-refuse', 'fr-recours-silence', 'fr-sejour'].map(
      (slug) => [slug, readRule(slug)] as const,
    ),
    ['the article', readArticle('Refus de visa pour la France')] as const,
  ])('is in time by its postmark, and from abroad is to arrive: %s', (_, [fr, en]) => {
    expect(fr).toMatch(/Posté en France, le recours est à temps si le cachet de la poste/)
    expect(fr).toMatch(/visez l’arrivée|faites en sorte qu’il soit arrivé/)
    expect(en).toMatch(/in time if (?:its|the) postmark/)
    expect(`${fr} ${en}`).not.toMatch(mustArrive)
  })
})

it('whoever waits is told which silence is a refusal', () => {
  const { waiting } = orientationFr.effects.decision
  expect(readAmounts(waiting)).toEqual(['2 month', '4 month', '6 month', '3 month'])
  expect(readAmounts(orientationFr.result.silence.FR)).toEqual(['2 month', '4 month', '6 month'])
  expect(readAmounts(orientationFr.result.silence.LU)).toEqual(['3 month'])
  for (const text of [waiting, ...Object.values(orientationFr.result.silence).slice(0, 2)])
    expect(text).toContain('Un délai')
  expect(orientationEn.effects.decision.waiting).toMatch(/may be running already: silence is a/)
  expect(orientationEn.result.silence.FR).toMatch(/two months .*four months .*six months/)
  expect(orientationEn.result.silence.LU).toContain('three months')
})

it('an asylum decision has no period of its own, and a claim waits for no lawyer', () => {
  const [fr, en] = readRule('be-asile')
  expect(fr).toMatch(/Le délai est écrit dans la lettre/)
  expect(fr).not.toMatch(/quinze|trente/)
  expect(en).not.toMatch(/fifteen|thirty/)
  const advice = normaliseSpaces(orientationFr.effects.place.noPermit)
  expect(advice).toMatch(/Sauf pour demander l’asile : faites-le tout de suite/)
  expect(orientationEn.effects.place.noPermit).toMatch(/asylum: do that at once/)
})

it('Luxembourg has no number, and its source is not cut before the words that say why', () => {
  for (const slug of ['lu-refus', 'lu-ordre-de-quitter']) {
    expect(readAmounts(readRule(slug)[0])).toEqual([])
    const rule = seededRules.find((one) => one.slug === slug)
    expect(rule?.quotation).toContain('droit des étrangers')
  }
})

it('a Region that refuses leads to its minister, from both rules', () => {
  const [region, regionEn] = readRule('be-region')
  expect(region).toMatch(/Un recours au ministre régional, et non au Conseil/)
  expect(regionEn).toMatch(/appeal to the regional minister/i)
  expect(readRule('be-refus')[0]).toMatch(/Si une Région refuse .* au ministre régional/)
})

it.each([schengenFr, schengenEn])('the Schengen days say who, where and how long: $title', (t) => {
  expect(t.aside.relative).toMatch(/N’écrivez ici que|Write down here only/)
  expect(t.aside.otherStates).toMatch(/autres États Schengen comptent|other Schengen states count/)
  expect(t.aside.stateNames.split(',')).toHaveLength(29)
  expect(t.aside.stateNames).not.toMatch(/Irlande|Ireland|Chypre|Cyprus/)
  expect(normaliseSpaces(t.result.inARow_other)).toMatch(
    /^(?:Jusqu’à|Up to) \{\{count\}\} (?:jours|days)/,
  )
})

it('every period, sum, year and article of the pages has a source', () => {
  const sourced = z.array(Statement()).parse(statements)
  const records = [
    ...articles.map((one) => ({
      record: `articles/${one.id}`,
      htmls: [one.introduction, one.content],
    })),
    ...faqs.map((one) => ({ record: `faqs/${one.id}`, htmls: [one.response] })),
    ...visas.map((one) => ({ record: `visas/${one.id}`, htmls: [one.summary, one.content] })),
  ].map(({ record, htmls }) => ({ record, ...readRecordNumbers(sourced, record, htmls) }))
  expect(records.flatMap(({ all }) => all).length).toBeGreaterThan(300)
  expect(records.filter(({ uncovered }) => uncovered.length > 0)).toEqual([])
})

it('what stands beside the date of a letter names no other period', () => {
  const appeals = interventions
    .flatMap(({ serviceLevels }) => serviceLevels)
    .filter(({ levelNumber }) => levelNumber === appealLevel)
  expect(appeals.length).toBeGreaterThan(25)
  for (const { fullDescription } of appeals) {
    const [beforeHeadings = ''] = fullDescription.split('<h')
    expect(beforeHeadings).not.toMatch(/\bjours\b|\bmois\b/)
  }
})

it('the usual time of a level is the lawyer’s: no months of an authority or a court', () => {
  const levels = interventions.flatMap(({ serviceLevels }) => serviceLevels)
  expect(levels.length).toBeGreaterThan(100)
  for (const { title, fullDescription } of levels) {
    const [, usualTime] = fullDescription.split('<h3>Délai habituel</h3>')
    expect(usualTime, title).toMatch(/^<p>/)
    expect(usualTime, title).not.toMatch(/\bmois\b|jours d’instruction/)
  }
})
