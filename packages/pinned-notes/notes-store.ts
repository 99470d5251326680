import { createStore } from 'zustand'

import {
  addMissing,
  createId,
  type LinkOptions,
  type Note,
  type ParsedNotes,
  parseNotes,
  readNotesLink,
  serializeNotes,
} from './note.ts'

export interface NotesOptions extends LinkOptions {
  /** Like local storage; undefined where the browser blocks it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Notes are stored under it. Pages of one origin share those of one key. */
  readonly key: string
}

export type NotesView =
  | { readonly kind: 'picking' }
  | { readonly kind: 'writing'; readonly element: Element; readonly x: number; readonly y: number }
  | { readonly kind: 'reading'; readonly id: string }

/** In pixels, from the start of the page. */
export type Area = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** Where a note of this page is. */
export interface Pin {
  readonly id: string
  readonly left: number
  readonly top: number
  /** That of its element; undefined if the element is gone or not visible, as in a closed menu. */
  readonly area: Area | undefined
}

interface NotesState {
  readonly notes: readonly Note[]
  /** False where the browser stores nothing: the notes last as long as the tab. */
  readonly isStored: boolean
  /** The key under which stored notes were set aside that cannot be read. */
  readonly setAsideKey?: string
  readonly view: NotesView | undefined
  /** What was written and not saved, and of which note. */
  readonly draft: { readonly id: string; readonly text: string } | undefined
  /** Notes that somebody shared, before they are added. */
  readonly incoming: ParsedNotes | undefined
  readonly pins: readonly Pin[]
}

/** The id of a note before it is saved, for its pin and draft. */
export const newNoteId = 'new'

export type NotesStore = ReturnType<typeof createNotesStore>

/** The notes of this browser, and what the interface shows of them. */
export function createNotesStore(options: NotesOptions) {
  const { format, key, storage } = options
  const store = createStore<NotesState>()(() => ({
    notes: [],
    isStored: storage !== undefined,
    view: undefined,
    draft: undefined,
    incoming: undefined,
    pins: [],
  }))

  /** The stored notes, and the text if something in it cannot be read; nothing where the browser refuses. */
  function read(): { stored?: readonly Note[]; unreadable?: string } {
    try {
      const text = storage?.getItem(key) ?? ''
      if (text === '') return { stored: [] }
      const { notes, rejectedCount, problem } = parseNotes(format, text)
      const isWhole = problem === undefined && rejectedCount === 0
      return { stored: notes, ...(!isWhole && { unreadable: text }) }
    } catch {
      return {}
    }
  }
  /** Returns whether the notes are stored. What cannot be read is set aside first, or nothing is written. */
  function write(notes: readonly Note[], unreadable: string | undefined): boolean {
    try {
      if (unreadable !== undefined) {
        const setAsideKey = `${key}-${createId()}`
        storage?.setItem(setAsideKey, unreadable)
        store.setState({ setAsideKey })
      }
      storage?.setItem(key, serializeNotes(format, notes))
      return storage !== undefined
    } catch {
      // Full, or blocked.
      return false
    }
  }
  /** Changes the notes as they are stored now: another tab may have written since. */
  function update(change: (notes: readonly Note[]) => readonly Note[]): void {
    const own = store.getState()
    const { stored = own.notes, unreadable } = read()
    // What could not be stored is in this tab only.
    const notes = change(own.isStored ? stored : addMissing(own.notes, stored))
    const isWritten = notes === stored && unreadable === undefined && own.isStored
    store.setState({ notes, isStored: isWritten || write(notes, unreadable) })
  }
  update((notes) => notes)

  return {
    ...store,
    options,
    pick: () => store.setState({ view: { kind: 'picking' } }),
    close: () => store.setState({ view: undefined }),
    add(note: Omit<Note, 'id'>): string {
      const id = createId()
      update((notes) => [...notes, { ...note, id }])
      return id
    },
    edit: (id: string, text: string) =>
      update((notes) => notes.map((note) => (note.id === id ? { ...note, text } : note))),
    remove: (id: string) => update((notes) => notes.filter((note) => note.id !== id)),
    addMissing: (others: readonly Note[]) => update((notes) => addMissing(notes, others)),
    /** Takes over what another tab wrote. */
    refresh: () => update((notes) => notes),
    /** Reads the notes of a link. Nothing changes until the reviewer has agreed. */
    async receive(fragment: string): Promise<void> {
      store.setState({ incoming: await readNotesLink(options, fragment) })
    },
  }
}
