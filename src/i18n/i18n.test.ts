import { expect, it, onTestFinished, vi } from 'vitest'

import { faq as english } from './en/faq.ts'
import { faq as french } from './fr/faq.ts'
import {
  createI18n,
  getFrenchI18n,
  hasFailedTranslations,
  loadFrenchTexts,
  loadTexts,
  switchLanguage,
} from './i18n.ts'
import type { CatalogueFileReader } from './catalogue.ts'
import { getPassageKey } from './passage.ts'
import { translateText } from './translate-record.ts'

it('has the texts of the language that was chosen while they were loading', async () => {
  const i18n = await createI18n('fr')
  const loading = loadTexts(i18n, ['faq'])
  const switching = switchLanguage(i18n, 'en')
  await Promise.all([loading, switching])
  expect(i18n.t('faq:title')).toBe(english.title)
})

it('has what was loaded before in the language that is chosen', async () => {
  const i18n = await createI18n('fr')
  await loadTexts(i18n, ['faq'])
  expect(i18n.t('faq:title')).toBe(french.title)
  await switchLanguage(i18n, 'en')
  expect(i18n.t('faq:title')).toBe(english.title)
})

it('rejects what cannot be loaded, each time, and keeps the language', async () => {
  const i18n = await createI18n('fr')
  await expect(loadTexts(i18n, ['nowhere'])).rejects.toThrow('There are no texts')
  await expect(loadTexts(i18n, ['nowhere'])).rejects.toThrow('There are no texts')
  i18n.addResourceBundle('fr', 'nowhere', { title: 'Nulle part' })
  await expect(switchLanguage(i18n, 'en')).rejects.toThrow('There are no texts')
  expect(i18n.language).toBe('fr')
})

it('speaks French in the back-office whatever is chosen', async () => {
  const i18n = await createI18n('en')
  await loadFrenchTexts(i18n, ['faq'])
  expect(getFrenchI18n(i18n).t('faq:title')).toBe(french.title)
  expect(i18n.language).toBe('en')
  expect(getFrenchI18n(i18n)).toBe(getFrenchI18n(i18n))
})

const catalogue = { format: 1, passages: { [getPassageKey('Visa étudiant')]: 'Student visa' } }

it('reads no translations for a French reader, and those of the page once English is chosen', async () => {
  const read = vi.fn<CatalogueFileReader>(async () => catalogue)
  const i18n = await createI18n('fr', read)
  await loadTexts(i18n, ['faq', 'records/visas'])
  expect(read).not.toHaveBeenCalled()
  await switchLanguage(i18n, 'en')
  expect(read.mock.calls).toEqual([['en', 'visas']])
  expect(translateText(i18n, 'Visa étudiant')).toBe('Student visa')
})

it.each([
  ['is missing', () => Promise.reject(new Error('404'))],
  ['is malformed', () => Promise.resolve('<!doctype html>')],
  ['has an older format', () => Promise.resolve({ ...catalogue, format: 0 })],
])('logs once that a catalogue %s, and reads it again for the next page', async (_, readFirst) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const read = vi.fn<CatalogueFileReader>(async () => catalogue).mockImplementationOnce(readFirst)
  const i18n = await createI18n('en', read)
  await loadTexts(i18n, ['faq', 'records/visas'])
  expect(log).toHaveBeenCalledOnce()
  expect(hasFailedTranslations(i18n)).toBe(true)
  expect(i18n.t('faq:title')).toBe(english.title)
  expect(translateText(i18n, 'Visa étudiant')).toBeUndefined()

  await loadTexts(i18n, ['faq', 'records/visas'])
  expect(log).toHaveBeenCalledOnce()
  expect(hasFailedTranslations(i18n)).toBe(false)
  expect(translateText(i18n, 'Visa étudiant')).toBe('Student visa')
})
