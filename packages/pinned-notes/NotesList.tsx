import { clsx } from 'clsx/lite'
import { useState } from 'react'

import { Button } from './Dialog.tsx'
import { createNotesLink, describeContext, type Note, toMarkdown } from './note.ts'
import { noteHashPrefix, useNotes } from './notes-context.ts'
import styles from './notes.module.css'

/** All notes of this browser, where each of them is, and ways to share them. */
export function NotesList() {
  const { page, store, isStored, notes, setAsideKey, texts } = useNotes()
  const { list } = texts
  const isEmpty = notes.length === 0
  const [message, setMessage] = useState('')
  const copy = async (text: string | Promise<string | undefined>) => {
    setMessage('')
    try {
      const copied = await text
      if (copied !== undefined) await navigator.clipboard.writeText(copied)
      setMessage(copied === undefined ? list.tooMany : list.copied)
    } catch {
      setMessage(list.notCopied)
    }
  }
  const createLink = async () =>
    (await page.createLink?.(notes)) ?? createNotesLink(store.options, notes, page.url)
  return (
    <div className={clsx(styles.root, styles.list)}>
      {!isStored && <strong>{list.notStored}</strong>}
      {setAsideKey !== undefined && <strong>{list.setAside(setAsideKey)}</strong>}
      <div className={styles.actions}>
        <Button className={styles.primary} onClick={store.pick}>
          {texts.add}
        </Button>
        {!isEmpty && <Button onClick={() => copy(createLink())}>{list.link}</Button>}
        {!isEmpty && (
          <Button onClick={() => copy(toMarkdown(notes, page.getUrl))}>{list.markdown}</Button>
        )}
        <span role="status">{message}</span>
      </div>
      {isEmpty && <p>{list.intro}</p>}
      <ol>
        {notes.map((note, index) => (
          <Row key={note.id} note={note} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

/** Leads to a note: to its pin or, if that is not here, to its page. */
function Row({ note, number }: { note: Note; number: number }) {
  const { page, store, texts, pins } = useNotes()
  const { id, text } = note
  const pin = pins.find((one) => one.id === id)
  return (
    <li>
      <a
        className={styles.row}
        href={page.getUrl(note) + noteHashPrefix + id}
        target="_top"
        onClick={(event) => {
          if (pin?.area === undefined || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          store.setState({ view: { kind: 'reading', id } })
        }}
      >
        <span className={styles.pin}>{number}</span>
        <span>
          <bdi>{text}</bdi>
          <span className={styles.quiet}>{describeContext(note)}</span>
          {pin !== undefined && pin.area === undefined && <span>{texts.notVisible}</span>}
        </span>
      </a>
    </li>
  )
}
