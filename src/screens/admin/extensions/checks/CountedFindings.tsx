import { useTranslation } from 'react-i18next'

import type { RuleName } from '#domain/content-checks/finding.ts'

import { PanelText } from './ChecksPanel.tsx'
import styles from './ChecksPanel.module.css'
import { useBoardFindings, type Definitions } from './useBoardFindings.ts'
import { useDismissals } from './useDismissals.ts'

const withoutLabel = () => ''

/** How many remarks of all records are open, and of which rules most. */
export function CountedFindings({ definitions }: { definitions: Definitions }) {
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
