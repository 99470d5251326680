import type { ReactNode } from 'react'

import { splitUnbreakable } from '#platform/text.ts'

import styles from './Unbreakable.module.css'

/** For texts that are not React's: `<span class>` around an unbreakable word. */
export const unbreakableClassName = styles.word ?? ''

/**
 * A text in which no line ends inside a date or an inversion: 'le 8 / juin', 'puis- / je'. Its characters stay, so that
 * they are found and copied as people type them.
 */
export function Unbreakable({ children }: { children: string }) {
  // The key: another text replaces the element, because a page translator may have moved its texts.
  return <span key={children}>{keepWordsTogether(children)}</span>
}

/** The content of `Unbreakable`, for a part of a text. */
export function keepWordsTogether(text: string): ReactNode {
  return splitUnbreakable(text).map((part, index) =>
    part.isUnbreakable ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their position
      <span key={index} className={styles.word}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
