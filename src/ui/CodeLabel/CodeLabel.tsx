import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import { removeAccents } from '#platform/text.ts'

import styles from './CodeLabel.module.css'

interface CodeLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string | number | readonly (string | number)[]
  /** For a code, a number or a date: removes accents and aligns figures. Page translators leave it. */
  code?: boolean
  /** `quiet` for eyebrows and dates, `ink` for the country's first ink, `accent` for the current item. */
  variant?: 'text' | 'quiet' | 'ink' | 'accent'
}

/** A small label in the monospace font: visa codes, level numbers, dates, eyebrows. */
export function CodeLabel({
  children,
  code = false,
  variant = 'quiet',
  className,
  ...rest
}: CodeLabelProps) {
  const text = [children].flat().join('')
  return (
    <span
      translate={code ? 'no' : undefined}
      className={clsx(styles.label, styles[variant], code && styles.code, className)}
      {...rest}
    >
      {code ? removeAccents(text) : text}
    </span>
  )
}
