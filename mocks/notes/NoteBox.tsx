import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'

import { getPressedKey } from '#platform/pressed-key.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import tab from '../devtools/tab.module.css'
import { IconButton, ToolbarButton } from '../devtools/buttons.tsx'
import { describeElement } from './anchor.ts'
import { Highlight } from './Highlight.tsx'
import { NoteForm } from './NoteForm.tsx'
import { getState, type Note } from './note.ts'
import {
  getLayerScroll,
  getRelation,
  noteHashPrefix,
  notesStore,
  useNotes,
  useOpenNote,
  useReturnFocus,
} from './notes-context.ts'
import {
  describeContext,
  filterNotes,
  formatTime,
  getScreenName,
  type NotesView,
  numberNotes,
} from './notes-store.ts'
import styles from './notes.module.css'
import { findPlace } from './usePins.ts'

export function getPinId(noteId: string): string {
  return `note-pin-${noteId}`
}

export function NewNoteBox({ place }: { place: Extract<NotesView, { kind: 'writing' }> }) {
  const { page, texts } = useNotes()
  const getPinPosition = () => {
    const { left, top, width, height } = place.element.getBoundingClientRect()
    return { left: left + width * place.x, top: top + height * place.y }
  }
  function save(text: string, picture: string | undefined): void {
    const { element, x, y } = place
    const context = {
      ...page.context,
      language: document.documentElement.lang === 'en' ? 'en' : 'fr',
      width: innerWidth,
      commit: __COMMIT__,
    } as const
    // The element may have left the page meanwhile. The note is then listed without a place.
    const steps = element.isConnected ? describeElement(element, page) : [lostStep]
    const id = notesStore.add(text, { steps, x, y }, context, picture)
    notesStore.close()
    notesStore.setState({
      draft: '',
      draftPicture: undefined,
      message: texts.messages.added,
    })
    // The pin is on the page only once the new state is rendered.
    requestAnimationFrame(() => document.getElementById(getPinId(id))?.focus())
  }
  return (
    <>
      <Highlight target={place.element} />
      <Box title={texts.box.newTitle} getPinPosition={getPinPosition}>
        <NoteForm kind="note" onSubmit={save} />
      </Box>
    </>
  )
}

const lostStep = { tag: 'none', index: 0, siblings: 0 }

/** A note with its answers. It can be answered, resolved and deleted, and leads to the notes before and after it. */
export function NoteBox({ note }: { note: Note }) {
  const { id } = note
  const { page, texts, modal, notes, pins } = useNotes()
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
  return (
    <Box
      title={texts.box.title(numberNotes(notes).get(id) ?? 0)}
      headingRef={heading}
      pinId={getPinId(id)}
      getPinPosition={getPinPosition}
      state={state}
    >
      {pin !== undefined && pin.visibility !== 'shown' && (
        <p className={styles.placeHint}>{texts.visibilitySentences[pin.visibility]}</p>
      )}
      {isElsewhere && (
        <p>
          <a href={page.getUrl(note) + noteHashPrefix + id} target="_top">
            {texts.box.open(getScreenName(note))}
          </a>
        </p>
      )}
      <Entry author={note.author} createdAt={note.createdAt} text={note.text} />
      <Picture note={note} />
      <NoteContextLine note={note} />
      {note.answers.length > 0 && (
        <ol className={styles.answers}>
          {note.answers.map((answer) => (
            <li key={answer.id}>
              {answer.isDeleted === true ? (
                <p className={tab.hint}>{texts.box.deletedAnswer}</p>
              ) : (
                <Entry
                  {...answer}
                  onRemove={() => {
                    notesStore.removeAnswer(id, answer.id)
                    heading.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <NoteForm kind="answer" onSubmit={(text) => notesStore.answer(id, text)} />
      <div className={styles.boxActions}>
        <ToolbarButton onClick={() => notesStore.changeState(id, isOpen ? 'resolved' : 'open')}>
          {isOpen ? texts.box.resolve : texts.box.reopen}
        </ToolbarButton>
        <RemoveButton id={id} />
      </div>
      <Walk id={id} />
    </Box>
  )
}

function Entry({
  author,
  createdAt,
  text,
  onRemove,
}: Pick<Note, 'author' | 'createdAt' | 'text'> & { onRemove?: () => void }) {
  const { page, texts } = useNotes()
  return (
    <>
      <p className={styles.byline}>
        <strong dir="auto">{author}</strong>
        <time dateTime={createdAt}>{formatTime(createdAt, page.language)}</time>
        {onRemove !== undefined && (
          <button
            type="button"
            className={styles.removeAnswer}
            aria-label={texts.box.removeAnswer(author)}
            onClick={onRemove}
          >
            <X aria-hidden size={14} strokeWidth={1.75} />
          </button>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </>
  )
}

function NoteContextLine({ note }: { note: Note }) {
  const { texts } = useNotes()
  const parts = [
    getScreenName(note),
    ...describeContext(note, texts),
    note.spec.length > 0 && `spec ${note.spec.join(', ')}`,
  ].filter((part) => part !== false && part !== '')
  return <p className={styles.context}>{parts.join(' · ')}</p>
}

function RemoveButton({ id }: { id: string }) {
  const { texts } = useNotes()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = () => setIsAsking(false)
  return (
    <>
      <Button size="small" variant="tertiary" onClick={() => setIsAsking(true)}>
        {texts.box.remove}
      </Button>
      <Dialog
        open={isAsking}
        role="alertdialog"
        title={texts.box.removeTitle}
        onClose={cancel}
        actions={
          <>
            <Button variant="secondary" onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button
              onClick={() => {
                notesStore.changeState(id, 'deleted')
                notesStore.close()
              }}
            >
              {texts.box.remove}
            </Button>
          </>
        }
      >
        <p>{texts.box.removeText}</p>
      </Dialog>
    </>
  )
}

/** Leads to the notes before and after, in the order of the list and within its filters. */
function Walk({ id }: { id: string }) {
  const { filters, notes, texts } = useNotes()
  const listed = filterNotes({ notes, filters })
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

/** The picture of a note, if it has one. A click enlarges it. */
function Picture({ note: { id, text } }: { note: Note }) {
  const { texts, pictures } = useNotes()
  const [isLarge, setIsLarge] = useState(false)
  // Another tab may have added it after its note.
  useEffect(() => notesStore.refresh(), [])
  const url = pictures.get(id)
  if (url === undefined) return null
  const close = () => setIsLarge(false)
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
      <Dialog
        open={isLarge}
        size="wide"
        title={texts.box.enlargedPicture}
        closeOnBackdropClick
        onClose={close}
        actions={<Button onClick={close}>{texts.close}</Button>}
      >
        <img className={styles.largePicture} src={url} alt={texts.box.picture(text)} />
      </Dialog>
    </>
  )
}

interface BoxProps {
  title: string
  headingRef?: RefObject<HTMLHeadingElement | null>
  pinId?: string
  state?: Note['state']
  /** Where the tip of the pin is in the window; undefined if there is no pin. */
  getPinPosition: () => { readonly left: number; readonly top: number } | undefined
  children: Elements
}

/** The distance of a box from its pin and from the edges of the window, in pixels. */
const gap = 12
/** The width and height of a pin in the style sheet, in pixels. `usePins` reserves a little more. */
const drawnPinSize = 28
const clamp = (start: number, room: number) => Math.max(Math.min(start, room - gap), gap)

/** A box beside a pin; on phones, at the end of the screen. It is not modal: a note is about the page behind it. */
function Box({ title, headingRef, pinId, state, getPinPosition, children }: BoxProps) {
  const { texts, modal } = useNotes()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)

  useReturnFocus(pinId)

  // After each render, because the pin may have moved and the answers may have grown.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const { offsetWidth: width, offsetHeight: height } = element
    const { clientWidth } = document.documentElement
    const centre = { left: (clientWidth - width) / 2, top: (innerHeight - height) / 2 }
    const pin = getPinPosition() ?? centre
    const below = pin.top + gap
    const above = pin.top - drawnPinSize - gap - height
    const fitsBelow = below + height <= innerHeight - gap
    const isBeside = !fitsBelow && above < gap
    const after = pin.left + drawnPinSize + gap
    const fitsAfter = after + width <= clientWidth - gap
    const beside = fitsAfter ? after : pin.left - gap - width
    const left = clamp(isBeside ? beside : pin.left - gap, clientWidth - width)
    const top = clamp(fitsBelow || isBeside ? below : above, innerHeight - height)
    const scroll = getLayerScroll(modal)
    element.style.setProperty('--box-left', `${Math.round(left + scroll.left)}px`)
    element.style.setProperty('--box-top', `${Math.round(top + scroll.top)}px`)
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the box, as in a dialog
    <div
      ref={box}
      role="dialog"
      className={styles.box}
      data-state={state}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (getPressedKey(event.nativeEvent) !== 'Escape' || !(event.target instanceof Element))
          return
        // The dialogs of the box, such as the question before a deletion, close themselves.
        if (box.current?.contains(event.target.closest('dialog')) === true) return
        // Keeps a dialog around the box open.
        event.preventDefault()
        notesStore.close()
      }}
    >
      <div className={styles.boxHeader}>
        <h2 ref={headingRef} id={titleId} className={styles.boxTitle} tabIndex={-1}>
          {title}
        </h2>
        {state !== undefined && (
          <span className={styles.state} data-state={state}>
            {texts.states[state]}
          </span>
        )}
        <IconButton label={texts.close} className={styles.close} onClick={notesStore.close}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
      {children}
    </div>
  )
}
