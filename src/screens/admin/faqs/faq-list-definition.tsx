import type { TFunction } from 'i18next'

import { htmlToText } from '#content/html-to-text.ts'
import type { Faq } from '#contract/faqs.ts'

import type { ListDefinition } from '../table/list-definition.ts'
import { ExpandableText } from './ExpandableText.tsx'

/** What the list of FAQs shows: question, response, country, visa or 'Autre' (spec 2.13). */
export function defineFaqList(t: TFunction<'adminLists'>): ListDefinition<Faq> {
  const getCountryName = ({ countryName }: Faq) => countryName?.trim() || t('noCountry')
  const getVisaName = ({ visaName }: Faq) => visaName?.trim() || t('otherSubject')
  return {
    entity: 'faqs',
    title: t('faqs.title'),
    addLabel: t('faqs.add'),
    defaultSort: { column: 'id', isDescending: false },
    getRecordName: ({ question }) => question,
    getSearchableValues: (faq) => [
      faq.id,
      faq.question,
      faq.response,
      getCountryName(faq),
      getVisaName(faq),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      { id: 'visa', label: t('columns.visa'), getValue: getVisaName },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      {
        id: 'question',
        title: t('columns.question'),
        variant: 'name',
        getValue: ({ question }) => question,
        renderCell: ({ question }) => <ExpandableText text={question} />,
      },
      {
        id: 'reponse',
        title: t('columns.response'),
        variant: 'text',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ response }) => <ExpandableText text={htmlToText(response)} />,
        getExportValue: ({ response }) => htmlToText(response),
      },
      { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
      { id: 'visa', title: t('columns.visa'), variant: 'short', getValue: getVisaName },
    ],
  }
}
