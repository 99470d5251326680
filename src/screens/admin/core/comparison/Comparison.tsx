import { useTranslation } from 'react-i18next'

import type { ComparedField, ComparedPart } from './compare-values.ts'
import styles from './Comparison.module.css'
import { TextComparison } from './TextComparison.tsx'

/** The differences between two versions of a record, field by field. What it shows is text, never HTML of a version. */
export function Comparison({ fields }: { fields: readonly ComparedField[] }) {
  const { t, i18n } = useTranslation('adminVersions')
  const changed = fields.filter(({ isSame }) => !isSame)
  const unchanged = fields.filter(({ isSame }) => isSame)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className={styles.comparison}>
      <p role="status" className={styles.summary}>
        {t(changed.length === 0 ? 'same' : 'changed', { count: changed.length })}
      </p>
      {changed.map(({ name, label, parts }) => (
        <section key={name} className={styles.field} aria-label={label}>
          <h3 className={styles.fieldLabel}>{label}</h3>
          <Parts parts={parts} />
        </section>
      ))}
      {changed.length > 0 && unchanged.length > 0 && (
        <p className={styles.quiet}>
          {t('unchangedFields', { fields: list.format(unchanged.map(({ label }) => label)) })}
        </p>
      )}
    </div>
  )
}

/** The differences of one field, which the caller names. */
export function FieldComparison({ parts }: Pick<ComparedField, 'parts'>) {
  return (
    <div className={styles.comparison}>
      <Parts parts={parts} />
    </div>
  )
}

function Parts({ parts }: Pick<ComparedField, 'parts'>) {
  return parts.map((part) => <Part key={part.key} part={part} />)
}

/** A part of a field, such as a level: its own name, and those of its fields that differ. */
function Part({ part }: { part: ComparedPart }) {
  const { t } = useTranslation('adminVersions')
  const { label, status } = part
  if (status === 'same') return null
  const texts = part.texts.filter(({ isSame }) => !isSame)
  if (label === undefined) {
    return texts.map((text) => <TextComparison key={text.name} text={text} />)
  }
  return (
    <div className={styles.part} data-status={status}>
      <h4 className={styles.partLabel}>
        <span>{label}</span>
        {status === 'added' && <ins className={styles.badge}>{t('partAdded')}</ins>}
        {status === 'removed' && <del className={styles.badge}>{t('partRemoved')}</del>}
      </h4>
      <dl className={styles.texts}>
        {texts.map((text) => (
          <div key={text.name} className={styles.text}>
            <dt className={styles.machine}>{text.label}</dt>
            <dd>
              <TextComparison text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
