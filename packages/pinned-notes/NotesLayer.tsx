import { clsx } from 'clsx/lite'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { Button, Dialog } from './Dialog.tsx'
import { linkPrefix } from './note.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { focusLater, getPinId, noteButtonId, noteHashPrefix, useNotes } from './notes-context.ts'
import { newNoteId } from './notes-store.ts'
import styles from './notes.module.css'
import { Picker } from './Picker.tsx'
import { usePins } from './usePins.ts'

/** What the notes show over the page: pins, the picker, the dialog of a note, and the question before notes are added. */
export function NotesLayer() {
  const { page, pins, view } = useNotes()
  const id = view?.kind === 'reading' ? view.id : newNoteId
  const pin = pins.find((one) => one.id === id)
  usePins()
  useAddress()
  return createPortal(
    <div className={clsx(styles.root, styles.layer)} lang={page.language}>
      <Pins />
      {pin?.area !== undefined && <div className={styles.frame} style={pin.area} />}
      {view?.kind === 'picking' && <Picker />}
      {view !== undefined && view.kind !== 'picking' && <NoteDialog place={view} />}
      <IncomingDialog />
    </div>,
    document.body,
  )
}

function Pins() {
  const { store, texts, notes, pins } = useNotes()
  return (
    <section aria-label={texts.name}>
      {notes.map(({ id, text }, index) => {
        const pin = pins.find((one) => one.id === id)
        return (
          pin?.area !== undefined && (
            <Button
              key={id}
              id={getPinId(id)}
              className={clsx(styles.pin, styles.placedPin)}
              style={{ left: pin.left, top: pin.top }}
              aria-haspopup="dialog"
              aria-label={`${texts.box.title(index + 1)}, ${text}`}
              onClick={() => store.setState({ view: { kind: 'reading', id } })}
            >
              {index + 1}
            </Button>
          )
        )
      })}
    </section>
  )
}

/** The question before shared notes are added, or why there is nothing to add. */
function IncomingDialog() {
  const { store, texts, incoming, notes } = useNotes()
  if (incoming === undefined) return null
  const words = texts.incoming
  const { problem, rejectedCount } = incoming
  const added = incoming.notes.filter(({ id }) => notes.every((note) => note.id !== id))
  const hasNew = added.length > 0
  const close = () => store.setState({ incoming: undefined })
  const add = () => {
    store.addMissing(added)
    close()
    focusLater(getPinId(added[0]?.id ?? ''))
  }
  return (
    <Dialog title={hasNew ? words.title(added.length) : words.nothing} onClose={close}>
      <div className={styles.actions}>
        <Button onClick={close}>{texts.close}</Button>
        {hasNew && (
          <Button className={styles.primary} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
      {!hasNew && <p>{words[problem ?? 'known']}</p>}
      {rejectedCount > 0 && <p>{words.rejected(rejectedCount)}</p>}
      <ul role="list" className={styles.texts}>
        {added.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Takes over what other tabs write, and reads notes from the address. */
function useAddress(): void {
  const { page, store } = useNotes()
  const { frame } = page
  useEffect(() => {
    const readAddress = () => {
      const { hash, pathname, search } = frame.location
      const opensNote = hash.startsWith(noteHashPrefix)
      if (!hash.startsWith(linkPrefix) && !opensNote) return
      // Otherwise a reload would ask again.
      frame.history.replaceState(frame.history.state, '', pathname + search)
      if (!opensNote) return void store.receive(hash)
      const { notes } = store.getState()
      const note = notes.find(({ id }) => id === hash.slice(noteHashPrefix.length))
      if (note !== undefined) store.setState({ view: { kind: 'reading', id: note.id } })
    }
    readAddress()
    const controller = new AbortController()
    const { signal } = controller
    frame.addEventListener('hashchange', readAddress, { signal })
    addEventListener('storage', () => store.refresh(), { signal })
    return () => controller.abort()
  }, [frame, store])
}

/** The button that leaves a note. */
export function NoteButton() {
  const { page, store, texts } = useNotes()
  return (
    <span className={styles.root} lang={page.language}>
      <Button
        id={noteButtonId}
        className={styles.opener}
        aria-label={texts.add}
        onClick={store.pick}
      >
        {texts.button}
      </Button>
    </span>
  )
}
