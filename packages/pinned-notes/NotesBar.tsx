import { clsx } from 'clsx/lite'
import { useState } from 'react'

import { filterNotes } from './note-list.ts'
import { useNotes } from './notes-context.ts'
import { NoteButton } from './NotesLayer.tsx'
import { NotesList } from './NotesList.tsx'
import { isNoteOpen } from './notes-store.ts'
import styles from './notes.module.css'

/** The list and the button that leaves a note, in the corner of a page that has no other place for them. */
export function NotesBar() {
  const { notes, page, store, texts, view } = useNotes()
  const [isOpen, setIsOpen] = useState(false)
  // A note hides the list.
  const isShown = isOpen && !isNoteOpen({ notes, view })
  return (
    <aside
      className={clsx(styles.root, styles.bar)}
      aria-label={texts.list.title}
      lang={page.language}
    >
      {isOpen && (
        <div className={styles.panel} hidden={!isShown}>
          <NotesList />
        </div>
      )}
      <button
        type="button"
        className={styles.cornerButton}
        aria-expanded={isShown}
        onClick={() => {
          if (!isShown) store.close()
          setIsOpen(!isShown)
        }}
      >
        {texts.list.count(filterNotes(notes).length)}
      </button>
      <NoteButton />
    </aside>
  )
}
