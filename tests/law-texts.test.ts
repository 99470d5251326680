import { JSDOM } from 'jsdom'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import articles from '#mocks/fixtures/data/articles.json' with { type: 'json' }
import faqs from '#mocks/fixtures/data/faqs.json' with { type: 'json' }
import interventions from '#mocks/fixtures/data/interventions.json' with { type: 'json' }
import statements from '#mocks/fixtures/data/statements.json' with { type: 'json' }
import visas from '#mocks/fixtures/data/visas.json' with { type: 'json' }

import type { DeadlineRule } from '#contract/deadlines.ts'
import { Statement } from '#contract/statements.ts'
import { seededRules } from '#domain/deadlines/examples.fixture.ts'
import { normaliseSpaces, readAmounts } from '#domain/law/amounts.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { readRecordNumbers } from '#domain/law/uncovered.ts'
import { parseTextBlocks } from '#domain/text-blocks.ts'
import englishArticles from '../public/translations/en/article-content.json' with { type: 'json' }
import englishRules from '../public/translations/en/deadline-rules.json' with { type: 'json' }
import englishFaqs from '../public/translations/en/faqs.json' with { type: 'json' }
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
english.addResourceBundle('en', 'records/faqs', englishFaqs.passages)
const { window } = new JSDOM('', { url: 'https://site.invalid/' })

function findRule(slug: string): DeadlineRule {
  const rule = seededRules.find((one) => one.slug === slug)
  if (rule === undefined) throw new Error(`There is no rule ${slug}.`)
  return rule
}

/** The words of a rule on deadlines, in French and in English. */
function readRule(slug: string): [french: string, english: string] {
  const { situation, period, method, exceptions, authority, channel } = findRule(slug)
  const texts = [situation, period, method, exceptions, authority, channel].filter(Boolean)
  const translations = texts.map((text) => translateText(english, text))
  return [normaliseSpaces(texts.join(' ')), normaliseSpaces(translations.join(' '))]
}

/** The words of an answer, which is translated line by line. */
function readFaq(question: string): [french: string, english: string] {
  const { response = '' } = faqs.find((one) => one.question.startsWith(question)) ?? {}
  const lines = parseTextBlocks(response).flatMap((block) => block.lines)
  const translations = lines.map((line) => translateText(english, line))
  return [normaliseSpaces(lines.join(' ')), normaliseSpaces(translations.join(' '))]
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
    expect(en).toMatch(/aim at its arrival|see to it that it has arrived/)
    expect(`${fr} ${en}`).not.toMatch(mustArrive)
  })
})

it.each(['be-refus', 'be-detention', 'be-ordre-de-quitter'])(
  '%s gives no last day while nobody has read the new law on the Council, and says so',
  (slug) => {
    const [fr, en] = readRule(slug)
    expect(findRule(slug).colour).not.toBe('green')
    expect(fr).toMatch(/Une loi sur le Conseil .* le site n’a pas lu le texte en vigueur/)
    expect(en).toMatch(/An act on the Council .* the site has not read the text in force/)
  },
)

it.each([
  ['the rule', readRule('be-refus')],
  ['the article', readArticle('Refus de visa étudiant en Belgique')],
  ['the question', readFaq('Mon regroupement familial en Belgique a été refusé')],
])('a Belgian decision by post does not wait for its receipt: %s', (_, [fr, en]) => {
  expect(fr).toMatch(/Par un (?:autre )?courrier[^.]*, (?:il|le délai) part [^.]*l’envoi/)
  expect(en).toMatch(/By (?:other )?post[^.]* (?:after|from the) posting/)
})

it('a refused sponsorship leads to the Immigration Appeal Division in thirty days', () => {
  const { period, authority } = findRule('ca-parrainage')
  expect(normaliseSpaces(period)).toMatch(/le répondant .*reçu dans les trente jours/i)
  expect(authority).toMatch(/Section d’appel de l’immigration/)
  expect(translateText(english, period)).toMatch(
    /Immigration Appeal Division: the notice must be received within thirty days/,
  )
  for (const slug of ['ca-au-canada', 'ca-hors-du-canada']) {
    const [french, translated] = readRule(slug)
    expect(french).toMatch(/appel prévu par la loi passe d’abord : pour un parrainage refusé/)
    expect(translated).toMatch(/appeal that the act provides comes first: for a refused/)
  }
})

it.each([
  ['fr-silence-consulat', ['2 month', '30 day'], /^Deux mois sans réponse/, /Two months without/],
  ['fr-silence-prefecture', ['4 month', '2 month'], /^Quatre mois sans/, /Four months without/],
  ['fr-silence-autre', ['60 day', '6 month', '2 month'], /six mois .*OFII/, /six months .*OFII/],
  ['lu-silence', ['3 month'], /^Trois mois sans réponse/, /Three months without/],
])('silence is a refusal after a time of its own: %s', (slug, amounts, french, translated) => {
  const { period, counting } = findRule(slug)
  expect(readAmounts(period)).toEqual(amounts)
  expect(normaliseSpaces(period)).toMatch(french)
  expect(readRule(slug)[1]).toMatch(translated)
  const silence = counting?.silenceMonths
  expect(silence == null ? amounts[0] : `${silence} month`).toBe(amounts[0])
})

it.each([
  ['French', orientationFr, /autre pays que le sien/, /son propre pays \(un Belge en Belgique\)/],
  ['English', orientationEn, /other than his or her own/, /own country \(a Belgian in Belgium\)/],
])('a relative abroad and one at home are two answers in %s', (_, texts, abroad, atHome) => {
  for (const { regime } of [texts.answers, texts.forOther.answers]) {
    expect(regime.relativeAbroad).toMatch(abroad)
    expect(regime.relativeHome).toMatch(atHome)
  }
  expect(texts.effects.regime.relativeHome).toMatch(/^(?:Le droit ordinaire|The ordinary law)/)
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
