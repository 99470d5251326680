import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './FacetGroup.module.css'

export interface FacetChoice {
  readonly id: string
  readonly label: string
  readonly lang?: string | undefined
  readonly count: number
  readonly isChosen: boolean
}

interface FacetGroupProps {
  title: string
  choices: readonly FacetChoice[]
  /** Told the choice's id. The same function each time: a choice is drawn anew only when it is another. */
  onToggle: (id: string) => void
}

/** How many choices are seen before the rest is asked for. */
const seenAtOnce = 6

/** The choices of one facet; the rare ones wait behind 'show all', unless one of them is chosen. */
export function FacetGroup({ title, choices, onToggle }: FacetGroupProps) {
  const { t } = useTranslation('lawyers')
  const first = choices.slice(0, choices.length <= seenAtOnce + 1 ? choices.length : seenAtOnce)
  const rest = choices.slice(first.length)
  const draw = (choice: FacetChoice) => <Choice key={choice.id} {...choice} onToggle={onToggle} />
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {first.map(draw)}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ isChosen }) => isChosen) || undefined}>
          <summary>{t('facets.more', { count: choices.length })}</summary>
          {rest.map(draw)}
        </details>
      )}
    </fieldset>
  )
}

type ChoiceProps = FacetChoice & Pick<FacetGroupProps, 'onToggle'>

const Choice = memo(function Choice({ id, label, lang, count, isChosen, onToggle }: ChoiceProps) {
  const { t } = useTranslation('lawyers')
  return (
    <label className={styles.choice} data-empty={count === 0}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
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
