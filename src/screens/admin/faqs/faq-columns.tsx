import type { TFunction } from 'i18next'

import { plainText } from '#content/plain-text.ts'
import type { Faq } from '#contract/faqs.ts'

import type { ListDefinition } from '../table/definition.ts'
import { ExpandingText } from './ExpandingText.tsx'

/** What the list of FAQs shows: question, response, country, visa or 'Autre' (spec 2.13). */
export function faqColumns(t: TFunction<'adminLists'>): ListDefinition<Faq> {
  const countryOf = ({ countryName }: Faq) => countryName?.trim() || t('noCountry')
  const visaOf = ({ visaName }: Faq) => visaName?.trim() || t('other')
  return {
    name: 'faqs',
    title: t('faqs.title'),
    addLabel: t('faqs.add'),
    sort: { column: 'id', isDescending: false },
    nameOf: ({ question }) => question,
    searched: (faq) => [faq.id, faq.question, faq.response, countryOf(faq), visaOf(faq)],
    filters: [
      { id: 'pays', label: t('columns.country'), value: countryOf },
      { id: 'visa', label: t('columns.visa'), value: visaOf },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), kind: 'id', value: ({ id }) => id },
      {
        id: 'question',
        title: t('columns.question'),
        kind: 'name',
        value: ({ question }) => question,
        cell: ({ question }) => <ExpandingText text={question} />,
      },
      {
        id: 'reponse',
        title: t('columns.response'),
        kind: 'text',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ response }) => <ExpandingText text={plainText(response)} />,
        exported: ({ response }) => plainText(response),
      },
      { id: 'pays', title: t('columns.country'), kind: 'short', value: countryOf },
      { id: 'visa', title: t('columns.visa'), kind: 'short', value: visaOf },
    ],
  }
}
