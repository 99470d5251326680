import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import styles from './Stamp.module.css'

interface StampProps extends ComponentProps<'span'> {
  /** `box` for a status of one to three words, `round` for a number or a word or two. */
  shape?: 'box' | 'round'
  /** `seal` red, `verdigris` for what is confirmed, `ink` the first ink of the country around it, `quiet` for what is over. */
  variant?: 'seal' | 'verdigris' | 'ink' | 'quiet'
  size?: 'small' | 'medium' | 'large'
}

/** A rubber stamp, set a little askew: statuses, what has been verified, the page that is not there. */
export function Stamp({
  shape = 'box',
  variant = 'seal',
  size = 'medium',
  className,
  ...rest
}: StampProps) {
  return (
    <span
      className={clsx(
        styles.stamp,
        styles[shape],
        styles[`of-${variant}`],
        styles[size],
        className,
      )}
      {...rest}
    />
  )
}
