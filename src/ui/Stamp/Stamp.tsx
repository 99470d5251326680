import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import styles from './Stamp.module.css'

/** A slightly rotated rubber stamp in the accent colour, for the page that says 'not found'. */
export function Stamp({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(styles.stamp, className)} {...rest} />
}
