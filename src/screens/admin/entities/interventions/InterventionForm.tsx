import { translatableFields } from '#content/translations/translatable-fields.ts'
import type {
  InterventionDetail,
  InterventionInput,
  ServiceLevel,
  ServiceLevelInput,
} from '#contract/interventions.ts'
import type { InferSchema } from '#contract/schema.ts'
import { parseDecimal } from '#domain/decimal.ts'
import {
  asNewLevels,
  createLevelEditor,
  isDirty,
  isLocked,
  levelEditorReducer,
  mergeLevels,
  withStoredIds,
  type Level,
  type LevelEditorState,
} from '#domain/level-editor.ts'

import { countryAndVisa } from '../../core/definition/country-and-visa.tsx'
import { defineRecord, type FieldKind } from '../../core/definition/record-definition.ts'
import { EntityForm } from '../../extensions/EntityForm.tsx'
import {
  formatLevel,
  formatLevelPart,
  LevelEditorSchema,
  listLevelTexts,
  toComparedFields,
  toLevel,
  toServiceLevelInput,
} from './level-fields.ts'
import { LevelsField } from './LevelsField.tsx'

export const interventionDefinition = defineRecord<
  InferSchema<typeof InterventionDetail>,
  InterventionInput
>()({
  entity: 'interventions',
  getCalls: ({ interventions }) => interventions,
  listTranslated: translatableFields.interventions,
  fields: {
    // Required, because the public page is found by them (docs/decisions.md).
    ...countryAndVisa({
      required: 'checked',
      formatCountry: ({ name, code }) => `${name} (${code})`,
    }),
    serviceLevels: levels(),
  },
  besideNext: ['countryId'],
  getOthers: () => ({}),
})

/** 'Créer une Intervention' and 'Modifier une Intervention' (spec 2.13). */
export function InterventionForm({ id }: { id?: string }) {
  return <EntityForm definition={interventionDefinition} id={id} />
}

function levels(): FieldKind<LevelEditorState, readonly ServiceLevel[], ServiceLevelInput[]> {
  return {
    schema: LevelEditorSchema,
    empty: createLevelEditor([]),
    read: (stored) => createLevelEditor(stored.map(toLevel)),
    write: (value, stored = []) =>
      inStoredOrder(value.levels, stored.map(toLevel)).map(toServiceLevelInput),
    format: (value, { t, language }) =>
      value.levels
        .map((level) => formatLevel(level, t('levels.heading', { ...level }), language))
        .join('\n\n'),
    toParts: (value, { t }) =>
      value.levels.map((level) => ({
        id: level.id,
        label: t('levels.heading', { ...level }),
        fields: toComparedFields(level, (name) => t(`levels.fields.${name}.label`)),
      })),
    restore: asNewLevels,
    check: (value) =>
      value.levels.every(({ amount }) => parseDecimal(amount) !== undefined)
        ? undefined
        : 'noAmount',
    render: ({ id, valueProps, pendingInput }) => (
      <LevelsField {...valueProps} pendingInput={pendingInput} isOfNewRecord={id === undefined} />
    ),
    copy: ({ levels: copied }) =>
      createLevelEditor(copied.map((level, index) => ({ ...level, id: -1 - index }))),
    listTexts: (value) => value.levels.flatMap(listLevelTexts),
    parts: {
      format: (part, value, { t }) => formatLevelPart(part, value.levels, t),
      open: (value, { index }) =>
        isLocked(value) ? value : levelEditorReducer(value, { type: 'edit', index }),
    },
    // An open editor without input is no change.
    toComparable: (value) => (isDirty(value) ? value : createLevelEditor(value.levels)),
    merge: mergeLevels,
    withStoredIds,
    // The form cannot be submitted while a level is being edited (spec 4).
    getLock: (value, { t }) =>
      isLocked(value)
        ? {
            reason: t('levels.unsavedLevel'),
            attempted: levelEditorReducer(value, { type: 'submit' }),
          }
        : undefined,
  }
}

/** Levels that were neither added, removed nor moved are sent in the order in which the server has them. */
function inStoredOrder(edited: readonly Level[], stored: readonly Level[]): readonly Level[] {
  const findPlace = ({ id, levelNumber }: Level) =>
    stored.findIndex((level) => level.id === id && level.levelNumber === levelNumber)
  const isReordered = edited.some((level) => findPlace(level) === -1)
  return isReordered ? edited : edited.toSorted((a, b) => findPlace(a) - findPlace(b))
}
