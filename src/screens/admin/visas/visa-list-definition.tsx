import type { TFunction } from 'i18next'

import { htmlToText } from '#content/html-to-text.ts'
import type { Visa } from '#contract/visas.ts'
import { truncatePreview } from '#domain/truncate.ts'

import type { ListDefinition } from '../table/list-definition.ts'
import { RecordThumbnail } from '../table/RecordThumbnail.tsx'

/** What the list of visas shows; the content without its HTML, cut to 50 characters (spec 2.13, 9). */
export function defineVisaList(t: TFunction<'adminLists'>): ListDefinition<Visa> {
  const getCountryName = ({ country }: Visa) => country?.name ?? t('noCountry')
  return {
    entity: 'visas',
    title: t('visas.title'),
    addLabel: t('visas.add'),
    defaultSort: { column: 'id', isDescending: false },
    getRecordName: (visa) => `${visa.name.trim() || `nº ${visa.id}`} (${getCountryName(visa)})`,
    getSearchableValues: (visa) => [
      visa.id,
      visa.name,
      visa.summary,
      visa.content,
      getCountryName(visa),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      { id: 'visa', label: t('columns.visa'), getValue: ({ name }) => name },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      {
        id: 'image',
        title: t('columns.image'),
        variant: 'image',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ image }) => <RecordThumbnail source={image} />,
        getExportValue: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
      },
      { id: 'nom', title: t('columns.name'), variant: 'name', getValue: ({ name }) => name },
      {
        id: 'resume',
        title: t('columns.summary'),
        variant: 'text',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ summary }) => htmlToText(summary),
        getExportValue: ({ summary }) => htmlToText(summary),
      },
      {
        id: 'contenu',
        title: t('columns.content'),
        variant: 'text',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ content }) => truncatePreview(htmlToText(content)),
        getExportValue: ({ content }) => htmlToText(content),
      },
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
