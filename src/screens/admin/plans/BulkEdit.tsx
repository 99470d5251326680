import { Eye, X } from 'lucide-react'
import { Fragment, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Plan, Values } from '#domain/plan/plan.ts'
import { parseIds } from '#domain/plan/record-ids.ts'
import { buildPath } from '#domain/page-urls.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select } from '#ui/Select/Select.tsx'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import { useFormFields } from '../core/form/useFormFields.ts'
import { usePendingInput } from '../core/definition/usePendingInput.ts'
import type { WrittenEntity } from '../core/writer/record-writer.ts'
import { NothingChosen, PlanLoading, useParentList } from './PlanPage.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import {
  checkValues,
  createRules,
  getRecordLabel,
  usePlanEntity,
  type ListedValues,
} from './plan-server.ts'
import styles from './Plans.module.css'

interface BulkEditProps {
  definition: RecordDefinition
  /** The ids of the records, as the URL has them. */
  ids: string
}

/** Changes fields of the selected records of a list: a field is added to the edit, and an empty one changes nothing. */
export function BulkEdit({ definition, ids }: BulkEditProps) {
  const { entity, records, failed } = usePlanEntity(definition)
  const state = { kind: 'edit', entity: definition.entity } as const
  if (records === undefined) return <PlanLoading {...state} failed={failed} />
  const isChosen = parseIds(ids)
  const chosen = records.filter(({ id }) => isChosen(id))
  if (chosen.length === 0) return <NothingChosen {...state} />
  return <BulkEditForm entity={entity} chosen={chosen} ids={ids} />
}

interface BulkEditFormProps {
  entity: WrittenEntity
  chosen: readonly ListedValues[]
  ids: string
}

function BulkEditForm({ entity, chosen, ids }: BulkEditFormProps) {
  const { definition, getContext } = entity
  const { entity: name, emptyValues } = definition
  const entities = useMemo(() => ({ [name]: entity }), [name, entity])
  const pendingInput = usePendingInput()
  const [added, setAdded] = useState<readonly string[]>([])
  const formFields = useFormFields({
    definition,
    getContext,
    initialValues: emptyValues,
    pendingInput,
  })
  const [changes, setChanges] = useState<Values>()
  const plan = useMemo(
    () => changes && planEdit(entity, chosen, changes),
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the lists are loaded, and the plan is looked at as it is
    [changes],
  )
  /** What is filled in now, also in an editor that has not said so yet. */
  async function prepare(): Promise<void> {
    await pendingInput.waitForPreparations()
    if (!pendingInput.insertPanels()) return
    const values = formFields.form.getValues()
    const { isSame } = createRules(entities)
    const filled = added.filter((field) => !isSame(name, field, values[field], emptyValues[field]))
    setChanges(Object.fromEntries(filled.map((field) => [field, values[field]])))
  }
  return (
    <PlanPanel
      kind="edit"
      parent={useParentList(name)}
      address={{
        to: buildPath('/admin/plans/modification/$list', { list: name }),
        search: { ids },
      }}
      subject={changes}
      plan={plan && plan.steps.length > 0 ? plan : undefined}
      entities={entities}
      records={{ [name]: chosen }}
      isPrepared={added.length > 0}
      onAgain={() => {
        setChanges(undefined)
        setAdded([])
        formFields.form.reset(emptyValues)
      }}
      inputs={
        changes !== undefined && Object.keys(changes).length > 0 ? (
          <div>
            <Button variant="secondary" onClick={() => setChanges(undefined)}>
              <BackToFields />
            </Button>
          </div>
        ) : (
          <EditedFields
            entity={entity}
            count={chosen.length}
            added={added}
            onAdd={(field) => setAdded([...added, field])}
            onRemove={(field) => {
              setAdded(added.filter((each) => each !== field))
              formFields.setValue(field, emptyValues[field])
            }}
            formFields={formFields}
            isEmpty={changes !== undefined}
            onPreview={() => void prepare()}
          />
        )
      }
    />
  )
}

function BackToFields() {
  const { t } = useTranslation('adminPlans')
  return <span>{t('edit.backToFields')}</span>
}

function planEdit(entity: WrittenEntity, chosen: readonly ListedValues[], changes: Values): Plan {
  const { definition } = entity
  if (Object.keys(changes).length === 0) return { steps: [] }
  return {
    steps: chosen.map(({ id, values }) => {
      const wrong = checkValues(entity, { ...values, ...changes }, values)
      return {
        key: String(id),
        entity: definition.entity,
        name: getRecordLabel(entity, { id, values }),
        id,
        base: values,
        changes,
        refusal: wrong && { type: 'invalid', ...wrong },
      }
    }),
  }
}

interface EditedFieldsProps {
  entity: WrittenEntity
  /** The number of records. */
  count: number
  added: readonly string[]
  onAdd: (field: string) => void
  onRemove: (field: string) => void
  formFields: ReturnType<typeof useFormFields>
  /** Whether nothing was filled in at the last attempt. */
  isEmpty: boolean
  onPreview: () => void
}

/** The fields that are added to the edit, each as its form shows it, and a choice of those that are not. */
function EditedFields(props: EditedFieldsProps) {
  const { entity, count, added, onAdd, onRemove, formFields, isEmpty, onPreview } = props
  const { definition, getContext } = entity
  const { t } = useTranslation('adminPlans')
  const container = useRef<HTMLDivElement>(null)
  const offered = Object.entries(definition.fields).filter(
    // The parts of such a value have ids: they belong to one record.
    ([name, field]) => field.withStoredIds === undefined && !added.includes(name),
  )
  return (
    <div ref={container} className={styles.inputs}>
      <p>{t('edit.lead', { count })}</p>
      {added.map((name) => (
        <div key={name} className={styles.edited}>
          <Fragment>
            {definition.fields[name]?.render({
              ...getContext(name),
              ...formFields.getProps(name),
              name,
              id: undefined,
              values: formFields.values,
              setValue: formFields.setValue,
            })}
          </Fragment>
          <Button
            variant="tertiary"
            size="small"
            onClick={() => {
              onRemove(name)
              container.current?.querySelector<HTMLElement>('[data-add]')?.focus()
            }}
          >
            <X size={16} aria-hidden />
            <span>{t('edit.remove', { label: getContext(name).texts.label })}</span>
          </Button>
        </div>
      ))}
      {offered.length > 0 && (
        <Select
          data-add
          label={t('edit.add')}
          hint={t('edit.emptyHint')}
          placeholder={t('edit.choose')}
          options={offered.map(([name]) => ({ value: name, label: getContext(name).texts.label }))}
          value=""
          onChange={(name) => {
            if (name !== '') onAdd(name)
          }}
        />
      )}
      <div role="status">{isEmpty && <Notice variant="info">{t('edit.nothing')}</Notice>}</div>
      <div className={styles.bar}>
        <Button aria-disabled={added.length === 0} onClick={() => added.length > 0 && onPreview()}>
          <Eye size={16} aria-hidden />
          <span>{t('edit.preview')}</span>
        </Button>
      </div>
    </div>
  )
}
