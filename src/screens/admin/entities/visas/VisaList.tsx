import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Visa } from '#contract/visas.ts'
import { stripTags } from '#domain/html.ts'
import { truncatePreview } from '#domain/truncate.ts'
import type { NameRecord } from '#domain/record-names.ts'

import { getRecordCountryName } from '#i18n/country-names.ts'

import { useRecordName } from '../../core/layout/useRecordName.ts'
import type { EntityListDefinition } from '../../core/table/list-definition.ts'
import { EntityList } from '../../extensions/EntityList.tsx'
import { useToEnglish, type ToEnglish } from '../../core/layout/useToEnglish.ts'
import { createImageColumn, createTextColumn } from '../../core/table/columns.tsx'

const catalogueFiles = ['visas'] as const

const loadDefinition = async () => (await import('./VisaForm.tsx')).visaDefinition

/** The visas (spec 2.13). */
export function VisaList() {
  const { t } = useTranslation('adminLists')
  const { queries } = useApi()
  const toEnglish = useToEnglish(catalogueFiles)
  const nameRecord = useRecordName()
  const definition = useMemo(
    () => defineVisaList(t, toEnglish, nameRecord),
    [t, toEnglish, nameRecord],
  )
  return (
    <EntityList
      definition={definition}
      loadDefinition={loadDefinition}
      query={useQuery(queries.visas.list())}
      getNameInQuestion={(visa) => nameRecord('visas', visa)}
    />
  )
}

/** The countries with inks of their own. A visa names its country without the code (spec 3). */
const inkedCountries = ['BE', 'FR', 'LU', 'CM', 'CH', 'CA']

/** The content is shown as text, cut to 50 characters (spec 2.13, 9). */
export function defineVisaList(
  t: TFunction<'adminLists'>,
  toEnglish: ToEnglish,
  nameRecord: NameRecord,
): EntityListDefinition<Visa> {
  const getCountryName = ({ country }: Visa) => country?.name ?? t('noCountry')
  return {
    name: 'visas',
    getRecordName: (visa) =>
      visa.name.trim() === ''
        ? nameRecord('visas', visa)
        : `${visa.name.trim()} (${getCountryName(visa)})`,
    getSearchableValues: (visa) => [
      visa.id,
      visa.name,
      visa.summary,
      visa.content,
      getCountryName(visa),
      toEnglish(visa.name),
      // Its paragraphs are passages.
      toEnglish(stripTags(visa.summary?.replaceAll('</p>', '\n') ?? '')),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      { id: 'visa', label: t('columns.visa'), getValue: ({ name }) => name },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      createImageColumn(t('columns.image'), ({ name, country }) => {
        const countryCode = inkedCountries.find(
          (code) => getRecordCountryName(code) === country?.name,
        )
        return { seed: `${countryCode ?? ''} ${name}`, countryCode }
      }),
      { id: 'nom', title: t('columns.name'), variant: 'name', getValue: ({ name }) => name },
      createTextColumn('resume', t('columns.summary'), ({ summary }) => summary),
      createTextColumn('contenu', t('columns.content'), ({ content }) => content, truncatePreview),
      { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
      {
        id: 'intervention',
        title: t('columns.interventionId'),
        variant: 'number',
        getValue: ({ interventionId }) => interventionId ?? undefined,
      },
    ],
  }
}
