import type { CSSProperties, ReactNode } from 'react'

import styles from './real-width.module.css'
import { realWidths } from './real-widths.ts'

/** What is around a story, as wide as the place that its component has on the site. */
export function RealWidth({ title, children }: { title: string | undefined; children: ReactNode }) {
  const width = title === undefined ? undefined : realWidths[title]
  if (width === undefined) return children
  const { desktop, phone } = width
  const widths = {
    '--width-on-a-desktop': `${desktop}px`,
    '--width-on-a-phone': phone === undefined ? 'none' : `${phone}px`,
  }
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type has no custom properties
    <div className={styles.place} style={widths as CSSProperties}>
      {children}
    </div>
  )
}
