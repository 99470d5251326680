import { clsx } from 'clsx/lite'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import tab from '../devtools/tab.module.css'
import { getPinId, NewNoteBox, NoteBox } from './NoteBox.tsx'
import { countChanges, getState, mergeNotes, type Note } from './note.ts'
import { linkPrefix, type ParsedNotes, readNotesLink } from './note-files.ts'
import {
  getRelation,
  layerTag,
  noteButtonId,
  noteHashPrefix,
  notesStore,
  useNotes,
} from './notes-context.ts'
import { findReadNote, isNoteOpen, notesKey, numberNotes, type Pin } from './notes-store.ts'
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
    <div
      className={styles.layer}
      lang={page.language}
      data-hides-panel={isNoteOpen({ notes, view })}
    >
      {shownPins.length > 0 && (
        <section aria-label={texts.name}>
          {shownPins.map((pin) => (
            <PinButton key={pin.id} pin={pin} />
          ))}
        </section>
      )}
      {modal !== undefined && <NoteButton className={styles.modalButton} isInModal />}
      {view?.kind === 'picking' && <Picker />}
      {view?.kind === 'writing' && <NewNoteBox place={view} />}
      {readNote !== undefined && (
        // Mounted for each note and page, to take the focus.
        <NoteBox key={`${page.context.path} ${readNote.id}`} note={readNote} />
      )}
      <IncomingDialog />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
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
  const { page } = useNotes()
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
      notesStore.setState({ modal })
    }
    place()
    const observer = new MutationObserver(place)
    observer.observe(root, { attributeFilter: ['open'], childList: true, subtree: true })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [root])
}

/** Closes a note when the person leaves for a page that it is not about. */
function useCloseOnLeave(note: Note | undefined): void {
  const { page } = useNotes()
  const { path } = page.context
  const onPathChange = useEffectEvent((newPath: string | undefined) => {
    if (note === undefined || note.path === newPath) return
    if (getRelation(note, page) === 'elsewhere') notesStore.close()
  })
  useEffect(() => onPathChange(path), [path])
}

/** Takes over what other tabs write, and reads notes from the address. */
function useSharedNotes(): void {
  const { page } = useNotes()
  const { frame } = page
  useEffect(() => {
    const readAddress = () => {
      const { hash, pathname, search } = frame.location
      const opensNote = hash.startsWith(noteHashPrefix)
      if (!hash.startsWith(linkPrefix) && !opensNote) return
      // Otherwise a reload would ask again.
      frame.history.replaceState(frame.history.state, '', pathname + search)
      if (!opensNote) void notesStore.receive(() => readNotesLink(hash))
      else notesStore.setState({ view: { kind: 'reading', id: hash.slice(noteHashPrefix.length) } })
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === notesKey) notesStore.refresh()
    }
    readAddress()
    frame.addEventListener('hashchange', readAddress)
    addEventListener('storage', onStorage)
    return () => {
      frame.removeEventListener('hashchange', readAddress)
      removeEventListener('storage', onStorage)
    }
  }, [frame])
}

function PinButton({ pin: { id, left, top } }: { pin: Pin }) {
  const { texts, notes, view } = useNotes()
  const note = notes.find((one) => one.id === id)
  const number = numberNotes(notes).get(id)
  if (note === undefined || number === undefined) return null
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
      onClick={() => notesStore.setState({ view: isOpen ? undefined : { kind: 'reading', id } })}
    >
      <span>{number}</span>
    </button>
  )
}

const closeIncoming = () => notesStore.setState({ incoming: undefined })

function IncomingDialog() {
  const { texts, incoming } = useNotes()
  if (incoming === undefined) return null
  if (incoming.kind === 'question') return <IncomingQuestion parsed={incoming.parsed} />
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.incoming.refused}
      onClose={closeIncoming}
      actions={<Button onClick={closeIncoming}>{texts.close}</Button>}
    >
      <p>{texts.incoming.reasons[incoming.reason]}</p>
      <p>{texts.incoming.unchanged}</p>
    </Dialog>
  )
}

/** As many as a sentence can name. */
const maxAuthors = 5

function IncomingQuestion({ parsed }: { parsed: ParsedNotes }) {
  const { page, texts, notes: own } = useNotes()
  const { notes, pictures, rejectedCount, rejectedPictureCount } = parsed
  const messages = texts.incoming
  const authors = [...new Set(notes.map(({ author }) => author))].slice(0, maxAuthors)
  const merge = () => {
    notesStore.merge(notes, pictures)
    notesStore.setState({ incoming: undefined, message: texts.messages.merged(notes.length) })
  }
  return (
    <Dialog
      open
      title={messages.title(notes.length)}
      onClose={closeIncoming}
      actions={
        <>
          <Button variant="secondary" onClick={closeIncoming}>
            {texts.cancel}
          </Button>
          <Button onClick={merge}>{messages.add}</Button>
        </>
      }
    >
      <p dir="auto">{messages.from(new Intl.ListFormat(page.language).format(authors))}</p>
      <p>{messages.changes(countChanges(own, mergeNotes(own, notes)))}</p>
      {rejectedCount > 0 && <p>{messages.rejected(rejectedCount)}</p>}
      {rejectedPictureCount > 0 && <p>{messages.rejectedPictures(rejectedPictureCount)}</p>}
    </Dialog>
  )
}

interface NoteButtonProps {
  className?: string | undefined
  /** It is in the open modal dialog, because the other one cannot be reached then. */
  isInModal?: boolean
}

/** The attribute of the button outside of dialogs. */
const pageButton = 'data-page-note-button'

/** The button that leaves a note. While a modal dialog is open, one in the dialog takes the place of the page's. */
export function NoteButton({ className, isInModal = false }: NoteButtonProps) {
  const { page, texts, modal } = useNotes()
  const isHidden = !isInModal && modal !== undefined
  const left = isInModal
    ? document.querySelector(`[${pageButton}]`)?.getBoundingClientRect().left
    : undefined
  return (
    <button
      type="button"
      id={isHidden ? undefined : noteButtonId}
      className={clsx(tab.cornerButton, className)}
      style={{ left, visibility: isHidden ? 'hidden' : undefined }}
      lang={page.language}
      aria-label={texts.add}
      onClick={() => notesStore.setState({ view: { kind: 'picking' } })}
      {...(!isInModal && { [pageButton]: '' })}
    >
      <span className={styles.noteButtonPin} aria-hidden />
      <span className={styles.noteButtonText}>{texts.button}</span>
    </button>
  )
}
