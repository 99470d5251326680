import type { ReactElement } from 'react'

import { Stamp } from '#ui/Stamp/Stamp.tsx'

import styles from './NotFoundMessage.module.css'

interface NotFoundMessageProps {
  stamp: string
  title: string
  text: string
  /** Links to other pages. */
  action: ReactElement
}

/** The page in place of one that does not exist (spec 2.10, 8). */
export function NotFoundMessage({ stamp, title, text, action }: NotFoundMessageProps) {
  return (
    <section className={styles.message}>
      <Stamp>{stamp}</Stamp>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>{action}</p>
    </section>
  )
}
