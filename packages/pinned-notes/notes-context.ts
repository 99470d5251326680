import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { AnchorPage } from './anchor.ts'
import type { Note, NoteContext } from './note.ts'
import { createNotesLink } from './note-files.ts'
import type { NotesStore } from './notes-store.ts'
import { type Language, notesTexts } from './texts.ts'

/** The page that notes are left on. A new object whenever another page, state or language is shown. */
export interface NotesPage extends AnchorPage {
  readonly language: Language
  readonly context: Omit<NoteContext, 'language' | 'width' | 'commit'>
  /** The window whose address a reader shares. */
  readonly frame: Window
  /** The address that a link to notes begins with, without what was typed in a search. */
  readonly url: string
  readonly getUrl: (note: Note) => string
  /** The link to notes, if it must show more than their page does to everybody. Undefined if `url` is enough. */
  readonly createLink?: ((notes: readonly Note[]) => Promise<string | undefined>) | undefined
  /** Goes to the page of a note, unless it is shown, is loading already, or is in another document. */
  readonly visit: (note: Note) => void
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

/**
 * How a note relates to the page: left on it, left on a page or in a story that shows the same component, or elsewhere.
 */
export function getRelation(
  note: Note,
  { context }: NotesPage,
): 'here' | 'component' | 'elsewhere' {
  if (note.path !== undefined && note.path === context.path) return 'here'
  if (note.story !== undefined && note.story.id === context.story?.id) return 'here'
  const isShared =
    (context.story !== undefined && note.stories.includes(context.story.title)) ||
    (note.story !== undefined && context.stories.includes(note.story.title))
  return isShared ? 'component' : 'elsewhere'
}

/** Creates the link that is copied to share notes. Undefined if it would be too long. */
export async function createSharedLink(
  page: NotesPage,
  format: string,
  notes: readonly Note[],
): Promise<string | undefined> {
  return (await page.createLink?.(notes)) ?? createNotesLink(format, notes, page.url)
}

/** Opens a note, on its page if the client can go there. */
export function useOpenNote(): (note: Note) => void {
  const { page, store } = useNotes()
  return (note) => {
    store.setState({ view: { kind: 'reading', id: note.id } })
    page.visit(note)
  }
}

/** The element of the layer. Anchors count siblings of one name, and no element of a page has this one. */
export const layerTag = 'notes-layer'

/** How far the layer is scrolled. A modal dialog stays where it is when the page behind it scrolls. */
export function getLayerScroll(modal: Element | undefined): { left: number; top: number } {
  return modal === undefined ? { left: scrollX, top: scrollY } : { left: 0, top: 0 }
}

/** The beginning of the fragment that opens a note of this browser on its page. */
export const noteHashPrefix = '#note='

export const noteButtonId = 'note-button'
export const getPinId = (noteId: string) => `note-pin-${noteId}`

/** Gives the focus back when the component unmounts: to what had it before, a pin, or the button of the notes. */
export function useReturnFocus(pinId = ''): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    const returnFocus = () => {
      // What the person does elsewhere by now must not be disturbed.
      if (document.activeElement !== document.body) return
      const target =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body
          ? opener
          : (document.getElementById(pinId) ?? document.getElementById(noteButtonId))
      target?.focus({ preventScroll: true })
    }
    return () => {
      // The pin of a deleted note is removed after its box.
      requestAnimationFrame(returnFocus)
    }
  }, [opener, pinId])
}

/**
 * The key that was pressed; undefined while an input method composes: its Enter chooses a word and its Escape drops one.
 */
export function getPressedKey({ key, isComposing, keyCode }: KeyboardEvent): string | undefined {
  // In WebKit, the composition has ended when its Enter arrives.
  return isComposing || keyCode === 229 ? undefined : key
}
