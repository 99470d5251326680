import { expect, it, onTestFinished, vi } from 'vitest'

import { faq as english } from './en/faq.ts'
import { faq as french } from './fr/faq.ts'
import { createI18nStore, namespaces } from './i18n.ts'
import type { CatalogueFile, CatalogueFileReader } from './catalogue.ts'
import { getPassageKey } from './passage.ts'
import { translateText } from './translate-record.ts'

const catalogue = { format: 1, passages: { [getPassageKey('Visa étudiant')]: 'Student visa' } }
const readCatalogue: CatalogueFileReader = async () => catalogue

it('has the texts of the language that was chosen while they were loading', async () => {
  const i18n = await createI18nStore('fr', readCatalogue)
  const loading = i18n.loadTexts(['faq'])
  const changing = i18n.setLanguage('en')
  await Promise.all([loading, changing])
  expect(i18n.instance.t('faq:title')).toBe(english.title)
})

it('has what was loaded before in the language that is chosen', async () => {
  const i18n = await createI18nStore('fr', readCatalogue)
  await i18n.loadTexts(['faq'])
  expect(i18n.instance.t('faq:title')).toBe(french.title)
  await i18n.setLanguage('en')
  expect(i18n.instance.t('faq:title')).toBe(english.title)
})

it('rejects what cannot be loaded, each time, and keeps the language', async () => {
  const i18n = await createI18nStore('fr', readCatalogue)
  await expect(i18n.loadTexts(['nowhere'])).rejects.toThrow('There are no texts')
  await expect(i18n.loadTexts(['nowhere'])).rejects.toThrow('There are no texts')
  i18n.instance.addResourceBundle('fr', 'nowhere', { title: 'Nulle part' })
  await i18n.loadTexts(['nowhere'])
  await expect(i18n.setLanguage('en')).rejects.toThrow('There are no texts')
  expect(i18n.language).toBe('fr')
})

it('changes the language on a page whose texts failed to load', async () => {
  const i18n = await createI18nStore('fr', readCatalogue)
  await expect(i18n.loadTexts(['nowhere'])).rejects.toThrow('There are no texts')
  await i18n.setLanguage('en')
  expect(i18n.language).toBe('en')
})

it('speaks French in the back-office whatever is chosen, before and meanwhile', async () => {
  const i18n = await createI18nStore('en', readCatalogue)
  await i18n.loadFrenchTexts(['faq'])
  const { frenchInstance } = i18n
  expect(frenchInstance.t('faq:title')).toBe(french.title)
  expect(i18n.language).toBe('en')
  await i18n.setLanguage('fr')
  await i18n.setLanguage('en')
  expect(frenchInstance.language).toBe('fr')
  expect(frenchInstance.t('faq:title')).toBe(french.title)
  expect(i18n.frenchInstance).toBe(frenchInstance)
})

it('reads no translations for a French reader, and those of the page once English is chosen', async () => {
  const read = vi.fn<CatalogueFileReader>(readCatalogue)
  const i18n = await createI18nStore('fr', read)
  await i18n.loadTexts(['faq', 'records/visas'])
  expect(read).not.toHaveBeenCalled()
  expect(i18n.translator).toBeUndefined()
  await i18n.setLanguage('en')
  expect(read.mock.calls).toEqual([['en', 'visas']])
  expect(translateText(i18n.instance, 'Visa étudiant')).toBe('Student visa')
  expect(i18n.translator).toBeDefined()
})

/** A reader whose answers the test gives. */
function createDelayedReader() {
  const answers: PromiseWithResolvers<unknown>[] = []
  const read = vi.fn<CatalogueFileReader>(() => {
    const answer = Promise.withResolvers<unknown>()
    answers.push(answer)
    return answer.promise
  })
  return { read, answers }
}

it('shows the last of two choices, although the first one has more to load', async () => {
  const { read, answers } = createDelayedReader()
  const i18n = await createI18nStore('fr', read)
  await i18n.loadTexts(['records/visas'])
  const first = i18n.setLanguage('en')
  const last = i18n.setLanguage('fr')
  await expect(last).resolves.toBe(true)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  answers[0]?.resolve(catalogue)
  await expect(first).resolves.toBe(false)
  expect(i18n.language).toBe('fr')
})

it('reports no failure of a choice that another one has replaced', async () => {
  const i18n = await createI18nStore('fr', readCatalogue)
  i18n.instance.addResourceBundle('fr', 'nowhere', { title: 'Nulle part' })
  await i18n.loadTexts(['nowhere'])
  const first = i18n.setLanguage('en')
  await i18n.setLanguage('fr')
  await expect(first).resolves.toBe(false)
})

it('waits for the texts of a page that is opened while the language changes', async () => {
  const { read, answers } = createDelayedReader()
  const i18n = await createI18nStore('fr', read)
  await i18n.loadTexts(['records/visas'])
  const changing = i18n.setLanguage('en')
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  await i18n.loadTexts(['faq', 'records/faqs'])
  answers[0]?.resolve(catalogue)
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(i18n.language).toBe('fr')
  answers[1]?.resolve({ format: 1, passages: { [getPassageKey('Ai-je le droit ?')]: 'May I?' } })
  await changing
  expect(i18n.instance.t('faq:title')).toBe(english.title)
  expect(translateText(i18n.instance, 'Ai-je le droit ?')).toBe('May I?')
})

it('changes the language without the translations that cannot be loaded, and reads them again for the next page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const missing = new Set<CatalogueFile>(['faqs'])
  const read: CatalogueFileReader = async (_, file) => {
    if (missing.has(file)) throw new Error('404')
    return catalogue
  }
  const i18n = await createI18nStore('fr', read)
  await i18n.loadTexts(['records/visas', 'records/faqs'])
  await i18n.setLanguage('en')
  expect(i18n.language).toBe('en')
  expect(translateText(i18n.instance, 'Visa étudiant')).toBe('Student visa')
  expect(i18n.instance.hasResourceBundle('en', 'records/faqs')).toBe(false)
  expect(i18n.hasFailedTranslations).toBe(true)
  missing.clear()
  await i18n.loadTexts(['records/faqs'])
  expect(i18n.instance.hasResourceBundle('en', 'records/faqs')).toBe(true)
  expect(i18n.hasFailedTranslations).toBe(false)
})

it.each([
  ['is missing', () => Promise.reject(new Error('404'))],
  ['is malformed', () => Promise.resolve('<!doctype html>')],
  ['has an older format', () => Promise.resolve({ ...catalogue, format: 0 })],
])('logs once that a catalogue %s, and reads it again for the next page', async (_, readFirst) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const read = vi.fn<CatalogueFileReader>(readCatalogue).mockImplementationOnce(readFirst)
  const i18n = await createI18nStore('en', read)
  await i18n.loadTexts(['faq', 'records/visas'])
  expect(log).toHaveBeenCalledOnce()
  expect(i18n.hasFailedTranslations).toBe(true)
  expect(i18n.instance.t('faq:title')).toBe(english.title)
  expect(translateText(i18n.instance, 'Visa étudiant')).toBeUndefined()

  await i18n.loadTexts(['faq', 'records/visas'])
  expect(log).toHaveBeenCalledOnce()
  expect(i18n.hasFailedTranslations).toBe(false)
  expect(translateText(i18n.instance, 'Visa étudiant')).toBe('Student visa')
})

it('namespaces are called as the files of French texts, without folder and ending', () => {
  expect(namespaces).toContain('adminForms')
})
