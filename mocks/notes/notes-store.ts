import { createStore } from 'zustand'

import { formatMoment } from '#domain/dates.ts'
import type { Language } from '#i18n/languages.ts'

import {
  type Anchor,
  Answer,
  createId,
  forgetDeletedText,
  getNextTime,
  getState,
  mergeNotes,
  Note,
  type NoteContext,
  noteLimits,
} from './note.ts'
import {
  InvalidNotesError,
  type InvalidNotesReason,
  type ParsedNotes,
  parseNotes,
  serializeNotes,
} from './note-files.ts'
import { type Pictures, updateStoredPictures } from './pictures.ts'
import type { NotesTexts } from './texts.ts'

/** The demo and the hosted Storybook have one origin, so they share these. */
export const notesKey = 'droit-de-cite-demo.notes'
const authorKey = 'droit-de-cite-demo.notes-author'

export type NotesView =
  | { readonly kind: 'picking' }
  | { readonly kind: 'writing'; readonly element: Element; readonly x: number; readonly y: number }
  | { readonly kind: 'reading'; readonly id: string }

/** Notes that somebody shared, before they are added, or why they cannot be. */
export type IncomingNotes =
  | { readonly kind: 'question'; readonly parsed: ParsedNotes }
  | { readonly kind: 'refused'; readonly reason: InvalidNotesReason | 'unreadable' }

/** Empty strings stand for everything. */
interface NotesFilters {
  readonly state: string
  readonly author: string
  readonly screen: string
}

/** Where a note is on this page. */
export interface Pin {
  readonly id: string
  /** `hidden` if its element is there and not visible, such as a closed menu; `gone` if there is none. */
  readonly visibility: 'shown' | 'hidden' | 'gone'
  /** In pixels, from the start of the page. */
  readonly left: number
  readonly top: number
}

interface NotesState {
  /** In the order of creation. Deleted notes stay, without their text. */
  readonly notes: readonly Note[]
  readonly author: string
  /** False where the browser stores nothing: the notes last as long as the tab. */
  readonly isStored: boolean
  readonly pictures: Pictures
  /** False where the browser does not store pictures: they last as long as the tab. */
  readonly arePicturesStored: boolean
  /** The key under which notes were set aside that this version cannot read. */
  readonly setAsideKey: string | undefined
  readonly view: NotesView | undefined
  /** The modal dialog of the page that is open. Nothing outside it can be reached. */
  readonly modal: Element | undefined
  /** The text and the picture of a new note that was cancelled. The next one begins with them. */
  readonly draft: string
  readonly draftPicture: string | undefined
  readonly filters: NotesFilters
  readonly incoming: IncomingNotes | undefined
  readonly pins: readonly Pin[]
  /** What was done last, for a live region. */
  readonly message: string
}

export type NotesStorage = Pick<Storage, 'getItem' | 'setItem'>

export const noFilters: NotesFilters = { state: '', author: '', screen: '' }

/** The number of a note: its place in the order of creation, which two reviewers share once they have merged. */
export function numberNotes(notes: readonly Note[]): ReadonlyMap<string, number> {
  return new Map(notes.map(({ id }, index) => [id, index + 1]))
}

/** In which state of the demo a note was left. */
export function describeContext(
  { scenario, language, width, commit }: Note,
  { box }: NotesTexts,
): string[] {
  const version = commit === '' ? '' : box.version(commit)
  return [scenario, language, box.width(width), version].filter((part) => part !== '')
}

/** The time of a note. */
export function formatTime(time: string, language: Language): string {
  return formatMoment(time, language, 'medium')
}

/** The name of the screen of a note in lists: its path, or the title of its story. */
export function getScreenName({ path, story }: Pick<Note, 'path' | 'story'>): string {
  return path ?? story?.title ?? ''
}

export function filterNotes({ notes, filters }: Pick<NotesState, 'notes' | 'filters'>): Note[] {
  return notes.filter((note) => {
    const state = getState(note)
    return (
      state !== 'deleted' &&
      (filters.state === '' || filters.state === state) &&
      (filters.screen === '' || filters.screen === getScreenName(note)) &&
      (filters.author === '' ||
        [note, ...note.answers].some(({ author }) => author === filters.author))
    )
  })
}

/** The note that is being read, unless it is deleted. */
export function findReadNote({
  notes,
  view,
}: Pick<NotesState, 'notes' | 'view'>): Note | undefined {
  return view?.kind === 'reading'
    ? notes.find((note) => note.id === view.id && getState(note) !== 'deleted')
    : undefined
}

/** Whether a note is being placed, written or read. Panels are hidden meanwhile: it is about the page behind them. */
export function isNoteOpen(state: Pick<NotesState, 'notes' | 'view'>): boolean {
  return (
    state.view !== undefined && (state.view.kind !== 'reading' || findReadNote(state) !== undefined)
  )
}

/** The notes of this browser, and what the interface shows of them. */
export function createNotesStore(storage: NotesStorage | undefined = findStorage()) {
  const stored = readStored(storage)
  const store = createStore<NotesState>()(() => ({
    notes: stored.notes,
    author: readItem(storage, authorKey) ?? '',
    isStored: storage !== undefined,
    pictures: new Map(),
    arePicturesStored: true,
    setAsideKey: undefined,
    view: undefined,
    modal: undefined,
    draft: '',
    draftPicture: undefined,
    filters: noFilters,
    incoming: undefined,
    pins: [],
    message: '',
  }))
  const { getState: get, setState: set } = store

  function update(
    changeNotes: (notes: readonly Note[]) => readonly Note[],
    addedPictures?: Pictures,
  ): void {
    // Another tab, or Storybook, may have written since.
    const { notes: others, unreadable } = readStored(storage)
    const notes = changeNotes(mergeNotes(get().notes, others))
    let isStored = true
    if (unreadable !== undefined) {
      const setAsideKey = `${notesKey}-${Date.now()}`
      isStored = writeItem(storage, setAsideKey, unreadable)
      if (isStored) set({ setAsideKey })
    }
    isStored &&= writeItem(storage, notesKey, serializeNotes(notes))
    set({ notes, isStored })
    void updatePictures(addedPictures)
  }
  /** Reads the pictures that are stored, adds some, and removes those of deleted notes. */
  async function updatePictures(added: Pictures = new Map()): Promise<void> {
    const apply = (pictures: Pictures): Pictures => {
      const deleted = get().notes.filter((note) => getState(note) === 'deleted')
      const isKept = (id: string) => !deleted.some((note) => note.id === id)
      return new Map([...added, ...pictures].filter(([id]) => isKept(id)))
    }
    set({ pictures: apply(get().pictures) })
    try {
      const kept = await updateStoredPictures(apply)
      set({ pictures: apply(new Map([...get().pictures, ...kept])), arePicturesStored: true })
    } catch {
      // Blocked or full. Without pictures there is nothing to say.
      set({ arePicturesStored: get().pictures.size === 0 })
    }
  }
  function change(id: string, changeNote: (note: Note) => Note): void {
    update((notes) =>
      notes.map((note) => (note.id === id ? forgetDeletedText(changeNote(note)) : note)),
    )
  }

  // What cannot be read is set aside before anything is written over it.
  if (stored.unreadable !== undefined) update((notes) => notes)
  // Without notes, nothing is stored.
  else if (stored.notes.length > 0) void updatePictures()

  return {
    ...store,
    close: () => set({ view: undefined }),
    setAuthor(author: string): void {
      const name = author.slice(0, noteLimits.name)
      set({ author: name })
      writeItem(storage, authorKey, name)
    },
    add(text: string, anchor: Anchor, context: NoteContext, picture?: string): string {
      const id = createId()
      const pictures = new Map(picture === undefined ? [] : [[id, picture]])
      update((notes) => {
        // Later than the last one, so that the numbers of the others stay.
        const createdAt = getNextTime(notes.at(-1))
        const note = Note.parse({
          ...context,
          id,
          author: get().author,
          createdAt,
          updatedAt: createdAt,
          text,
          state: 'open',
          answers: [],
          anchor,
        })
        return [...notes, note]
      }, pictures)
      return id
    },
    answer(noteId: string, text: string): void {
      const { author } = get()
      change(noteId, (note) => {
        const answer = Answer.parse({ id: createId(), author, createdAt: getNextTime(note), text })
        return { ...note, answers: [...note.answers, answer] }
      })
    },
    removeAnswer(noteId: string, answerId: string): void {
      change(noteId, (note) => ({
        ...note,
        answers: note.answers.map((answer) =>
          answer.id === answerId ? { ...answer, text: '', isDeleted: true } : answer,
        ),
      }))
    },
    changeState(noteId: string, state: Note['state']): void {
      change(noteId, (note) => ({ ...note, state, updatedAt: getNextTime(note) }))
    },
    /** Reads shared notes. Nothing changes until the reviewer has agreed. */
    async receive(read: () => Promise<ParsedNotes>): Promise<void> {
      try {
        set({ incoming: { kind: 'question', parsed: await read() } })
      } catch (error) {
        // A folder, or a file that was removed meanwhile.
        if (!(error instanceof InvalidNotesError)) console.info(error)
        const reason = error instanceof InvalidNotesError ? error.reason : 'unreadable'
        set({ incoming: { kind: 'refused', reason } })
      }
    },
    merge(notes: readonly Note[], pictures?: Pictures): void {
      update((own) => mergeNotes(own, notes), pictures)
    },
    /** Takes over what another tab wrote. */
    refresh(): void {
      const author = readItem(storage, authorKey) ?? get().author
      set({ author, notes: mergeNotes(get().notes, readStored(storage).notes) })
      void updatePictures()
    },
  }
}

/** Undefined where the browser blocks the storage. */
function findStorage(): NotesStorage | undefined {
  try {
    // The mock replaces a blocked storage by one that forgets (local-storage-fallback.ts).
    return localStorage instanceof Storage ? localStorage : undefined
  } catch {
    return undefined
  }
}

function readStored(storage: NotesStorage | undefined): {
  readonly notes: readonly Note[]
  /** The stored text, if something in it cannot be read. */
  readonly unreadable?: string
} {
  const text = readItem(storage, notesKey)
  if (text === null) return { notes: [] }
  try {
    const { notes, rejectedCount } = parseNotes(text)
    return rejectedCount === 0 ? { notes } : { notes, unreadable: text }
  } catch {
    return { notes: [], unreadable: text }
  }
}

function readItem(storage: NotesStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Returns whether the value is stored. */
function writeItem(storage: NotesStorage | undefined, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    // Full, or blocked.
    return false
  }
}
