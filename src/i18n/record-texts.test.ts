import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { useI18nStore, useVisitorLanguage } from './i18n.ts'
import { readHook } from './read-hook.fixture.ts'
import { toLabel, useHasTranslations, useRecordTexts } from './record-texts.ts'

const french = { language: 'fr', namespaces: ['records/visas'] } as const
const english = { language: 'en', namespaces: ['records/visas'] } as const
const original = { ...english, showsOriginal: true } as const

describe('a text of a record', () => {
  it('is shown in French on a French page, without a mark', async () => {
    const { translate, toText, translateHtml, originalLanguage } = await readHook(
      useRecordTexts,
      french,
    )
    expect(translate('Visa étudiant')).toEqual({ children: 'Visa étudiant', lang: undefined })
    expect(toText('Visa étudiant')).toBe('Visa étudiant')
    expect([translateHtml, originalLanguage]).toEqual([undefined, undefined])
  })

  it('is translated on an English page, or marked as French', async () => {
    const { translate, toText, translateHtml, originalLanguage } = await readHook(
      useRecordTexts,
      english,
    )
    expect(translate('Visa étudiant')).toEqual({ children: 'Student visa', lang: undefined })
    expect(translate('Visa rare')).toEqual({ children: 'Visa rare', lang: 'fr' })
    expect([toText('Visa étudiant'), toText('Visa rare')]).toEqual(['Student visa', 'Visa rare'])
    expect(originalLanguage).toBe('fr')
    const { body } = new JSDOM('<p>Visa étudiant</p>', { url: 'https://site.invalid/' }).window
      .document
    expect(translateHtml?.(body)).toBe('all')
    expect(body.textContent).toBe('Student visa')
  })

  it('stays French where the reader asked for the original', async () => {
    const { translate, toText, translateHtml } = await readHook(useRecordTexts, original)
    expect(translate('Visa étudiant')).toEqual({ children: 'Visa étudiant', lang: 'fr' })
    expect(toText('Visa étudiant')).toBe('Visa étudiant')
    expect(translateHtml).toBeUndefined()
  })

  it('labels an option in its language', () => {
    expect(toLabel({ children: 'Visa', lang: 'fr' })).toEqual({ label: 'Visa', lang: 'fr' })
  })
})

it('a page has translations once a file of them is loaded in its language', async () => {
  expect(await readHook(useHasTranslations, english)).toBe(true)
  expect(await readHook(useHasTranslations, { language: 'en', namespaces: ['faq'] })).toBe(false)
  expect(await readHook(useHasTranslations, french)).toBe(false)
})

it.each(['fr', 'en'] as const)('the visitor reads %s, which the store knows', async (language) => {
  expect(await readHook(useVisitorLanguage, { language })).toBe(language)
})

const Outside = () => useI18nStore().language

it('a component outside of the app is told what it lacks', () => {
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow('<I18nStoreContext>')
})
