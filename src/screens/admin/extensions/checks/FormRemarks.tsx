import { ChevronDown, TextSearch } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { FieldRemark } from '#ui/Field/Field.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import type { KeyedFinding } from './check-record.ts'
import { describeFinding, explainFinding } from './finding-texts.ts'
import styles from './FormRemarks.module.css'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { useDismissals } from './useDismissals.ts'
import type { FormRemarks } from './useFormRemarks.ts'

interface RemarksProps {
  form: RecordFormState
  remarks: FormRemarks
}

/** The remarks that a field shows itself; the others are at the end of the form. */
const maxShown = 2

interface FieldRemarksProps {
  /** The name of the field. */
  name: string
  remarks: FormRemarks
  /** Whether it has several texts: it is no single input that the remarks could describe. */
  hasParts: boolean
  children: ReactNode
}

/** A field with the remarks on it, small and part of its description. */
export function RemarkedField({ name, remarks, hasParts, children }: FieldRemarksProps) {
  const { t } = useTranslation('adminChecks')
  const own = remarks.open.filter(({ field }) => field === name)
  const others = own.length - maxShown
  const list = own.length > 0 && (
    <ul role="list" className={styles.beside}>
      {own.slice(0, maxShown).map((finding) => (
        <li key={finding.key}>
          <TextSearch size={15} aria-hidden className={styles.icon} />
          {/* Tab goes on to the next field. The summary below the form has the same remarks for the keyboard. */}
          <button
            type="button"
            tabIndex={-1}
            className={styles.link}
            onClick={() => remarks.goTo(finding)}
          >
            {describeFinding(finding, t)}
          </button>
        </li>
      ))}
      {others > 0 && <li className={styles.more}>{t('form.more', { count: others })}</li>}
    </ul>
  )
  // With and without remarks the same elements: the field must not start again when one comes.
  if (!hasParts) return <FieldRemark value={list || undefined}>{children}</FieldRemark>
  return (
    <div className={styles.parted}>
      <FieldRemark value={undefined}>
        <div>{children}</div>
      </FieldRemark>
      {list}
    </div>
  )
}

/**
 * 'Remarques sur les textes (3)' at the end of a form: what, where, why, and a way to ignore each. It is always there, so
 * that the form does not move, and tells screen readers how many there are once that changes.
 */
export function RemarksSummary({ form, remarks }: RemarksProps) {
  const { t } = useTranslation('adminChecks')
  const { findings, open, ignored, isGone } = remarks
  const list = useFocusAfterRemoval<HTMLDivElement>(open.length)
  const [toIgnore, setToIgnore] = useState<KeyedFinding | undefined>(undefined)
  const isEmpty = open.length + ignored.length === 0
  const status = findings === undefined ? t('reading') : t('form.changed', { count: open.length })
  return (
    <section className={styles.summary} aria-label={t('form.title', { count: open.length })}>
      <VisuallyHidden role="status">
        <span>{status}</span>
        {isGone && <span>{` ${t('form.gone')}`}</span>}
      </VisuallyHidden>
      {isEmpty ? (
        <p className={styles.state} aria-hidden>
          {findings === undefined ? t('reading') : t('none')}
        </p>
      ) : (
        <details className={styles.details}>
          <summary className={styles.title}>
            <TextSearch size={18} aria-hidden className={styles.icon} />
            <span>{t('form.title', { count: open.length })}</span>
            <ChevronDown size={18} aria-hidden className={styles.chevron} />
          </summary>
          <div ref={list} tabIndex={-1} className={styles.content}>
            <ul role="list">
              {open.map((finding) => (
                <RemarkItem
                  key={finding.key}
                  form={form}
                  finding={finding}
                  onGoTo={() => remarks.goTo(finding)}
                  // A new record has no number yet by which its remarks could be known again.
                  onIgnore={form.record.id === undefined ? undefined : () => setToIgnore(finding)}
                />
              ))}
            </ul>
            {ignored.length > 0 && (
              <IgnoredRemarks
                form={form}
                ignored={ignored}
                onRestored={() => list.current?.focus()}
              />
            )}
          </div>
        </details>
      )}
      {toIgnore && (
        <IgnoreDialog
          findingKey={toIgnore.key}
          description={describeFinding(toIgnore, t)}
          onClose={() => setToIgnore(undefined)}
        />
      )}
    </section>
  )
}

interface RemarkItemProps {
  form: RecordFormState
  finding: KeyedFinding
  onGoTo: () => void
  onIgnore: (() => void) | undefined
}

function RemarkItem({ form, finding, onGoTo, onIgnore }: RemarkItemProps) {
  const { t } = useTranslation('adminChecks')
  const whatId = useId()
  return (
    <li className={styles.item}>
      <p className={styles.where}>{describePlace(form, finding)}</p>
      <p id={whatId}>{describeFinding(finding, t)}</p>
      <p className={styles.why}>{explainFinding(finding, t)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" aria-describedby={whatId} onClick={onGoTo}>
          {t('form.goTo')}
        </Button>
        {onIgnore && (
          <Button
            variant="tertiary"
            size="small"
            aria-haspopup="dialog"
            aria-describedby={whatId}
            onClick={onIgnore}
          >
            {t('ignore.button')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The field, or the part of it: 'Niveau 2 - Dossier complet – Résumé'. */
function describePlace(form: RecordFormState, { field, part }: KeyedFinding): string {
  const context = form.fields.getRendered(field)
  const kind = form.definition.fields[field]
  if (part === undefined || kind?.parts === undefined) return context.texts.label
  return kind.parts.format(part, form.values[field], context)
}

interface IgnoredRemarksProps {
  form: RecordFormState
  ignored: readonly KeyedFinding[]
  /** The button goes with its remark: something else takes the focus. */
  onRestored: () => void
}

function IgnoredRemarks({ form, ignored, onRestored }: IgnoredRemarksProps) {
  const { t } = useTranslation('adminChecks')
  const { dismissals, isKept, restore } = useDismissals()
  return (
    <details className={styles.ignored}>
      <summary className={styles.ignoredTitle}>
        {t('form.ignored', { count: ignored.length })}
      </summary>
      {!isKept && <p className={styles.why}>{t('ignore.notKept')}</p>}
      <ul role="list">
        {ignored.map((finding) => (
          <li key={finding.key} className={styles.item}>
            <p className={styles.where}>{describePlace(form, finding)}</p>
            <p>{describeFinding(finding, t)}</p>
            <p className={styles.why}>
              {t('state.ignoredBecause', { reason: dismissals[finding.key]?.reason ?? '' })}
            </p>
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                restore(finding.key)
                onRestored()
              }}
            >
              {t('ignore.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
