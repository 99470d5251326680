import type { Note } from './note.ts'
import { parseNotes, serializeNotes } from './note-files.ts'

export type NotesStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface StorageOptions {
  /** Undefined where the browser blocks it. */
  readonly storage: NotesStorage | undefined
  /** Notes are stored under it. Pages of one origin share those of one key. */
  readonly key: string
  /** The name of the format of files and links, by which other files are refused. */
  readonly format: string
}

/** Reads and writes the notes of a browser, and the name of their author. */
export function createNotesStorage({ storage, key, format }: StorageOptions) {
  /** The stored text, if something in it cannot be read. */
  let unreadable: string | undefined
  const authorKey = `${key}-author`
  const read = (name: string): string => {
    try {
      return storage?.getItem(name) ?? ''
    } catch {
      return ''
    }
  }
  /** Returns whether the value is stored. */
  const write = (name: string, value: string): boolean => {
    try {
      storage?.setItem(name, value)
      return storage !== undefined
    } catch {
      // Full, or blocked.
      return false
    }
  }
  return {
    readAuthor: () => read(authorKey),
    writeAuthor: (name: string) => write(authorKey, name),
    readNotes(): readonly Note[] {
      unreadable = undefined
      const text = read(key)
      if (text === '') return []
      try {
        const { notes, rejectedCount } = parseNotes(format, text)
        if (rejectedCount > 0) unreadable = text
        return notes
      } catch {
        unreadable = text
        return []
      }
    },
    /**
     * What the last read could not read is set aside first, and stays where it is if there is no room for that. Returns
     * whether the notes are stored, and under which key others were set aside.
     */
    writeNotes(notes: readonly Note[]): { isStored: boolean; setAsideKey?: string } {
      if (unreadable === undefined) return { isStored: write(key, serializeNotes(format, notes)) }
      const setAsideKey = `${key}-${Date.now()}`
      if (!write(setAsideKey, unreadable)) return { isStored: false }
      return { isStored: write(key, serializeNotes(format, notes)), setAsideKey }
    },
  }
}
