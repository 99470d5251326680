import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Intervention } from '#contract/interventions.ts'
import type { LevelEditorState } from '#domain/level-editor.ts'

import type { EntityListDefinition } from '../../core/table/list-definition.ts'
import { EntityList } from '../../extensions/EntityList.tsx'
import { useToEnglish, type ToEnglish } from '../../core/layout/useToEnglish.ts'
import { fileParts, getLevelPart, setLevelPart, toLevel } from './level-fields.ts'

const catalogueFiles = ['visas', 'service-levels'] as const
/** The levels of which a file has columns. */
const fileLevels = [1, 2, 3, 4] as const

const loadDefinition = async () => (await import('./InterventionForm.tsx')).interventionDefinition

/** The interventions (spec 2.13). */
export function InterventionList() {
  const { t } = useTranslation('adminLists')
  const { queries } = useApi()
  const toEnglish = useToEnglish(catalogueFiles)
  const definition = useMemo(() => defineInterventionList(t, toEnglish), [t, toEnglish])
  return (
    <EntityList
      definition={definition}
      query={useQuery(queries.interventions.list())}
      loadDefinition={loadDefinition}
    />
  )
}

export function defineInterventionList(
  t: TFunction<'adminLists'>,
  toEnglish: ToEnglish,
): EntityListDefinition<Intervention> {
  const getCountryName = ({ country }: Intervention) => country?.name ?? t('noCountry')
  const getVisaName = ({ visa }: Intervention) => visa?.name ?? t('noVisa')
  return {
    name: 'interventions',
    getRecordName: (intervention) =>
      intervention.title?.trim() ||
      `${getVisaName(intervention)} – ${getCountryName(intervention)}`,
    getSearchableValues: (intervention) => [
      intervention.id,
      intervention.title,
      getCountryName(intervention),
      getVisaName(intervention),
      ...intervention.serviceLevels.flatMap((level) => [
        level.title,
        level.summary,
        level.fullDescription,
      ]),
      toEnglish(intervention.visa?.name),
      ...intervention.serviceLevels.map(({ title }) => toEnglish(title)),
    ],
    fileColumns: fileLevels.flatMap((number) =>
      fileParts.map((part) => ({
        title: t('columns.level', { number, part: t(`levelParts.${part}`) }),
        getValue: ({ serviceLevels }: Intervention) =>
          getLevelPart(serviceLevels.map(toLevel), number, part),
        field: 'serviceLevels',
        parse: (text: string, value: unknown) =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field of the levels has them
          setLevelPart(value as LevelEditorState, { number, part, text }),
      })),
    ),
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      { id: 'visa', label: t('columns.visa'), getValue: getVisaName },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
      { id: 'visa', title: t('columns.visa'), variant: 'name', getValue: getVisaName },
      {
        id: 'niveaux',
        title: t('columns.levels'),
        variant: 'number',
        isHiddenByDefault: true,
        getValue: ({ serviceLevels }) => serviceLevels.length,
      },
    ],
  }
}
