import { isDeepEqual } from '#domain/deep-equal.ts'

import { mapFields, type FormValues, type RecordDefinition } from './record-definition.ts'

interface Versions {
  /** What both began with. */
  readonly base: FormValues
  /** Of the form. */
  readonly mine: FormValues
  /** Of the server, where somebody else has saved meanwhile. */
  readonly theirs: FormValues
}

interface MergedValues {
  /** Both people's changes; those of `mine` where both changed the same. */
  readonly values: FormValues
  /** The fields that both changed to different values. */
  readonly disputed: readonly string[]
  /** The other fields in which there are changes of `theirs`. */
  readonly adopted: readonly string[]
}

/** Merges what two people changed in one record, field by field, and parts of a field where its kind can. */
export function mergeValues(
  { fields }: Pick<RecordDefinition, 'fields'>,
  { base, mine, theirs }: Versions,
): MergedValues {
  const isSame = (name: string, a: FormValues, b: FormValues) => {
    const toCompared = (value: unknown) => fields[name]?.toComparable?.(value) ?? value
    return isDeepEqual(toCompared(a[name]), toCompared(b[name]))
  }
  const getUnit = (name: string) => fields[name]?.unit ?? name
  const listChangedUnits = (version: FormValues) =>
    new Set(
      Object.keys(fields)
        .filter((name) => !isSame(name, version, base))
        .map(getUnit),
    )
  const [ofMine, ofTheirs] = [listChangedUnits(mine), listChangedUnits(theirs)]
  const disputed: string[] = []
  const adopted: string[] = []
  const values = mapFields(fields, (field, name) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
    if (!ofTheirs.has(getUnit(name)) || isSame(name, mine, theirs)) return versions.mine
    if (!ofMine.has(getUnit(name))) {
      adopted.push(name)
      return versions.theirs
    }
    const { value, isDisputed } = field.merge?.(versions) ?? {
      value: versions.mine,
      isDisputed: true,
    }
    const named = isDisputed ? disputed : adopted
    named.push(name)
    return value
  })
  return { values, disputed, adopted }
}
