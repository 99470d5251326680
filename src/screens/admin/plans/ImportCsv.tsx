import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { getEntity, getReferences } from '#domain/entities.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import type { Plan } from '#domain/plan/plan.ts'
import {
  foldHeading,
  guessMapping,
  idColumn,
  planImport,
  toCellText,
  type ColumnMapping,
  type ImportedRecord,
  type ImportField,
} from '#domain/plan/import-plan.ts'
import { buildPath } from '#domain/page-urls.ts'
import { runInSlices } from '#platform/slices.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select } from '#ui/Select/Select.tsx'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import { recallMapping, rememberMapping } from './column-mappings.ts'
import type { ExportedColumn } from './exported-columns.ts'
import { PlanLoading, useParentList } from './PlanPage.tsx'
import type { WrittenEntity } from '../core/writer/record-writer.ts'
import { PlanPanel } from './PlanPanel.tsx'
import {
  checkValues,
  createRules,
  getRecordLabel,
  usePlanEntity,
  type ListedValues,
} from './plan-server.ts'
import styles from './Plans.module.css'
import { readCsvFile, type FileError } from './read-csv-file.ts'

interface ImportCsvProps {
  definition: RecordDefinition
  columns: readonly ExportedColumn[]
}

/** Imports a CSV file into a list: looked at before, and 0 changes for what the list has exported. */
export function ImportCsv({ definition, columns }: ImportCsvProps) {
  const { entity, records, failed } = usePlanEntity(definition)
  if (records === undefined)
    return <PlanLoading kind="import" entity={definition.entity} failed={failed} />
  return <ImportForm entity={entity} records={records} columns={columns} />
}

interface ImportFormProps {
  entity: WrittenEntity
  records: readonly ListedValues[]
  columns: readonly ExportedColumn[]
}

interface ChosenFile {
  readonly name: string
  readonly file: CsvFile
  readonly mapping: ColumnMapping
}

function ImportForm({ entity, records, columns }: ImportFormProps) {
  const { definition } = entity
  const { entity: name } = definition
  const { t } = useTranslation('adminPlans')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<{ name: string; error: FileError } | 'reading'>()
  const fields = listImportFields(entity, columns)
  const keyFields = getKeyFields(entity)
  const isKeyed = chosen !== undefined && hasKey(chosen.mapping, keyFields)
  const plan = usePlan({ entity, records, columns }, isKeyed ? chosen : undefined)
  async function read(file: File): Promise<void> {
    setProblem('reading')
    const table = await readCsvFile(file)
    if (typeof table === 'string') {
      setChosen(undefined)
      setProblem({ name: file.name, error: table })
      return
    }
    setProblem(undefined)
    const mapping = recallMapping(name, table.header, guessMapping(table.header, fields))
    setChosen({ name: file.name, file: table, mapping })
  }
  return (
    <PlanPanel
      kind="import"
      parent={useParentList(name)}
      address={{ to: buildPath('/admin/plans/import/$list', { list: name }) }}
      subject={chosen?.file}
      plan={plan}
      entities={{ [name]: entity }}
      records={{ [name]: records }}
      file={chosen?.file}
      isPrepared={chosen !== undefined}
      onAgain={() => setChosen(undefined)}
      inputs={
        <div className={styles.inputs}>
          <p>{t('import.lead')}</p>
          <FilePicker isChosen={chosen !== undefined} onFile={(file) => void read(file)} />
          <p role="status" className={styles.quiet}>
            {(problem === 'reading' || (isKeyed && plan === undefined)) && (
              <span>{t('import.reading')}</span>
            )}
            {chosen && (
              <span>{t('import.file', { name: chosen.name, count: chosen.file.rows.length })}</span>
            )}
          </p>
          {problem !== undefined && problem !== 'reading' && (
            <Notice variant="warning" announce="alert">
              {t(`import.errors.${problem.error}`, { name: problem.name })}
            </Notice>
          )}
          {chosen && (
            <Mapping
              chosen={chosen}
              fields={fields}
              isOpen={!hasKey(chosen.mapping, keyFields)}
              onChange={(mapping) => {
                rememberMapping(name, chosen.file.header, mapping)
                setChosen({ ...chosen, mapping })
              }}
            />
          )}
          {chosen && !hasKey(chosen.mapping, keyFields) && (
            <Notice variant="warning" announce="alert">
              {t('import.noKey', { label: getLabel(entity, keyFields[0] ?? '') })}
            </Notice>
          )}
        </div>
      }
    />
  )
}

function getLabel({ getContext }: WrittenEntity, name: string): string {
  return getContext(name).texts.label
}

/** The fields that a text can fill, and the parts of fields that have columns of their own. */
function listImportFields(
  { definition, getContext }: WrittenEntity,
  columns: readonly ExportedColumn[],
): readonly ImportField[] {
  const parts = columns.flatMap(({ title, part }): ImportField[] =>
    part === undefined
      ? []
      : [
          {
            name: `${part.field}/${title}`,
            partOf: part.field,
            label: title,
            headings: [title],
            parse: (text, _, current) => part.parse(text, current),
          },
        ],
  )
  const whole = Object.entries(definition.fields).flatMap(([name, field]): ImportField[] => {
    if (field.parse === undefined) return []
    const context = getContext(name)
    const { label, heading } = context.texts
    return [
      {
        name,
        label,
        headings: [label, name, ...(heading === undefined ? [] : [heading])],
        parse: (text, values, current) => field.parse?.(text, { context, values, current }),
      },
    ]
  })
  return [...whole, ...parts]
}

/** What names a record without its id: its name and country; country and visa of an intervention. */
function getKeyFields({ definition: { entity, fields } }: WrittenEntity): readonly string[] {
  const { nameField } = getEntity(entity)
  const references = getReferences(entity).map(({ field }) => field)
  if (nameField === undefined) return references.toReversed()
  return [
    nameField,
    ...(nameField in fields && references.includes('countryId') ? ['countryId'] : []),
  ]
}

function hasKey(mapping: ColumnMapping, [first = '']: readonly string[]): boolean {
  return mapping.includes(idColumn) || mapping.includes(first)
}

/** The plan of a file; undefined while it is made, in slices. */
function usePlan(form: ImportFormProps, chosen: ChosenFile | undefined): Plan | undefined {
  const { records } = form
  const [planned, setPlanned] = useState<{ chosen: ChosenFile; records: unknown; plan: Plan }>()
  useEffect(() => {
    if (chosen === undefined) return undefined
    const abortion = new AbortController()
    void runInSlices(createPlan(form, chosen), abortion.signal, (plan) =>
      setPlanned({ chosen, records, plan }),
    )
    return () => abortion.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the rest follows from the records
  }, [chosen, records])
  return planned?.chosen === chosen && planned?.records === records ? planned?.plan : undefined
}

function* createPlan(
  { entity, records, columns }: ImportFormProps,
  { file, mapping }: ChosenFile,
): Generator<undefined, Plan> {
  const { definition } = entity
  const imported: ImportedRecord[] = []
  for (const { id, values, record } of records) {
    const exported = new Map(
      columns.map(({ title, getText }) => [foldHeading(title), toCellText(getText(record))]),
    )
    imported.push({ id, values, exported })
    yield undefined
  }
  return yield* planImport({
    entity: definition.entity,
    file,
    mapping,
    fields: listImportFields(entity, columns),
    keyFields: getKeyFields(entity),
    emptyValues: definition.emptyValues,
    records: imported,
    isSame: createRules({ [definition.entity]: entity }).isSame,
    getRecordName: (record) => getRecordLabel(entity, record),
    check: (values, before) => checkValues(entity, values, before),
  })
}

function FilePicker({ isChosen, onFile }: { isChosen: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('adminPlans')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) onFile(file)
          // Without this, choosing the same file again fires no event.
          event.target.value = ''
        }}
      />
      <Button
        variant={isChosen ? 'secondary' : 'primary'}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <FileUp size={16} aria-hidden />
        <span>{t(isChosen ? 'import.another' : 'import.choose')}</span>
      </Button>
      <p id={hintId} className={styles.quiet}>
        {t('import.limits')}
      </p>
    </div>
  )
}

interface MappingProps {
  chosen: ChosenFile
  fields: readonly ImportField[]
  isOpen: boolean
  onChange: (mapping: ColumnMapping) => void
}

/** Which column fills which field. A field takes one column. */
function Mapping({ chosen, fields, isOpen, onChange }: MappingProps) {
  const { t } = useTranslation('adminPlans')
  const { file, mapping } = chosen
  // What is open stays so while columns are chosen: the missing one may be only the first.
  const [isOpened, setIsOpened] = useState(isOpen)
  if (isOpen && !isOpened) setIsOpened(true)
  const unmapped = mapping.filter((name) => name === undefined).length
  const options = [
    { value: idColumn, label: t('import.id') },
    ...fields.map(({ name, label }) => ({ value: name, label })),
  ]
  return (
    <details className={styles.mapping} open={isOpened || undefined}>
      <summary className={styles.groupTitle}>
        <span>{t('import.columns')}</span>
        {unmapped > 0 && (
          <span className={styles.line}>{t('import.unmapped', { count: unmapped })}</span>
        )}
      </summary>
      <p className={styles.quiet}>{t('import.columnsHint')}</p>
      <div className={styles.columns}>
        {file.header.map((heading, column) => (
          <Select
            // oxlint-disable-next-line react/no-array-index-key -- headings may be equal, and their order is the file's
            key={column}
            label={heading || `${column + 1}`}
            placeholder={t('import.ignore')}
            options={options}
            value={mapping[column] ?? ''}
            onChange={(value) =>
              onChange(
                mapping.map((name, index) => {
                  if (index === column) return value === '' ? undefined : value
                  return name === value ? undefined : name
                }),
              )
            }
          />
        ))}
      </div>
    </details>
  )
}
