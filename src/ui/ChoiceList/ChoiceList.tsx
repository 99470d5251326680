import { clsx } from 'clsx/lite'
import { ArrowRight, Check } from 'lucide-react'

import type { RadioOption } from '../RadioGroup/RadioGroup.tsx'
import choices from '../RadioGroup/RadioGroup.module.css'
import styles from './ChoiceList.module.css'

interface ChoiceListProps {
  options: readonly Omit<RadioOption, 'hint'>[]
  /** The option chosen before; empty if there is none. */
  value: string
  onChoose: (value: string) => void
  /** Side by side where there is room, for short labels. */
  inline?: boolean
}

/**
 * The answers to a question that has a page of its own, one button each: a press answers and goes on. It stands in a `FieldSet`
 * that asks the question. Where several questions share a page, use a `RadioGroup`.
 */
export function ChoiceList({ options, value, onChoose, inline = false }: ChoiceListProps) {
  return (
    <ul role="list" className={clsx(choices.options, inline && choices.inline)}>
      {options.map((option) => {
        const isChosen = option.value === value
        const Sign = isChosen ? Check : ArrowRight
        return (
          <li key={option.value}>
            <button
              type="button"
              className={clsx(choices.option, styles.option)}
              aria-current={isChosen || undefined}
              onClick={() => onChoose(option.value)}
            >
              {option.leading !== undefined && <span aria-hidden>{option.leading}</span>}
              <span className={choices.text} lang={option.lang}>
                {option.label}
              </span>
              <Sign className={styles.sign} aria-hidden size={18} strokeWidth={1.75} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
