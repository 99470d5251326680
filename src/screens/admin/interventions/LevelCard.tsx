import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Level } from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Levels.module.css'
import { formatPrice } from './useInterventionFormFields.ts'

interface LevelCardProps {
  level: Level
  /** While a level is edited nothing else of them can be changed (spec 4). */
  isLocked: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}

/** 'Niveau {number} - {title}' with summary, price and basis, and what can be done with it (spec 2.13). */
export function LevelCard({
  level,
  isLocked,
  isFirst,
  isLast,
  onEdit,
  onRemove,
  onMove,
}: LevelCardProps) {
  const { t, i18n } = useTranslation('adminForms')
  const { fee, levelNumber, title } = level
  const levelSuffix = (
    <VisuallyHidden> {t('levels.levelReference', { levelNumber })}</VisuallyHidden>
  )
  return (
    <article className={styles.card}>
      <h3 className={styles.cardTitle}>{t('levels.heading', { levelNumber, title })}</h3>
      {level.summary !== '' && <p className={styles.summary}>{level.summary}</p>}
      <p className={styles.price}>
        {fee.amount === undefined ? t('levels.noAmount') : formatPrice(fee, i18n.language)}
        {fee.basis !== '' && <span className={styles.basis}> · {fee.basis}</span>}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.moveButton}
          data-move="-1"
          disabled={isLocked || isFirst}
          aria-label={t('levels.moveUp', { levelNumber })}
          title={t('levels.moveUp', { levelNumber })}
          onClick={() => {
            onMove(-1)
          }}
        >
          <ArrowUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.moveButton}
          data-move="1"
          disabled={isLocked || isLast}
          aria-label={t('levels.moveDown', { levelNumber })}
          title={t('levels.moveDown', { levelNumber })}
          onClick={() => {
            onMove(1)
          }}
        >
          <ArrowDown size={18} aria-hidden />
        </button>
        <Button variant="secondary" size="small" disabled={isLocked} data-edit onClick={onEdit}>
          {t('edit')}
          {levelSuffix}
        </Button>
        <Button variant="tertiary" size="small" disabled={isLocked} onClick={onRemove}>
          {t('levels.delete')}
          {levelSuffix}
        </Button>
      </div>
    </article>
  )
}
