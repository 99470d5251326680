import type { TFunction } from 'i18next'

import { excerptDifference, isCut } from '#domain/plan/excerpt.ts'
import type { PlanStep, Refusal, Remark, StepOutcome, Values } from '#domain/plan/plan.ts'
import type { adminPlans } from '#i18n/fr/adminPlans.ts'

import { compareValues, type ComparedPart } from '../core/comparison/compare-values.ts'
import { createRules, type PlanEntities } from './plan-server.ts'

/** One change of a record, in words. */
export interface StepDetail {
  readonly name: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** The words that differ, of a text that is too long to stand there twice, or that has formatting to lose. */
  readonly compared?: readonly ComparedPart[] | undefined
  /** What the server has now, where that is a conflict. */
  readonly theirs?: string | undefined
}

/** What a step changes, field by field. */
export function describeStep(
  step: PlanStep,
  outcome: StepOutcome | undefined,
  entities: PlanEntities,
): readonly StepDetail[] {
  const entity = entities[step.entity]
  if (entity === undefined) return []
  const { definition, getContext } = entity
  const { isSame } = createRules(entities)
  const theirs = outcome?.status === 'conflict' ? outcome.theirs : undefined
  const base: Values = step.id === undefined ? definition.emptyValues : step.base
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (!(name in step.changes)) return []
    if (isSame(step.entity, name, step.changes[name], base[name])) return []
    const context = getContext(name)
    const before = field.format(base[name], context)
    const after = field.format(step.changes[name], context)
    const isText = field.content === 'html' || isCut(before) || isCut(after)
    const [compared] =
      isText && step.id !== undefined && theirs === undefined
        ? compareValues({ fields: { [name]: field } }, base, step.changes, getContext)
        : []
    return {
      name,
      label: context.texts.label,
      ...excerptDifference(before, after),
      compared: compared?.isSame === false ? compared.parts : undefined,
      theirs:
        theirs !== undefined && name in theirs
          ? excerptDifference(after, field.format(theirs[name], context)).after
          : undefined,
    }
  })
}

type Sentences = typeof adminPlans

/** The sentence of a remark or of a refusal about a record. */
export function describeRemark(
  t: TFunction<'adminPlans'>,
  group: 'remarks' | 'refusals',
  { kind, field, text, column }: Remark & Pick<Refusal, 'column'>,
  { entity }: Pick<PlanStep, 'entity'>,
  entities: PlanEntities,
): string {
  // Remarks about fees name the level.
  const label =
    field !== undefined && entities[entity]?.definition.fields[field] !== undefined
      ? entities[entity].getContext(field).texts.label
      : field
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kinds of `domain/plan` have these names
  const key = `${group}.${kind}` as `remarks.${keyof Sentences['remarks']}`
  const sentence = t(key, { label: label ?? '', text: text ?? '' })
  return column === undefined ? sentence : t('inColumn', { column, sentence })
}
