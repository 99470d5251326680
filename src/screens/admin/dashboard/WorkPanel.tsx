import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './DashboardWork.module.css'

/** A record of a panel. */
export interface WorkItem {
  readonly key: string | number
  readonly name: string
  /** Undefined if there is nothing to open any more. */
  readonly link?: LinkProps | undefined
  /** What is to be known of it beside its name. */
  readonly note?: string | undefined
}

export interface WorkPanelProps {
  ref?: Ref<HTMLElement>
  title: string
  /** Said under the title. */
  hint?: string
  /** Undefined until loaded, and if that failed. */
  items: readonly WorkItem[] | undefined
  /** Whether they are being loaded; false while that waits until the panel is seen. */
  isLoading?: boolean
  hasFailed?: boolean
  /** Said if it failed; by default that the list could not be read. */
  failedText?: string
  onRetry?: (() => void) | undefined
  /** Said if there are none; by default that nothing waits. */
  emptyText?: string
  /** The list that has all of them. */
  all?: { readonly label: string; readonly link: LinkProps } | undefined
}

/** How many are shown where another page has all of them. */
const maxItems = 4

/** What waits, or was done last: a few records, each a link, and the way to all of them. */
export function WorkPanel(props: WorkPanelProps) {
  const { ref, title, hint, items, hasFailed = false, isLoading = true, onRetry, all } = props
  const { t } = useTranslation(['adminDashboard', 'layout'])
  const titleId = useId()
  const { failedText = t('failed'), emptyText = t('nothing') } = props
  const shown = all === undefined ? items : items?.slice(0, maxItems)
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <span>{title}</span>
        {items !== undefined && items.length > 0 && (
          <span className={styles.count}>{items.length}</span>
        )}
      </h3>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <LoadingRegion
        className={styles.content}
        busy={items === undefined && !hasFailed && isLoading}
        label={t('loading', { title })}
      >
        {hasFailed && (
          <div className={styles.failed}>
            <p>{failedText}</p>
            {onRetry && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {t('layout:retry')}
              </Button>
            )}
          </div>
        )}
        {!hasFailed && items === undefined && <Skeleton lines={3} />}
        {items?.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        {shown !== undefined && shown.length > 0 && (
          <ul role="list" className={styles.items}>
            {shown.map(({ key, ...item }) => (
              <li key={key}>
                <WorkItemLine {...item} />
              </li>
            ))}
          </ul>
        )}
        {all && items !== undefined && items.length > 0 && (
          <Link {...all.link} className={styles.all}>
            <span>{all.label}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </LoadingRegion>
    </section>
  )
}

function WorkItemLine({ name, link, note }: Omit<WorkItem, 'key'>) {
  return (
    <>
      {link ? (
        <Link {...link} className={styles.item}>
          {name}
        </Link>
      ) : (
        <span className={styles.gone}>{name}</span>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
}
