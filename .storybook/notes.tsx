import {
  linkPrefix,
  type Note,
  NoteButton,
  NotesContext,
  NotesLayer,
  NotesList,
  type NotesPage,
} from 'pinned-notes'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useStore } from 'zustand'

import { isLanguage } from '#i18n/languages.ts'
import { notesStore } from '#mocks/devtools/notes-store.ts'

import styles from './notes.module.css'

/** The story that Storybook shows. */
interface Story {
  readonly id: string
  readonly title: string
  readonly viewMode: string
  readonly globals: Readonly<Record<string, unknown>>
  /** The path of a whole page, and the scenario of the story. */
  readonly app: { readonly path?: string; readonly scenario?: unknown; readonly today?: string }
}

let root: Root | undefined

/**
 * Shows the notes of the demo over a story, and the buttons to leave some. By default only if this browser has notes, so
 * that stories look as they are.
 */
export function showNotes(story: Story): void {
  const hasNotes =
    notesStore.getState().notes.length > 0 || getFrame().location.hash.startsWith(linkPrefix)
  const isShown =
    story.viewMode === 'story' &&
    story.globals['notes'] !== 'off' &&
    (hasNotes || story.globals['notes'] === 'on')
  if (root === undefined) {
    if (!isShown) return
    const container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
  }
  root.render(
    <StrictMode>
      {isShown && (
        <NotesContext value={{ store: notesStore, page: createPage(story) }}>
          <NotesLayer />
          <Corner language={getLanguage(story)} />
        </NotesContext>
      )}
    </StrictMode>,
  )
}

/** The list and the button that leaves a note. A note takes the place of the list. */
function Corner({ language }: { language: string }) {
  const { notes, view } = useStore(notesStore)
  return (
    <aside className={styles.corner} aria-label="Notes" lang={language}>
      <details hidden={view !== undefined}>
        <summary>{`Notes: ${notes.length}`}</summary>
        <NotesList />
      </details>
      <NoteButton />
    </aside>
  )
}

/** The window with Storybook's own frame, or this one if a story is shown alone. */
function getFrame(): Window {
  try {
    // Throws if another site shows the story.
    return parent.location.href === '' ? window : parent
  } catch {
    return window
  }
}

function getLanguage({ globals }: Pick<Story, 'globals'>): 'fr' | 'en' {
  return isLanguage(globals['language']) ? globals['language'] : 'fr'
}

function createPage({ id, title, globals, app }: Story): NotesPage {
  const { scenario, today } = app
  const chosen = globals['scenario']
  const frame = getFrame()
  const { origin, pathname } = frame.location
  const ownQuery = frame === window ? `?id=${id}&viewMode=story` : `?path=/story/${id}`
  return {
    root: document.querySelector('#storybook-root') ?? document.body,
    basePath: '/',
    language: getLanguage({ globals }),
    frame,
    url: origin + pathname + ownQuery,
    context: {
      path: app.path?.replace(/[?#].*/, ''),
      story: { id, title },
      scenario:
        typeof chosen === 'string' && chosen !== ''
          ? chosen
          : typeof scenario === 'string'
            ? scenario
            : 'normal',
      ...(today !== undefined && { today }),
    },
    getUrl({ path = '', story }: Note) {
      // The hosted Storybook is a folder of the demo.
      const target = story === undefined ? `..${path}` : `?path=/story/${story.id}`
      return new URL(target, new URL('.', frame.location.href)).href
    },
  }
}
