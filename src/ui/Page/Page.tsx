import type { ReactNode } from 'react'

import styles from './Page.module.css'

/** The single column of a public page, with the site's width, gutter and rhythm. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
