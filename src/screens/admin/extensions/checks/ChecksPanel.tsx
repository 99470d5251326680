import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { RuleName } from '#domain/content-checks/finding.ts'
import { useInView } from '#ui/hooks/useInView.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { logError } from '../../core/errors/classify-error.ts'
import { getListPath } from '../../core/layout/entity-links.ts'
import { useLastListSearch } from '../../core/layout/last-list-search.ts'
import styles from './ChecksPanel.module.css'
import { useBoardFindings, type Definitions } from './useBoardFindings.ts'
import { useDismissals } from './useDismissals.ts'

interface ChecksPanelProps {
  /** Whether the lists of the dashboard have been loaded or have failed once: the checks begin after that. */
  areListsFetched: boolean
  /** Loads how the records are read: the code of the forms, which the dashboard does not need at once. */
  loadDefinitions: () => Promise<Definitions>
}

/** The panel of the dashboard: how many remarks are open, of which rules most, and the way to the board. It reads once it is seen. */
export function ChecksPanel({ areListsFetched, loadDefinitions }: ChecksPanelProps) {
  const { t } = useTranslation('adminChecks')
  const [ref, isSeen] = useInView<HTMLElement>({ once: true })
  const isNeeded = isSeen && areListsFetched
  const [definitions, setDefinitions] = useState<Definitions | 'failed' | undefined>(undefined)
  useEffect(() => {
    if (!isNeeded) return
    loadDefinitions().then(setDefinitions, (error: unknown) => {
      logError(error)
      setDefinitions('failed')
    })
  }, [isNeeded, loadDefinitions])
  return (
    <section ref={ref} className={styles.panel}>
      <h3 className={styles.title}>{t('panel.title')}</h3>
      {definitions === 'failed' ? (
        <p className={styles.note}>{t('panel.failed')}</p>
      ) : definitions === undefined ? (
        <PanelText isLoading={isNeeded} />
      ) : (
        <CountedFindings definitions={definitions} />
      )}
      <Link to={getListPath('checks')} search={useLastListSearch('checks')} className={styles.link}>
        <span>{t('panel.link')}</span>
        <ArrowRight size={16} aria-hidden />
      </Link>
    </section>
  )
}

const withoutLabel = () => ''

function CountedFindings({ definitions }: { definitions: Definitions }) {
  const { t, i18n } = useTranslation('adminChecks')
  const { findings, failed } = useBoardFindings(definitions, withoutLabel)
  const { dismissals } = useDismissals()
  if (failed.length === Object.keys(definitions).length) {
    return <p className={styles.note}>{t('panel.failed')}</p>
  }
  if (findings === undefined) return <PanelText />
  const open = findings.filter(({ key }) => !(key in dismissals))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const names = listMostFrequent(open.map(({ rule }) => rule)).map((rule) =>
    lowerFirst(t(`rules.${rule}.name`)),
  )
  return (
    <PanelText
      count={open.length === 0 ? t('panel.none') : t('panel.count', { count: open.length })}
      note={open.length === 0 ? undefined : t('panel.most', { rules: list.format(names) })}
    />
  )
}

/** As in the middle of a sentence: 'FAQ' stays. */
function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The rules that found most, at most three of them. */
function listMostFrequent(rules: readonly RuleName[]): RuleName[] {
  const counts = new Map<RuleName, number>()
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([rule]) => rule)
}

interface PanelTextProps {
  count?: string
  note?: string | undefined
  /** Whether the count is being made; false while that waits until the panel is seen. */
  isLoading?: boolean
}

function PanelText({ count, note, isLoading = true }: PanelTextProps) {
  const { t } = useTranslation('adminChecks')
  return (
    <LoadingRegion
      busy={count === undefined && isLoading}
      label={t('reading')}
      className={styles.text}
    >
      {count === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <>
          <p className={styles.count}>{count}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </>
      )}
    </LoadingRegion>
  )
}
