import { clsx } from 'clsx/lite'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import { IncomingDialog } from './IncomingDialog.tsx'
import { NewNoteBox, NoteBox } from './NoteBox.tsx'
import { getState, type Note } from './note.ts'
import { linkPrefix, readNotesLink } from './note-files.ts'
import { getNumber } from './note-list.ts'
import {
  getPinId,
  getRelation,
  layerTag,
  noteButtonId,
  noteHashPrefix,
  useNotes,
} from './notes-context.ts'
import { findReadNote, type Pin } from './notes-store.ts'
import styles from './notes.module.css'
import { Picker } from './Picker.tsx'
import { usePins } from './usePins.ts'

/** What the notes show over the page: pins, the picker, the box of a note, and the question before notes are added. */
export function NotesLayer() {
  const { page, texts, message, modal, notes, pins, view } = useNotes()
  const readNote = findReadNote({ notes, view })
  const shownPins = pins.filter(({ visibility }) => visibility === 'shown')
  useHost()
  usePins()
  useSharedNotes()
  useCloseOnLeave(readNote)
  return createPortal(
    <div className={clsx(styles.root, styles.layer)} lang={page.language}>
      {shownPins.length > 0 && (
        <section aria-label={texts.name}>
          {shownPins.map((pin) => (
            <PinButton key={pin.id} pin={pin} />
          ))}
        </section>
      )}
      {modal !== undefined && <NoteButton isInModal />}
      {view?.kind === 'picking' && <Picker />}
      {view?.kind === 'writing' && <NewNoteBox place={view} />}
      {readNote !== undefined && (
        // Mounted for each note and page, to take the focus.
        <NoteBox key={`${page.context.path} ${readNote.id}`} note={readNote} />
      )}
      <IncomingDialog />
      <span role="status" className={styles.hidden}>
        {message}
      </span>
      {message !== '' && (
        // The key: the next message is shown anew.
        <p key={message} aria-hidden className={styles.message}>
          {message}
        </p>
      )}
    </div>,
    host,
  )
}

/** What bubbles out of the notes must not reach a form or a dialog of the page around them. */
const isolatedEvents = ['click', 'keydown', 'input', 'change', 'submit'] as const

const host = createHost()

function createHost(): HTMLElement {
  const element = document.createElement(layerTag)
  for (const type of isolatedEvents)
    element.addEventListener(type, (event) => event.stopPropagation())
  return element
}

/** The height of the corner with the button, and a margin, in pixels. */
const buttonRoom = 96

/**
 * Puts the layer at the end of the page or, while a modal dialog of the page is open, in it. All else is inert then, and
 * below the dialog, which is why the layer becomes a popover there.
 */
function useHost(): void {
  const { page, store } = useNotes()
  const { root } = page
  useLayoutEffect(() => {
    const place = () => {
      const modals = [...root.querySelectorAll('dialog:modal')]
      const modal = modals.findLast((one) => !host.contains(one))
      const parent = modal ?? document.body
      if (host.parentElement === parent) return
      const focused = host.contains(document.activeElement) ? document.activeElement : null
      host.popover = modal === undefined ? null : 'manual'
      // Such a dialog reaches below the button, and needs room at its end.
      host.dataset['needsRoom'] = String(
        modal instanceof HTMLElement && modal.offsetHeight > innerHeight - buttonRoom,
      )
      parent.append(host)
      if (modal !== undefined) host.showPopover()
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      store.setState({ modal })
    }
    place()
    const observer = new MutationObserver(place)
    observer.observe(root, { attributeFilter: ['open'], childList: true, subtree: true })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [root, store])
}

/** Closes a note when the person leaves for a page that it is not about. */
function useCloseOnLeave(note: Note | undefined): void {
  const { page, store } = useNotes()
  const { path } = page.context
  const onPathChange = useEffectEvent((newPath: string | undefined) => {
    if (note === undefined || note.path === newPath) return
    if (getRelation(note, page) === 'elsewhere') store.close()
  })
  useEffect(() => onPathChange(path), [path])
}

/** Takes over what other tabs write, and reads notes from the address. */
function useSharedNotes(): void {
  const { page, store } = useNotes()
  const { frame } = page
  useEffect(() => {
    const { format, key } = store.options
    const readAddress = () => {
      const { hash, pathname, search } = frame.location
      const opensNote = hash.startsWith(noteHashPrefix)
      if (!hash.startsWith(linkPrefix) && !opensNote) return
      // Otherwise a reload would ask again.
      frame.history.replaceState(frame.history.state, '', pathname + search)
      if (!opensNote) void store.receive(() => readNotesLink(format, hash))
      else store.setState({ view: { kind: 'reading', id: hash.slice(noteHashPrefix.length) } })
    }
    readAddress()
    const controller = new AbortController()
    const { signal } = controller
    frame.addEventListener('hashchange', readAddress, { signal })
    addEventListener('storage', (event) => event.key === key && store.refresh(), { signal })
    return () => controller.abort()
  }, [frame, store])
}

function PinButton({ pin: { id, left, top } }: { pin: Pin }) {
  const { store, texts, notes, view } = useNotes()
  const note = notes.find((one) => one.id === id)
  if (note === undefined) return null
  const number = getNumber(notes, id)
  const state = getState(note)
  const isOpen = view?.kind === 'reading' && view.id === id
  return (
    <button
      type="button"
      id={getPinId(id)}
      className={clsx(styles.pin, styles.placedPin)}
      style={{ left, top }}
      data-state={state}
      aria-expanded={isOpen}
      aria-label={texts.box.pin(number, texts.states[state], note.author, note.text)}
      onClick={() => store.setState({ view: isOpen ? undefined : { kind: 'reading', id } })}
    >
      <span>{number}</span>
    </button>
  )
}

/** The attribute of the button outside of dialogs. */
const pageButton = 'data-page-note-button'

/**
 * The button that leaves a note. While a modal dialog is open, the layer has one in the dialog, because the page's cannot
 * be reached then.
 */
export function NoteButton({ isInModal = false }: { isInModal?: boolean }) {
  const { page, store, texts, modal } = useNotes()
  const isHidden = !isInModal && modal !== undefined
  const left = isInModal
    ? document.querySelector(`[${pageButton}]`)?.getBoundingClientRect().left
    : undefined
  return (
    <button
      type="button"
      id={isHidden ? undefined : noteButtonId}
      className={clsx(styles.root, styles.cornerButton, isInModal && styles.modalButton)}
      style={{ left, visibility: isHidden ? 'hidden' : undefined }}
      lang={page.language}
      aria-label={texts.add}
      onClick={() => store.setState({ view: { kind: 'picking' } })}
      {...(!isInModal && { [pageButton]: '' })}
    >
      <span className={styles.noteButtonPin} aria-hidden />
      <span className={styles.noteButtonText}>{texts.button}</span>
    </button>
  )
}
