import { expect, it } from 'vitest'

import { faq as english } from './en/faq.ts'
import { faq as french } from './fr/faq.ts'
import { createI18n, getFrenchI18n, loadFrenchTexts, loadTexts, switchLanguage } from './i18n.ts'

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
