import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getFilledText } from '#domain/filled-text.ts'
import type { Level } from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { formatPrice } from './level-fields.ts'
import styles from './Levels.module.css'

interface LevelCardProps {
  level: Level
  /** While one level is edited, the others cannot be changed (spec 4). */
  isDisabled: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  onDelete: () => void
  onMove: (by: -1 | 1) => void
}

/** 'Niveau {number} - {title}' with summary, price, basis and actions (spec 2.13). A press anywhere in it opens the level. */
export function LevelCard({
  level,
  isDisabled,
  isFirst,
  isLast,
  onEdit,
  onDelete,
  onMove,
}: LevelCardProps) {
  const { t, i18n } = useTranslation('adminForms')
  const { levelNumber, title } = level
  const levelSuffix = (
    <VisuallyHidden>{` ${t('levels.levelReference', { levelNumber })}`}</VisuallyHidden>
  )
  const moves = [
    {
      by: -1,
      label: t('levels.moveUp', { levelNumber }),
      isPossible: !isFirst,
      Icon: ArrowUp,
    },
    {
      by: 1,
      label: t('levels.moveDown', { levelNumber }),
      isPossible: !isLast,
      Icon: ArrowDown,
    },
  ] as const
  return (
    <article className={styles.card}>
      <h3 className={styles.cardTitle}>{t('levels.heading', { levelNumber, title })}</h3>
      {getFilledText(level.summary) !== undefined && (
        <p className={styles.summary}>{level.summary}</p>
      )}
      <p className={styles.price}>
        <span>{formatPrice(level, i18n.language) || t('levels.noAmount')}</span>
        {getFilledText(level.basis) !== undefined && (
          <span className={styles.basis}>{` · ${level.basis}`}</span>
        )}
      </p>
      <div className={styles.actions}>
        {moves.map(({ by, label, isPossible, Icon }) => (
          <button
            key={by}
            type="button"
            className={styles.moveButton}
            data-move={by}
            disabled={isDisabled || !isPossible}
            aria-label={label}
            title={label}
            onClick={() => onMove(by)}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
        <Button
          variant="tertiary"
          size="small"
          className={styles.open}
          disabled={isDisabled}
          data-edit
          onClick={onEdit}
        >
          <span>{t('edit')}</span>
          {levelSuffix}
        </Button>
        <Button
          variant="tertiary"
          size="small"
          className={styles.delete}
          disabled={isDisabled}
          onClick={onDelete}
        >
          <span>{t('levels.delete')}</span>
          {levelSuffix}
        </Button>
      </div>
    </article>
  )
}
