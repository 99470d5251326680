import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { getNameField } from '#domain/entities.ts'
import { getStartReferences, parseRecordStart } from '#domain/record-start.ts'
import { getVisaCountryId } from '#domain/slug.ts'

import {
  mapFields,
  type FormValues,
  type RecordDefinition,
} from '../definition/record-definition.ts'
import { useRecordLists, type RecordLists } from '../definition/useRecordLists.ts'

/** What a new record begins with: the values of its form, and the record that it is a copy of. */
export interface StartValues {
  readonly values: FormValues
  readonly copyOf: number | undefined
}

/**
 * What a new record begins with: what the URL of its form says (`domain/record-start.ts`), as it was when it was opened, and
 * what fields say. `isOfUrl` is false for a record that a form goes on with.
 */
export function useRecordStart(
  definition: RecordDefinition,
  { isNew, isOfUrl }: { isNew: boolean; isOfUrl: boolean },
) {
  const { entity } = definition
  const { t } = useTranslation('adminFollowUp')
  const search = useSearch({ strict: false })
  const [start] = useState(() => (isNew && isOfUrl ? parseRecordStart(search) : {}))
  const references = getStartReferences(entity, start)
  const copyOf = start.copie === undefined ? undefined : Number(start.copie)
  const starting = Object.entries(definition.fields).filter(
    ([, field]) => field.start !== undefined,
  )
  const needed = isNew
    ? [...references.map(({ to }) => to), ...starting.flatMap(([, field]) => field.lists ?? [])]
    : []
  const lists = useRecordLists(needed)
  const nameCopy = (original: string) => t('copyName', { name: original })
  return {
    copyOf,
    /** Whether the lists are there that say what the new record is to refer to. */
    isReady: needed.every((name) => !lists[name].isPending),
    /** `copied` is the record that the new one is a copy of. */
    getStart(copied: unknown): StartValues | undefined {
      if (copied === undefined && references.length + starting.length === 0) return undefined
      const values =
        copied === undefined
          ? readReferences(definition, references, lists)
          : copyValues(definition, copied, nameCopy)
      const own = starting.map(([name, field]) => [name, field.start?.(lists) ?? values[name]])
      return {
        values: { ...values, ...Object.fromEntries(own) },
        copyOf: copied === undefined ? undefined : copyOf,
      }
    },
  }
}

/** The values of a copy, which has a name of its own. */
function copyValues(
  definition: RecordDefinition,
  copied: unknown,
  nameCopy: (original: string) => string,
): FormValues {
  const stored = definition.toFormValues(copied)
  return mapFields(definition.fields, (field, name) => {
    const value = stored[name]
    if (field.copy !== undefined) return field.copy(value)
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
