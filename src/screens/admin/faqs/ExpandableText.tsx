import { useState } from 'react'

import styles from './ExpandableText.module.css'

/** A text of two lines at most, until it is clicked; again, and it is cut again (spec 2.13). */
export function ExpandableText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen)
      }}
    >
      <span className={styles.text}>{text}</span>
    </button>
  )
}
