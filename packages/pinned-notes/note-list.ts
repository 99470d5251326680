import { getState, type Note } from './note.ts'
import type { Language, NotesTexts } from './texts.ts'

/** Empty strings stand for everything. */
export interface NotesFilters {
  readonly state: string
  readonly author: string
  readonly screen: string
}

export const noFilters: NotesFilters = { state: '', author: '', screen: '' }

/** The notes that are not deleted and match the filters. */
export function filterNotes(notes: readonly Note[], filters: NotesFilters = noFilters): Note[] {
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

/** The number of a note: its place in the order of creation, which two reviewers share once they have merged. */
export function getNumber(notes: readonly Note[], id: string): number {
  return notes.findIndex((note) => note.id === id) + 1
}

/** In which state of the page a note was left. */
export function describeContext(
  { scenario, today = '', language, width, commit }: Note,
  { box }: NotesTexts,
): string[] {
  const version = commit === '' ? '' : box.version(commit)
  return [scenario, today, language, box.width(width), version].filter((part) => part !== '')
}

/** The time of a note on the reader's clock. */
export function formatTime(time: string, language: Language): string {
  const locale = language === 'fr' ? 'fr-BE' : 'en-GB'
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The name of the screen of a note in lists: its path, or the title of its story. */
export function getScreenName({ path, story }: Pick<Note, 'path' | 'story'>): string {
  return path ?? story?.title ?? ''
}
