import { createStore, type StoreApi } from 'zustand'

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
import { InvalidNotesError, type InvalidNotesReason, type ParsedNotes } from './note-files.ts'
import { noFilters, type NotesFilters } from './note-list.ts'
import { createNotesStorage, type StorageOptions } from './notes-storage.ts'
import { type OpenDatabase, type Pictures, updateStoredPictures } from './pictures.ts'

export interface NotesOptions extends StorageOptions {
  /** The name of the site, in Markdown. */
  readonly site: string
  /** The commit of the build, which a note keeps; empty if it is unknown. */
  readonly commit: string
  readonly openDatabase: OpenDatabase
}

export type NotesView =
  | { readonly kind: 'picking' }
  | { readonly kind: 'writing'; readonly element: Element; readonly x: number; readonly y: number }
  | { readonly kind: 'reading'; readonly id: string }

/** Notes that somebody shared, before they are added, or why they cannot be. */
type IncomingNotes =
  | { readonly kind: 'question'; readonly parsed: ParsedNotes }
  | { readonly kind: 'refused'; readonly reason: InvalidNotesReason | 'unreadable' }

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
  /** The key under which notes were set aside that this version cannot read. */
  readonly setAsideKey?: string
  readonly pictures: Pictures
  /** False where the browser does not store pictures: they last as long as the tab. */
  readonly arePicturesStored: boolean
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

/** The note that is being read, unless it is deleted. */
export function findReadNote({ notes, view }: Pick<NotesState, 'notes' | 'view'>) {
  const note = view?.kind === 'reading' ? notes.find(({ id }) => id === view.id) : undefined
  return note !== undefined && getState(note) !== 'deleted' ? note : undefined
}

/** Whether a note is being placed, written or read. Panels are hidden meanwhile: it is about the page behind them. */
export function isNoteOpen(state: Pick<NotesState, 'notes' | 'view'>): boolean {
  const { view } = state
  return view !== undefined && (view.kind !== 'reading' || findReadNote(state) !== undefined)
}

export type NotesStore = ReturnType<typeof createNotesStore>

/** The notes of this browser, and what the interface shows of them. */
export function createNotesStore(options: NotesOptions) {
  const storage = createNotesStorage(options)
  const store = createStore<NotesState>()(() => ({
    notes: storage.readNotes(),
    author: storage.readAuthor(),
    isStored: options.storage !== undefined,
    pictures: new Map(),
    arePicturesStored: true,
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
  const updatePictures = (added?: Pictures) => updateNotePictures(store, options, added)

  function update(
    changeNotes: (notes: readonly Note[]) => readonly Note[],
    addedPictures?: Pictures,
  ): void {
    // Another tab, or a page beside this one, may have written since.
    const notes = changeNotes(mergeNotes(get().notes, storage.readNotes()))
    set({ notes, ...storage.writeNotes(notes) })
    void updatePictures(addedPictures)
  }
  // Without notes, nothing is stored.
  if (get().notes.length > 0) void updatePictures()
  return {
    ...store,
    ...createActions(store, update, options.commit),
    options,
    close: () => set({ view: undefined }),
    setAuthor(author: string): void {
      const name = author.slice(0, noteLimits.name)
      set({ author: name })
      storage.writeAuthor(name)
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
    /** Takes over what another tab wrote. */
    refresh(): void {
      const notes = mergeNotes(get().notes, storage.readNotes())
      set({ author: storage.readAuthor() || get().author, notes })
      void updatePictures()
    },
  }
}

type Store = Pick<StoreApi<NotesState>, 'getState' | 'setState'>

/** What changes notes. */
function createActions(
  { getState: get }: Store,
  update: (
    changeNotes: (notes: readonly Note[]) => readonly Note[],
    addedPictures?: Pictures,
  ) => void,
  commit: string,
) {
  function change(id: string, changeNote: (note: Note) => Note): void {
    update((notes) =>
      notes.map((note) => (note.id === id ? forgetDeletedText(changeNote(note)) : note)),
    )
  }
  return {
    add(
      text: string,
      anchor: Anchor,
      context: Omit<NoteContext, 'commit'>,
      picture?: string,
    ): string {
      const id = createId()
      const { author } = get()
      const pictures = new Map(picture === undefined ? [] : [[id, picture]])
      update((notes) => {
        // Later than the last one, so that the numbers of the others stay.
        const createdAt = getNextTime(notes.at(-1))
        const times = { createdAt, updatedAt: createdAt }
        const content = { id, author, text, state: 'open', answers: [], anchor }
        return [...notes, Note.parse({ ...context, commit, ...times, ...content })]
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
    merge(notes: readonly Note[], pictures?: Pictures): void {
      update((own) => mergeNotes(own, notes), pictures)
    },
  }
}

/** Reads the pictures that are stored, adds some, and removes those of deleted notes. */
async function updateNotePictures(
  { getState: get, setState: set }: Store,
  { key, openDatabase }: NotesOptions,
  added: Pictures = new Map(),
): Promise<void> {
  const apply = (pictures: Pictures): Pictures => {
    const deleted = get().notes.filter((note) => getState(note) === 'deleted')
    const isKept = (id: string) => !deleted.some((note) => note.id === id)
    return new Map([...added, ...pictures].filter(([id]) => isKept(id)))
  }
  set({ pictures: apply(get().pictures) })
  try {
    const kept = await updateStoredPictures(openDatabase, `${key}-pictures`, apply)
    set({ pictures: apply(new Map([...get().pictures, ...kept])), arePicturesStored: true })
  } catch {
    // Blocked or full. Without pictures there is nothing to say.
    set({ arePicturesStored: get().pictures.size === 0 })
  }
}
