import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { removeAccents } from '#lib/text.ts'

import styles from './CodeLabel.module.css'

interface CodeLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string | number | readonly (string | number)[]
  /** A code, a number or a date: letters lose their accents, figures keep one width. */
  code?: boolean
  /** `quiet` for eyebrows and dates, `ink` in the first ink of the country, `accent` for the place one is at. */
  variant?: 'text' | 'quiet' | 'ink' | 'accent'
}

/** A small label in the letters of the machine-readable zone: visa codes, level numbers, dates, eyebrows. */
export function CodeLabel({
  children,
  code = false,
  variant = 'quiet',
  className,
  ...rest
}: CodeLabelProps) {
  const text = [children].flat().join('')
  return (
    <span className={clsx(styles.label, styles[variant], code && styles.code, className)} {...rest}>
      {code ? removeAccents(text) : text}
    </span>
  )
}
