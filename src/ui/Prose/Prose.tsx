import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import styles from './Prose.module.css'

/** The class of long text, for components that render their own element. */
export const proseClassName = styles.prose ?? ''

/** Long text at a readable measure: an article, a procedure, a legal notice. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.prose, className)} {...rest} />
}
