import type { TFunction } from 'i18next'

import { plainText } from '#content/plain-text.ts'
import type { Visa } from '#contract/visas.ts'
import { cutPreview } from '#domain/text.ts'

import type { ListDefinition } from '../table/definition.ts'
import { RecordImage } from '../table/RecordImage.tsx'

/** What the list of visas shows; the content without its HTML, cut to 50 characters (spec 2.13, 9). */
export function visaColumns(t: TFunction<'adminLists'>): ListDefinition<Visa> {
  const countryOf = ({ country }: Visa) => country?.name ?? t('noCountry')
  return {
    name: 'visas',
    title: t('visas.title'),
    addLabel: t('visas.add'),
    sort: { column: 'id', isDescending: false },
    nameOf: (visa) => `${visa.name.trim() || `nº ${visa.id}`} (${countryOf(visa)})`,
    searched: (visa) => [visa.id, visa.name, visa.summary, visa.content, countryOf(visa)],
    filters: [
      { id: 'pays', label: t('columns.country'), value: countryOf },
      { id: 'visa', label: t('columns.visa'), value: ({ name }) => name },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), kind: 'id', value: ({ id }) => id },
      {
        id: 'image',
        title: t('columns.image'),
        kind: 'image',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ image }) => <RecordImage source={image} />,
        exported: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
      },
      { id: 'nom', title: t('columns.name'), kind: 'name', value: ({ name }) => name },
      {
        id: 'resume',
        title: t('columns.summary'),
        kind: 'text',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ summary }) => plainText(summary),
        exported: ({ summary }) => plainText(summary),
      },
      {
        id: 'contenu',
        title: t('columns.content'),
        kind: 'text',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ content }) => cutPreview(plainText(content)),
        exported: ({ content }) => plainText(content),
      },
      { id: 'pays', title: t('columns.country'), kind: 'short', value: countryOf },
      {
        id: 'intervention',
        title: t('columns.interventionId'),
        kind: 'number',
        value: ({ interventionId }) => interventionId ?? undefined,
      },
    ],
  }
}
