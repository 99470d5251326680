import type { TFunction } from 'i18next'
import type { LinkProps } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Dismissals } from '#domain/content-checks/dismissals.ts'
import { ruleNames } from '#domain/content-checks/finding.ts'
import type { EntityName } from '#domain/entities.ts'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { LoadError } from '../core/errors/LoadError.tsx'
import { getFormLink } from '../core/layout/entity-links.ts'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import type { ListDefinition } from '../core/table/list-definition.ts'
import { RecordResults } from '../core/table/RecordResults.tsx'
import { viewParts } from '../extensions/search/list-extension.tsx'
import type { KeyedFinding } from '../extensions/checks/check-record.ts'
import styles from './ChecksBoard.module.css'
import { describeFinding, explainFinding } from '../extensions/checks/finding-texts.ts'
import { DueLaw } from './DueLaw.tsx'
import { IgnoreDialog } from '../extensions/checks/IgnoreDialog.tsx'
import {
  useBoardFindings,
  useFieldLabels,
  type BoardFinding,
  type Definitions,
} from '../extensions/checks/useBoardFindings.ts'
import { useDismissals } from '../extensions/checks/useDismissals.ts'
import { WritingGuide } from './WritingGuide.tsx'

/** A finding on the board. */
interface BoardRow extends BoardFinding {
  readonly id: number
  /** Why it is ignored; undefined if it is not. */
  readonly reason: string | undefined
}

/** What the content checks find in all records, with a way to each place, and to ignore it. */
export function ChecksBoard({ definitions }: { definitions: Definitions }) {
  const { t } = useTranslation('adminChecks')
  const { findings, failed, retry } = useBoardFindings(definitions, useFieldLabels())
  const { dismissals, isKept, restore } = useDismissals()
  const [toIgnore, setToIgnore] = useState<KeyedFinding | undefined>(undefined)
  const rows = useMemo(
    () => (findings ?? []).map((one, id) => toRow(one, id, dismissals)),
    [findings, dismissals],
  )
  const list = useMemo(
    () => defineBoard(t, rows, { onIgnore: setToIgnore, onRestore: restore }),
    // oxlint-disable-next-line react/exhaustive-deps -- `restore` does the same at each render
    [t, rows],
  )
  // The row with the button may leave a filtered board.
  useFocusAfterRemoval(rows.filter(({ reason }) => reason === undefined).length)
  const isAllFailed = failed.length === Object.keys(definitions).length
  return (
    <>
      <PageHeader
        title={t('title')}
        note={
          findings === undefined || isAllFailed ? undefined : (
            <p className={styles.total}>
              {t('count', { count: rows.filter(({ reason }) => reason === undefined).length })}
            </p>
          )
        }
      />
      <p className={styles.lead}>{t('lead')}</p>
      <WritingGuide />
      <DueLaw />
      {failed.length > 0 && !isAllFailed && <PartlyFailed failed={failed} onRetry={retry} />}
      {!isKept && <Notice variant="warning" announce="alert" title={t('ignore.notKept')} />}
      {isAllFailed ? (
        <LoadError query={{ error: failed[0]?.error, refetch: retry }} title={t('failed')} />
      ) : findings?.length === 0 ? (
        <EmptyState variant="empty" title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <RecordResults
          list={list}
          records={rows}
          isLoading={findings === undefined}
          parts={viewParts}
        />
      )}
      {toIgnore && (
        <IgnoreDialog
          findingKey={toIgnore.key}
          description={describeFinding(toIgnore, t)}
          onClose={() => setToIgnore(undefined)}
        />
      )}
    </>
  )
}

interface PartlyFailedProps {
  failed: readonly { readonly entity: EntityName }[]
  onRetry: () => void
}

/** Which lists are missing: the board would else look better than the records are. */
function PartlyFailed({ failed, onRetry }: PartlyFailedProps) {
  const { t, i18n } = useTranslation(['adminChecks', 'admin'])
  const names = failed.map(({ entity }) => t(`admin:titles.${entity}`))
  const lists = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <Notice variant="warning" announce="alert" title={t('partlyFailed.title')}>
      <p>{t('partlyFailed.text', { count: failed.length, lists })}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('partlyFailed.retry')}
      </Button>
    </Notice>
  )
}

function toRow(finding: BoardFinding, id: number, dismissals: Dismissals): BoardRow {
  return { ...finding, id, reason: dismissals[finding.key]?.reason }
}

/** Of each rule: what is open, and what is ignored. */
const getGroup = ({ rule, reason }: BoardRow) =>
  `${rule} ${reason === undefined ? 'open' : 'ignored'}`

interface BoardActions {
  readonly onIgnore: (finding: KeyedFinding) => void
  readonly onRestore: (key: string) => void
}

function defineBoard(
  t: TFunction<'adminChecks'>,
  rows: readonly BoardRow[],
  actions: BoardActions,
): ListDefinition<BoardRow> {
  const getEntity = ({ entity }: BoardRow) => t(`entities.${entity}`)
  const getRule = ({ rule }: BoardRow) => t(`rules.${rule}.name`)
  const getState = ({ reason }: BoardRow) =>
    t(reason === undefined ? 'state.open' : 'state.ignored')
  const getReason = (row: BoardRow) =>
    row.reason === undefined ? getState(row) : t('state.ignoredBecause', { reason: row.reason })
  return {
    name: 'checks',
    title: t('title'),
    // What is open comes first.
    defaultSort: { column: 'etat', isDescending: false },
    getRecordName: ({ name }) => name,
    getRowLink: ({ entity, recordId, key }) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every page below /admin takes
      ({ ...getFormLink(entity, recordId), search: { remarque: key } }) as LinkProps,
    rowAction: 'open',
    getSearchableValues: (row) => [row.name, row.label, describeFinding(row, t), row.reason],
    filters: [
      { id: 'regle', label: t('rule'), getValue: getRule },
      { id: 'type', label: t('columns.entity'), getValue: getEntity },
      { id: 'etat', label: t('columns.state'), getValue: getState },
    ],
    // The reason once, and under it what it applies to.
    groups: {
      getKey: getGroup,
      renderHeading: (row) => {
        const count = rows.filter((other) => getGroup(other) === getGroup(row)).length
        return (
          <>
            <span className={styles.rule}>
              {t(row.reason === undefined ? 'group.open' : 'group.ignored', {
                rule: getRule(row),
                count,
              })}
            </span>
            <span className={styles.why}>{explainFinding(row, t)}</span>
          </>
        )
      },
    },
    columns: [
      { id: 'fiche', title: t('columns.record'), variant: 'name', getValue: ({ name }) => name },
      { id: 'type', title: t('columns.entity'), variant: 'short', getValue: getEntity },
      { id: 'champ', title: t('columns.field'), variant: 'short', getValue: ({ label }) => label },
      {
        id: 'remarque',
        title: t('columns.finding'),
        variant: 'text',
        getValue: (row) => describeFinding(row, t),
        renderCell: (row) => (
          <span id={row.key} data-whole className={styles.what}>
            {describeFinding(row, t)}
          </span>
        ),
      },
      {
        id: 'pourquoi',
        title: t('columns.why'),
        variant: 'text',
        isHiddenByDefault: true,
        getValue: (row) => explainFinding(row, t),
        renderCell: (row) => <span data-whole>{explainFinding(row, t)}</span>,
      },
      {
        id: 'etat',
        title: t('columns.state'),
        variant: 'short',
        // In the order of the rules, the ignored ones last.
        getValue: ({ rule, reason }) =>
          ruleNames.indexOf(rule) + (reason === undefined ? 0 : ruleNames.length),
        getExportValue: getReason,
        renderCell: (row) => <StateCell row={row} text={getReason(row)} {...actions} />,
      },
    ],
  }
}

interface StateCellProps extends BoardActions {
  row: BoardRow
  text: string
}

function StateCell({ row, text, onIgnore, onRestore }: StateCellProps) {
  const { t } = useTranslation('adminChecks')
  const isIgnored = row.reason !== undefined
  return (
    <span className={styles.state}>
      <span>{text}</span>
      <Button
        variant="tertiary"
        size="small"
        aria-haspopup={isIgnored ? undefined : 'dialog'}
        aria-describedby={row.key}
        onClick={() => (isIgnored ? onRestore(row.key) : onIgnore(row))}
      >
        {t(isIgnored ? 'ignore.restore' : 'ignore.button')}
      </Button>
    </span>
  )
}
