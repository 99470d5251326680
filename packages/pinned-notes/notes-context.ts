import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { AnchorPage } from './anchor.ts'
import type { Note } from './note.ts'
import type { NotesStore } from './notes-store.ts'
import { notesTexts } from './texts.ts'

/** The page that notes are left on. A new object whenever another page, state or language is shown. */
export interface NotesPage extends AnchorPage {
  readonly language: Note['language']
  readonly context: Pick<Note, 'path' | 'story' | 'scenario' | 'today'>
  /** The window whose address a reader shares. */
  readonly frame: Window
  /** The address that a link to notes begins with, without what was typed in a search. */
  readonly url: string
  readonly getUrl: (note: Note) => string
  /** The link to notes, if it must show more than their page does to everybody. Undefined if `url` is enough. */
  readonly createLink?: (notes: readonly Note[]) => Promise<string | undefined>
}

/** Everything of the package is rendered below it. */
export const NotesContext = createContext<
  { readonly store: NotesStore; readonly page: NotesPage } | undefined
>(undefined)

/** The store, the state of the notes, the page, and the texts in its language. */
export function useNotes() {
  const value = useContext(NotesContext)
  if (value === undefined) throw new Error('useNotes needs a <NotesContext> above it.')
  return { ...useStore(value.store), ...value, texts: notesTexts[value.page.language] }
}

/** Whether a note is about the screen that is shown: that of its page, or of a story of the page. */
export function isHere({ path, story }: Note, { context }: NotesPage): boolean {
  const isSameStory = story !== undefined && story.id === context.story?.id
  return isSameStory || (path !== undefined && path === context.path)
}

/** The beginning of the fragment that opens a note of this browser on its page. */
export const noteHashPrefix = '#note='
export const noteButtonId = 'note-button'
export const getPinId = (noteId: string) => `note-pin-${noteId}`

/** Focuses an element that is on the page only once the new state is rendered. */
export const focusLater = (id: string) =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus())
