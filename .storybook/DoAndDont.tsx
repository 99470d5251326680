import { Subheading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import styles from './docs-page.module.css'

interface DoAndDontProps {
  readonly dos: ReactNode
  readonly donts: ReactNode
  /** The same, drawn. */
  readonly drawn?: { readonly do: () => ReactNode; readonly dont: () => ReactNode } | undefined
}

/** What to do beside what not to do, each drawn with the component itself and said in words. */
export function DoAndDont({ dos, donts, drawn }: DoAndDontProps) {
  return (
    <div className={styles.guidance}>
      <section className={styles.do}>
        <Subheading>Do</Subheading>
        {drawn !== undefined && <Drawing>{drawn.do()}</Drawing>}
        {dos}
      </section>
      <section className={styles.dont}>
        <Subheading>Don’t</Subheading>
        {drawn !== undefined && <Drawing>{drawn.dont()}</Drawing>}
        {donts}
      </section>
    </div>
  )
}

/** To be looked at only: the sentences below say the same, and nobody should tab through it. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <div className={`sb-unstyled ${styles.drawing}`} lang="fr" inert>
      {children}
    </div>
  )
}
