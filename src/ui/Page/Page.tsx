import type { ReactNode } from 'react'

import styles from './Page.module.css'

/** The column that a public page's parts stand in, as wide as the site, with the gutter and rhythm of all. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
