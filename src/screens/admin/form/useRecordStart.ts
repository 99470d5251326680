import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { getNameField } from '#domain/entities.ts'
import { getStartReferences, parseRecordStart } from '#domain/record-start.ts'
import { getVisaCountryId } from '#domain/slug.ts'

import { mapFields, type FormValues, type RecordDefinition } from './record-definition.ts'
import { useRecordLists, type RecordLists } from './useRecordLists.ts'

/** What a new record begins with: the values of its form, and the record that it is a copy of. */
export interface StartValues {
  readonly values: FormValues
  readonly copyOf: number | undefined
}

/** What the URL of a form says that a new record begins with (`domain/record-start.ts`), as it was when it was opened. */
export function useRecordStart(definition: RecordDefinition, isNew: boolean) {
  const { entity } = definition
  const { t } = useTranslation('adminFollowUp')
  const search = useSearch({ strict: false })
  const [start] = useState(() => (isNew ? parseRecordStart(search) : {}))
  const references = getStartReferences(entity, start)
  const copyOf = start.copie === undefined ? undefined : Number(start.copie)
  const copying = Object.values(definition.fields).filter((field) => field.copy !== undefined)
  const needed = [
    ...references.map(({ to }) => to),
    ...(copyOf === undefined ? [] : copying.flatMap((field) => field.lists ?? [])),
  ]
  const lists = useRecordLists(needed)
  return {
    copyOf,
    /** Whether the lists are there that say what the new record is to refer to. */
    isReady: needed.every((name) => !lists[name].isPending),
    /** `copied` is the record that the new one is a copy of. */
    getStart(copied: unknown): StartValues | undefined {
      if (copied !== undefined) {
        const name = (original: string) => t('copyName', { name: original })
        return { values: copyValues(definition, copied, { name, lists }), copyOf }
      }
      const values = readReferences(definition, references, lists)
      return references.length === 0 ? undefined : { values, copyOf: undefined }
    },
  }
}

/** The values of a copy, which has a name of its own. */
function copyValues(
  definition: RecordDefinition,
  copied: unknown,
  { name: nameCopy, lists }: { name: (original: string) => string; lists: RecordLists },
): FormValues {
  const stored = definition.toFormValues(copied)
  return mapFields(definition.fields, (field, name) => {
    const value = stored[name]
    if (field.copy !== undefined) return field.copy(value, lists)
    const isName = name === getNameField(definition.entity)
    return isName && typeof value === 'string' && value.trim() !== '' ? nameCopy(value) : value
  })
}

/** A record that does not exist, and a visa of another country, is left out. */
function readReferences(
  { fields, emptyValues }: RecordDefinition,
  references: ReturnType<typeof getStartReferences>,
  lists: RecordLists,
): FormValues {
  const country = references.find(({ to }) => to === 'countries')?.id
  const isFit = ({ to, id }: (typeof references)[number]) => {
    const found = lists[to].data?.find((record) => record.id === id)
    if (found === undefined || to !== 'visas') return found !== undefined
    const own = getVisaCountryId(found)
    return country === undefined || own === undefined || own === country
  }
  const chosen = references
    .filter(({ field, ...reference }) => field in fields && isFit({ field, ...reference }))
    .map(({ field, id }) => [field, fields[field]?.read(id)])
  return { ...emptyValues, ...Object.fromEntries(chosen) }
}
