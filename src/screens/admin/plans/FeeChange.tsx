import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'

import { formatDecimal, parseDecimal } from '#domain/decimal.ts'
import type { LevelEditorState } from '#domain/level-editor.ts'
import { changeFees, type FeeChange as Change, type LevelFeeChange } from '#domain/plan/fees.ts'
import type { Plan, PlanStep, Remark } from '#domain/plan/plan.ts'
import { parseIds, stringifyIds } from '#domain/plan/record-ids.ts'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import type { StepDetail } from './describe-step.ts'
import type { WrittenEntity } from '../core/writer/record-writer.ts'
import { NothingChosen, PlanLoading, useParentList } from './PlanPage.tsx'
import { StepDetails } from './PlanGroups.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { getRecordLabel, usePlanEntity, type ListedValues } from './plan-server.ts'
import styles from './Plans.module.css'

const levelsField = 'serviceLevels'
const roundings = [1, 5] as const
/** Ends the name of a detail about the price that visitors see. */
const shownEnding = '-shown'

interface FeeChangeProps {
  definition: RecordDefinition
  /** The ids of the interventions, as the URL has them; empty for all. */
  ids: string
}

/** Raises or lowers the fees of interventions by per cent. A shown price follows where amount, currency and basis give it. */
export function FeeChange({ definition, ids }: FeeChangeProps) {
  const { entity, records, failed } = usePlanEntity(definition)
  const state = { kind: 'fees', entity: definition.entity } as const
  const chosen = useMemo(() => {
    const isChosen = parseIds(ids)
    return ids === '' ? records : records?.filter(({ id }) => isChosen(id))
  }, [records, ids])
  if (chosen === undefined) return <PlanLoading {...state} failed={failed} />
  if (chosen.length === 0) return <NothingChosen {...state} />
  return <FeeForm entity={entity} chosen={chosen} ids={ids} />
}

interface FeeFormProps {
  entity: WrittenEntity
  chosen: readonly ListedValues[]
  ids: string
}

function FeeForm({ entity, chosen, ids }: FeeFormProps) {
  const { t } = useTranslation('adminPlans')
  const [percentText, setPercentText] = useState('')
  const [rounding, setRounding] = useState<Change['rounding']>(1)
  const percent = parsePercent(percentText)
  const { definition } = entity
  const plan = useMemo(
    () =>
      percent === undefined || percent === 0
        ? undefined
        : planFees(t, entity, chosen, { percent, rounding }),
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the entity is another object each time
    [percent, rounding, chosen, t],
  )
  const address = { to: '/admin/plans/prix', search: { ids } }
  return (
    <PlanPanel
      kind="fees"
      parent={useParentList(definition.entity)}
      address={address}
      getRest={(done) => {
        const rest = chosen.map(({ id }) => id).filter((id) => !done.has(id))
        // No ids would mean all interventions.
        return rest.length === 0 ? undefined : { ...address, search: { ids: stringifyIds(rest) } }
      }}
      subject={ids}
      plan={plan}
      entities={{ [definition.entity]: entity }}
      records={{ [definition.entity]: chosen }}
      describe={(step) => describeFees(t, step)}
      isPrepared={percentText !== ''}
      // The fees that were changed would be changed once more.
      onAgain={() => setPercentText('')}
      inputs={
        <div className={styles.inputs}>
          <p>{t('fees.lead', { count: chosen.length })}</p>
          <div className={styles.pair}>
            <TextField
              label={t('fees.percent')}
              hint={t('fees.percentHint')}
              error={
                percentText.trim() !== '' && percent === undefined && percentText !== '-'
                  ? t('fees.percentInvalid')
                  : undefined
              }
              announce="error"
              inputMode="text"
              autoComplete="off"
              value={percentText}
              onChange={(event) => setPercentText(event.target.value)}
            />
            <RadioGroup
              inline
              name="rounding"
              label={t('fees.rounding')}
              options={roundings.map((value) => ({
                value: String(value),
                label: t(value === 1 ? 'fees.roundings.unit' : 'fees.roundings.five'),
              }))}
              value={String(rounding)}
              onChange={(value) => setRounding(value === '5' ? 5 : 1)}
            />
          </div>
          {percentText === '' && (
            <FeeExample entity={entity} chosen={chosen} change={{ percent: 5, rounding }} />
          )}
        </div>
      }
    />
  )
}

interface FeeExampleProps {
  entity: WrittenEntity
  chosen: readonly ListedValues[]
  change: Change
}

const exampleLength = 3

/** What a change would do to the first prices, before one is typed. */
function FeeExample({ entity, chosen, change }: FeeExampleProps) {
  const { t } = useTranslation('adminPlans')
  const [step] = planFees(t, entity, chosen.slice(0, 1), change).steps
  const details = step && describeFees(t, step).filter(({ name }) => name.endsWith(shownEnding))
  if (step === undefined || details === undefined || details.length === 0) return null
  return (
    <section className={styles.example}>
      <h2 className={styles.exampleTitle}>
        {t('fees.example', { percent: change.percent, name: step.name })}
      </h2>
      <StepDetails details={details.slice(0, exampleLength)} step={step} />
    </section>
  )
}

/** Undefined unless it is a change that a price can have. */
function parsePercent(text: string): number | undefined {
  const percent = parseDecimal(text.replaceAll('\u2212', '-').replace(/\s*%$/, ''))
  return percent !== undefined && percent >= -90 && percent <= 500 ? percent : undefined
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field of the levels has them (`level-editor.ts`)
const getLevels = (values: PlanStep['base']) => values[levelsField] as LevelEditorState

function planFees(
  t: TFunction<'adminPlans'>,
  entity: WrittenEntity,
  chosen: readonly ListedValues[],
  change: Change,
): Plan {
  return {
    steps: chosen.map(({ id, values }) => {
      const state = getLevels(values)
      const changed = changeFees(state, change)
      return {
        key: String(id),
        entity: entity.definition.entity,
        name: getRecordLabel(entity, { id, values }),
        id,
        base: values,
        changes: { [levelsField]: { ...state, levels: changed.map(({ after }) => after) } },
        remarks: changed.flatMap((level) => remarkOn(t, level)),
      }
    }),
  }
}

function remarkOn(
  t: TFunction<'adminPlans'>,
  { before, after, shownPrice }: LevelFeeChange,
): Remark[] {
  if (before === after || shownPrice === 'follows') return []
  const { levelNumber, valueString } = before
  const field = t('fees.level', { levelNumber })
  return [{ kind: shownPrice === 'stays' ? 'priceStays' : 'priceEmpty', field, text: valueString }]
}

/** Level by level: the amount, and the price that visitors see. */
function describeFees(t: TFunction<'adminPlans'>, step: PlanStep): readonly StepDetail[] {
  const after = getLevels(step.changes).levels
  return getLevels(step.base).levels.flatMap((level, index) => {
    const changed = after[index]
    if (changed === undefined || changed.amount === level.amount) return []
    const { levelNumber, currency } = level
    const formatAmount = (amount: string) =>
      `${formatDecimal(parseDecimal(amount) ?? 0)}\u00a0${currency}`
    const amount = {
      name: `${level.id}-amount`,
      label: t('fees.amount', { levelNumber }),
      before: formatAmount(level.amount),
      after: formatAmount(changed.amount),
    }
    if (changed.valueString === level.valueString) return [amount]
    return [
      amount,
      {
        name: `${level.id}${shownEnding}`,
        label: t('fees.shown', { levelNumber }),
        before: level.valueString,
        after: changed.valueString,
      },
    ]
  })
}
