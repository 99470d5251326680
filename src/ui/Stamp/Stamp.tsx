import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import styles from './Stamp.module.css'

interface StampProps extends ComponentProps<'span'> {
  /** `box` for one to three words, `round` for a number or one or two words. */
  shape?: 'box' | 'round'
  /** `negative` (red), `positive` for what is confirmed, `country` for the ink of the surrounding `data-ink`, `muted` for what is over. */
  variant?: 'negative' | 'positive' | 'country' | 'muted'
  size?: 'small' | 'medium' | 'large'
}

/** A slightly rotated rubber stamp: a status, a verification, a missing page. */
export function Stamp({
  shape = 'box',
  variant = 'negative',
  size = 'medium',
  className,
  ...rest
}: StampProps) {
  return (
    <span
      className={clsx(styles.stamp, styles[shape], styles[variant], styles[size], className)}
      {...rest}
    />
  )
}
