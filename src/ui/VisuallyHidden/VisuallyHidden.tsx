import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(styles.visuallyHidden, className)} {...rest} />
}
