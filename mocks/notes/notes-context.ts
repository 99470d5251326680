import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { Language } from '#i18n/languages.ts'

import type { AnchorPage } from './anchor.ts'
import type { Note, NoteContext } from './note.ts'
import { createNotesStore } from './notes-store.ts'
import { notesTexts } from './texts.ts'

/** The page that notes are left on: a page of the demo, or a story. */
export interface NotesPage extends AnchorPage {
  readonly language: Language
  readonly context: Omit<NoteContext, 'language' | 'width' | 'commit'>
  /** The window whose address a reader shares. */
  readonly frame: Window
  /** The address that a link to notes begins with, without what was typed in a search. */
  readonly url: string
  readonly getUrl: (note: Note) => string
  /** Goes to the page of a note, unless it is shown, is loading already, or is in another document. */
  readonly visit: (note: Note) => void
}

export const notesStore = createNotesStore()

export const NotesPageContext = createContext<NotesPage | undefined>(undefined)

/** The page, the texts in its language, and the state of the notes. */
export function useNotes() {
  const page = useContext(NotesPageContext)
  if (page === undefined) throw new Error('useNotes needs a <NotesPageContext> above it.')
  return { ...useStore(notesStore), page, texts: notesTexts[page.language] }
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

/** Opens a note, on its page if the client can go there. */
export function useOpenNote(): (note: Note) => void {
  const { page } = useNotes()
  return (note) => {
    notesStore.setState({ view: { kind: 'reading', id: note.id } })
    page.visit(note)
  }
}

/** The element of the layer. Anchors count siblings of one name: no element of a page has this one, so none is counted otherwise. */
export const layerTag = 'notes-layer'

/** How far the layer is scrolled. A modal dialog stays where it is when the page behind it scrolls. */
export function getLayerScroll(modal: Element | undefined): { left: number; top: number } {
  return modal === undefined ? { left: scrollX, top: scrollY } : { left: 0, top: 0 }
}

/** The beginning of the fragment that opens a note of this browser on its page. */
export const noteHashPrefix = '#note='

export const noteButtonId = 'note-button'

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
