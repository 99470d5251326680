import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './FacetGroup.module.css'

export interface FacetItem {
  readonly id: string
  readonly label: string
  readonly lang?: string | undefined
  readonly count: number
  readonly isSelected: boolean
}

interface FacetGroupProps {
  title: string
  items: readonly FacetItem[]
  /** Told the choice's id. The same function each time: a choice is drawn anew only when it is another. */
  onToggle: (id: string) => void
}

/** How many choices are seen before the rest is asked for. */
const initialItemCount = 6

/** The choices of one facet; the rare ones wait behind 'show all', unless one of them is chosen. */
export function FacetGroup({ title, items, onToggle }: FacetGroupProps) {
  const { t } = useTranslation('lawyers')
  const visibleItems = items.slice(
    0,
    items.length <= initialItemCount + 1 ? items.length : initialItemCount,
  )
  const hiddenItems = items.slice(visibleItems.length)
  const renderItem = (choice: FacetItem) => (
    <FacetCheckbox key={choice.id} {...choice} onToggle={onToggle} />
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {visibleItems.map(renderItem)}
      {hiddenItems.length > 0 && (
        <details
          className={styles.more}
          open={hiddenItems.some(({ isSelected }) => isSelected) || undefined}
        >
          <summary>{t('facets.more', { count: items.length })}</summary>
          {hiddenItems.map(renderItem)}
        </details>
      )}
    </fieldset>
  )
}

type FacetCheckboxProps = FacetItem & Pick<FacetGroupProps, 'onToggle'>

const FacetCheckbox = memo(function Choice({
  id,
  label,
  lang,
  count,
  isSelected,
  onToggle,
}: FacetCheckboxProps) {
  const { t } = useTranslation('lawyers')
  return (
    <label className={styles.item} data-empty={count === 0}>
      <input
        type="checkbox"
        checked={isSelected}
        disabled={count === 0 && !isSelected}
        onChange={() => {
          onToggle(id)
        }}
      />
      <span className={styles.label} lang={lang}>
        {label}
      </span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>, {t('facets.count', { count })}</VisuallyHidden>
    </label>
  )
})
