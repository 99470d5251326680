import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Faq } from '#contract/faqs.ts'
import type { Visa } from '#contract/visas.ts'
import { stripTags } from '#domain/html.ts'
import type { NameRecord } from '#domain/record-names.ts'

import { createTextColumn } from '../../core/table/columns.tsx'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import type { EntityListDefinition } from '../../core/table/list-definition.ts'
import { EntityList } from '../../extensions/EntityList.tsx'
import { useToEnglish, type ToEnglish } from '../../core/layout/useToEnglish.ts'
import styles from './FaqList.module.css'

const catalogueFiles = ['faqs', 'visas'] as const

const loadDefinition = async () => (await import('./FaqForm.tsx')).faqDefinition

/** The FAQs (spec 2.13). */
export function FaqList() {
  const { t } = useTranslation('adminLists')
  const { queries } = useApi()
  const toEnglish = useToEnglish(catalogueFiles)
  const nameRecord = useRecordName()
  const faqs = useQuery(queries.faqs.list())
  const { data: visas } = useQuery({
    ...queries.visas.list(),
    retryOnMount: false,
    enabled:
      faqs.data?.some(({ visaId, visaName }) => visaId != null && !visaName?.trim()) ?? false,
    // Only a server that omits the names of visas needs it (spec 7).
    meta: { isInLoader: false },
  })
  const definition = useMemo(
    () => defineFaqList(t, { toEnglish, nameRecord, visas }),
    [t, toEnglish, nameRecord, visas],
  )
  return <EntityList definition={definition} query={faqs} loadDefinition={loadDefinition} />
}

interface FaqListContext {
  toEnglish: ToEnglish
  nameRecord: NameRecord
  /** Undefined unless a name is missing, and until they are loaded. */
  visas: readonly Visa[] | undefined
}

/** A FAQ without a visa is about 'Autre' (spec 2.13). A server may omit the name of a visa (spec 7). */
export function defineFaqList(
  t: TFunction<'adminLists'>,
  { toEnglish, nameRecord, visas }: FaqListContext,
): EntityListDefinition<Faq> {
  const getCountryName = ({ countryName }: Faq) => countryName?.trim() || t('noCountry')
  const getVisaName = ({ visaId, visaName }: Faq) =>
    visaName?.trim() ||
    (visaId == null
      ? t('otherSubject')
      : visas?.find(({ id }) => id === visaId)?.name.trim() || t('unnamedVisa'))
  return {
    name: 'faqs',
    getRecordName: (faq) => nameRecord('faqs', faq),
    getSearchableValues: (faq) => [
      faq.id,
      faq.question,
      faq.response,
      getCountryName(faq),
      getVisaName(faq),
      toEnglish(faq.question),
      // Translations are keyed by paragraph or line, so each must be a line of its own.
      toEnglish(stripTags(faq.response.replaceAll('</p>', '\n'))),
      toEnglish(faq.visaName),
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
      createTextColumn(
        'reponse',
        t('columns.response'),
        ({ response }) => response,
        (text) => <ExpandableText text={text} />,
      ),
      { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
      { id: 'visa', title: t('columns.visa'), variant: 'short', getValue: getVisaName },
    ],
  }
}

/** Cuts a text to two lines until it is clicked (spec 2.13). */
function ExpandableText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isExpanded}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      <span className={styles.text}>{text}</span>
    </button>
  )
}
