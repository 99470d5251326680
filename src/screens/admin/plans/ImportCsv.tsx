import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Plan } from '#domain/plan/plan.ts'
import {
  guessMapping,
  idColumn,
  type ColumnMapping,
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
import {
  getKeyFields,
  hasKey,
  listImportFields,
  planFile,
  type ChosenFile,
  type ImportTarget,
} from './plan-file.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { usePlanEntity } from './plan-server.ts'
import styles from './Plans.module.css'
import { readCsvFile, type FileError } from './read-csv-file.ts'

interface ImportCsvProps {
  definition: RecordDefinition
  columns: readonly ExportedColumn[]
}

/** Imports a CSV file into a list. The plan is shown first; a file that the list has exported changes nothing. */
export function ImportCsv({ definition, columns }: ImportCsvProps) {
  const { entity, records, failed } = usePlanEntity(definition)
  if (records === undefined)
    return <PlanLoading kind="import" entity={definition.entity} failed={failed} />
  return <ImportForm entity={entity} records={records} columns={columns} />
}

function ImportForm({ entity, records, columns }: ImportTarget) {
  const { definition } = entity
  const { entity: name } = definition
  const { t } = useTranslation('adminPlans')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<{ name: string; error: FileError } | 'reading'>()
  const fields = listImportFields(entity, columns)
  const keyFields = getKeyFields(entity)
  const isKeyed = chosen !== undefined && hasKey(chosen.mapping, keyFields)
  const plan = usePlan({ entity, records, columns }, isKeyed ? chosen : undefined)
  const latest = useRef<File>(undefined)
  async function read(file: File): Promise<void> {
    latest.current = file
    setProblem('reading')
    const table = await readCsvFile(file)
    // Another file was chosen meanwhile.
    if (latest.current !== file) return
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
              isOpen={!isKeyed}
              onChange={(mapping) => {
                rememberMapping(name, chosen.file.header, mapping)
                setChosen({ ...chosen, mapping })
              }}
            />
          )}
          {chosen && !isKeyed && (
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

/** The plan of a file; undefined while it is made, in slices. */
function usePlan(target: ImportTarget, chosen: ChosenFile | undefined): Plan | undefined {
  const { records } = target
  const [planned, setPlanned] = useState<{ chosen: ChosenFile; records: unknown; plan: Plan }>()
  useEffect(() => {
    if (chosen === undefined) return undefined
    const abortion = new AbortController()
    void runInSlices(planFile(target, chosen), abortion.signal, (plan) =>
      setPlanned({ chosen, records, plan }),
    )
    return () => abortion.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the rest follows from the records
  }, [chosen, records])
  return planned?.chosen === chosen && planned?.records === records ? planned?.plan : undefined
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
