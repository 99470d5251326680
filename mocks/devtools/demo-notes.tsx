import {
  createNotesLink,
  type Note,
  NoteButton,
  NotesContext,
  NotesLayer,
  NotesList,
  type NotesPage,
} from 'pinned-notes'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'

import { recordingScenario } from '../scenario-store.ts'
import {
  type DevtoolsContextValue,
  useActiveScenario,
  useCurrentPage,
  useDevtools,
  useLanguage,
} from './devtools-context.ts'
import { notesStore } from './notes-store.ts'
import { readShownState } from './read-shown-state.ts'
import { createStateLink } from './state-capsule.ts'

interface DemoNotesProps {
  /** Called when a note is opened or closed, or its element is being chosen. */
  onNoteOpenChange: (isOpen: boolean) => void
}

export function DemoNotes({ onNoteOpenChange }: DemoNotesProps) {
  const isOpen = useStore(notesStore, ({ view }) => view !== undefined)
  useLayoutEffect(() => onNoteOpenChange(isOpen), [isOpen, onNoteOpenChange])
  return (
    <DemoNotesProvider>
      <NoteButton />
      <NotesLayer />
    </DemoNotesProvider>
  )
}

export function DemoNotesTab() {
  return (
    <DemoNotesProvider>
      <NotesList />
    </DemoNotesProvider>
  )
}

function DemoNotesProvider({ children }: { children: ReactNode }) {
  const page = useDemoPage()
  const value = useMemo(() => ({ store: notesStore, page }), [page])
  return <NotesContext value={value}>{children}</NotesContext>
}

/** How notes name a page. */
function toNotePath(pathname: string, basePath: string): string {
  return `/${pathname.slice(basePath.length)}`.replace(/^\/+/, '/').replace(/(?<=.)\/$/, '')
}

/** The notes of a page. */
export function findNotesOf(pathname: string, basePath: string): readonly Note[] {
  const path = toNotePath(pathname, basePath)
  return notesStore.getState().notes.filter((note) => note.path === path)
}

/** Notes as the fragment of an address, which asks whoever opens it; empty without notes. */
export async function createNotesFragment(notes: readonly Note[]): Promise<string> {
  if (notes.length === 0) return ''
  return (await createNotesLink(notesStore.options, notes, '')) ?? ''
}

/** The link to notes where records were changed: whoever opens it sees what they are about. */
async function createChangedPageLink(
  devtools: DevtoolsContextValue,
  language: 'fr' | 'en',
  notes: readonly Note[],
): Promise<string | undefined> {
  const { basePath, scenarioStore } = devtools
  if (scenarioStore.getState() === recordingScenario) return undefined
  const state = await readShownState(devtools, language, await createNotesFragment(notes))
  if (state.changes.length === 0) return undefined
  return createStateLink(state, { origin: location.origin, basePath })
}

/** The current page of the demo. The same object until another page, scenario or language is shown. */
function useDemoPage(): NotesPage {
  const devtools = useDevtools()
  const { basePath, demoClock } = devtools
  const language = useLanguage()
  const { pathname } = useCurrentPage()
  const scenario = useActiveScenario().name
  const today = demoClock.getDay()
  return useMemo(() => {
    const root = document.querySelector('#root')
    if (root === null) throw new Error('The page has no #root.')
    return {
      root,
      basePath,
      language,
      frame: window,
      url: location.origin + pathname,
      context: {
        path: toNotePath(pathname, basePath),
        scenario,
        ...(today !== '' && { today }),
      },
      getUrl({ path, scenario: name, today: day = '', story }: Note) {
        if (path === undefined) {
          return `${location.origin}${basePath}storybook/?path=/story/${story?.id ?? ''}`
        }
        const url = new URL(basePath + path.slice(1), location.origin)
        // A tab keeps both, so a link also leads back to what is usual.
        if (name !== scenario || name !== 'normal') url.searchParams.set('scenario', name)
        if (day !== today || day !== '') url.searchParams.set('today', day)
        return url.href
      },
      createLink: (notes) => createChangedPageLink(devtools, language, notes),
    }
  }, [basePath, devtools, language, pathname, scenario, today])
}
