import type { ReactNode } from 'react'

import { useRecordTexts } from '#i18n/record-texts.ts'

import styles from './ProfileTabs.module.css'

interface FactProps {
  name: string
  lang?: string | undefined
  children: ReactNode
}

/** One row of a `<dl>`. */
export function Fact({ name, lang, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}

/** A list of texts of the record. */
export function PlainList({ items }: { items: readonly string[] }) {
  const { translate } = useRecordTexts()
  return (
    <ul className={styles.plain}>
      {items.map((item) => (
        <li key={item} {...translate(item)} />
      ))}
    </ul>
  )
}
