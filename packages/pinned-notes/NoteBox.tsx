import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'

import { describeElement } from './anchor.ts'
import { Box } from './Box.tsx'
import { Button, Dialog, IconButton } from './controls.tsx'
import { Highlight } from './Highlight.tsx'
import { NoteForm, type WrittenText } from './NoteForm.tsx'
import { getState, type Note } from './note.ts'
import { describeContext, filterNotes, formatTime, getNumber, getScreenName } from './note-list.ts'
import {
  createSharedLink,
  getLayerScroll,
  getPinId,
  getRelation,
  noteHashPrefix,
  useNotes,
  useOpenNote,
} from './notes-context.ts'
import type { NotesView } from './notes-store.ts'
import styles from './notes.module.css'
import { findPlace } from './usePins.ts'

const lostStep = { tag: 'none', index: 0, siblings: 0 }

/** The form of a new note on an element. */
export function NewNoteBox({ place }: { place: Extract<NotesView, { kind: 'writing' }> }) {
  const { page, store, texts } = useNotes()
  const { element, x, y } = place
  const getPinPosition = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + width * x, top: top + height * y }
  }
  async function save({ text, picture, copiesLink }: WrittenText): Promise<void> {
    const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
    // The element may have left the page meanwhile. The note is then listed without a place.
    const steps = element.isConnected ? describeElement(element, page) : [lostStep]
    const context = { ...page.context, language, width: innerWidth } as const
    const id = store.add(text, { steps, x, y }, context, picture)
    const message = texts.messages.added
    store.setState({ view: undefined, draft: '', draftPicture: undefined, message })
    // The pin is on the page only once the new state is rendered.
    requestAnimationFrame(() => document.getElementById(getPinId(id))?.focus())
    if (!copiesLink) return
    const added = store.getState().notes.filter((note) => note.id === id)
    const { copied, notCopied } = texts.messages
    try {
      const link = await createSharedLink(page, store.options.format, added)
      // One note always fits into a link.
      await navigator.clipboard.writeText(link ?? page.url)
      store.setState({ message: copied })
    } catch {
      store.setState({ message: notCopied })
    }
  }
  return (
    <>
      <Highlight target={element} />
      <Box title={texts.box.newTitle} element={element} getPinPosition={getPinPosition}>
        <NoteForm kind="note" onSubmit={save} />
      </Box>
    </>
  )
}

/** A note with its answers. It can be answered, resolved and deleted, and leads to the notes before and after it. */
export function NoteBox({ note }: { note: Note }) {
  const { id } = note
  const { page, store, texts, modal, notes, pins } = useNotes()
  const heading = useRef<HTMLHeadingElement>(null)
  const pin = pins.find((one) => one.id === id)
  const hasPin = pin?.visibility === 'shown'
  const [, placeAgain] = useReducer((times: number) => times + 1, 0)

  const onPinShown = useEffectEvent(() => {
    // First the element, which may be in something that scrolls within the page; then the pin, because the element
    // may be taller than the window.
    for (const element of [findPlace(note, page), document.getElementById(getPinId(id))])
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    placeAgain()
  })
  useEffect(() => {
    if (hasPin) onPinShown()
  }, [hasPin])
  useEffect(() => {
    // A page that the arrows lead to takes the focus when it renders, so the box takes it a frame later.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])

  const getPinPosition = () => {
    const scroll = getLayerScroll(modal)
    return hasPin ? { left: pin.left - scroll.left, top: pin.top - scroll.top } : undefined
  }
  // A note that only shares a component with this page is elsewhere unless it has a pin here.
  const isElsewhere = !hasPin && getRelation(note, page) !== 'here'
  const state = getState(note)
  const isOpen = state === 'open'
  const screen = getScreenName(note)
  return (
    <Box
      title={texts.box.title(getNumber(notes, id))}
      headingRef={heading}
      pinId={getPinId(id)}
      element={hasPin ? findPlace(note, page) : undefined}
      getPinPosition={getPinPosition}
      state={state}
    >
      {pin !== undefined && pin.visibility !== 'shown' && (
        <p className={styles.placeHint}>{texts.visibilitySentences[pin.visibility]}</p>
      )}
      {isElsewhere && (
        <p>
          <a href={page.getUrl(note) + noteHashPrefix + id} target="_top">
            {texts.box.open(screen)}
          </a>
        </p>
      )}
      <Entry {...note} />
      <Picture note={note} />
      <p className={styles.context}>{[screen, ...describeContext(note, texts)].join(' · ')}</p>
      {note.answers.length > 0 && (
        <ol className={styles.answers}>
          {note.answers.map((answer) => (
            <li key={answer.id}>
              {answer.isDeleted === true ? (
                <p className={styles.hint}>{texts.box.deletedAnswer}</p>
              ) : (
                <Entry
                  {...answer}
                  onRemove={() => {
                    store.removeAnswer(id, answer.id)
                    heading.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <NoteForm kind="answer" onSubmit={({ text }) => store.answer(id, text)} />
      <div className={styles.boxActions}>
        <Button onClick={() => store.changeState(id, isOpen ? 'resolved' : 'open')}>
          {isOpen ? texts.box.resolve : texts.box.reopen}
        </Button>
        <RemoveButton id={id} />
      </div>
      <Walk id={id} />
    </Box>
  )
}

interface EntryProps extends Pick<Note, 'author' | 'createdAt' | 'text'> {
  onRemove?: () => void
}

/** The words of a note or of an answer. */
function Entry({ author, createdAt, text, onRemove }: EntryProps) {
  const { page, texts } = useNotes()
  return (
    <>
      <p className={styles.byline}>
        <strong dir="auto">{author || texts.unnamed}</strong>
        <time dateTime={createdAt}>{formatTime(createdAt, page.language)}</time>
        {onRemove !== undefined && (
          <IconButton label={texts.box.removeAnswer(author)} onClick={onRemove}>
            <X aria-hidden size={14} strokeWidth={1.75} />
          </IconButton>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </>
  )
}

/** The picture of a note, if it has one. A click enlarges it. */
function Picture({ note: { id, text } }: { note: Note }) {
  const { store, texts, pictures } = useNotes()
  const [isLarge, setIsLarge] = useState(false)
  // Another tab may have added it after its note.
  useEffect(() => store.refresh(), [store])
  const url = pictures.get(id)
  if (url === undefined) return null
  return (
    <>
      <button
        type="button"
        className={styles.pictureButton}
        aria-label={texts.box.enlargePicture}
        onClick={() => setIsLarge(true)}
      >
        <img className={styles.picture} src={url} alt="" />
      </button>
      {isLarge && (
        <Dialog isWide title={texts.box.enlargedPicture} onClose={() => setIsLarge(false)}>
          <img src={url} alt={texts.box.picture(text)} />
        </Dialog>
      )}
    </>
  )
}

function RemoveButton({ id }: { id: string }) {
  const { store, texts } = useNotes()
  const [isAsking, setIsAsking] = useState(false)
  const remove = () => {
    store.changeState(id, 'deleted')
    store.close()
  }
  return (
    <>
      <Button variant="tertiary" onClick={() => setIsAsking(true)}>
        {texts.box.remove}
      </Button>
      {isAsking && (
        <Dialog
          isAlert
          title={texts.box.removeTitle}
          action={{ label: texts.box.remove, run: remove }}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.box.removeText}</p>
        </Dialog>
      )}
    </>
  )
}

/** Leads to the notes before and after, in the order of the list and within its filters. */
function Walk({ id }: { id: string }) {
  const { filters, notes, texts } = useNotes()
  const listed = filterNotes(notes, filters)
  const open = useOpenNote()
  const index = listed.findIndex((note) => note.id === id)
  // A note that the filters hide, and a note alone, lead nowhere.
  if (index === -1 || listed.length < 2) return null
  const go = (step: number) => {
    const note = listed.at((index + step) % listed.length)
    if (note !== undefined) open(note)
  }
  return (
    <div className={styles.walk}>
      <IconButton label={texts.box.previous} onClick={() => go(-1)}>
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <p>{texts.box.position(index + 1, listed.length)}</p>
      <IconButton label={texts.box.next} onClick={() => go(1)}>
        <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  )
}
