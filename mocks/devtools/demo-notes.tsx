import {
  createNotesLink,
  filterNotes,
  isNoteOpen,
  noFilters,
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
import { findScenario } from '../scenarios.ts'
import {
  type DevtoolsContextValue,
  useActiveScenario,
  useCurrentPage,
  useDevtools,
  useLanguage,
  useSelectScenario,
} from './devtools-context.ts'
import { notesStore } from './notes-store.ts'
import { readShownState } from './read-shown-state.ts'
import { screenReferences } from './screens.ts'
import { createStateLink } from './state-capsule.ts'

interface DemoNotesProps {
  /** Called when a note is opened or closed. */
  onNoteOpenChange: (isOpen: boolean) => void
}

export function DemoNotes({ onNoteOpenChange }: DemoNotesProps) {
  const isOpen = useStore(notesStore, isNoteOpen)
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
  const filters = { ...noFilters, screen: toNotePath(pathname, basePath) }
  return filterNotes(notesStore.getState().notes, filters)
}

/** Notes as the fragment of an address, which asks whoever opens it; empty without notes. */
export async function createNotesFragment(notes: readonly Note[]): Promise<string> {
  if (notes.length === 0) return ''
  return (await createNotesLink(notesStore.options.format, notes, '')) ?? ''
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
  const { basePath, demoClock, router, scenarioStore } = devtools
  const selectScenario = useSelectScenario()
  const language = useLanguage()
  const { pathname, routeId: route } = useCurrentPage()
  const scenario = useActiveScenario().name
  const today = demoClock.getDay()
  return useMemo(() => {
    const root = document.querySelector('#root')
    if (root === null) throw new Error('The page has no #root.')
    const toPath = (visited: string) => toNotePath(visited, basePath)
    const { spec = [], stories = [] } = screenReferences[route] ?? {}
    return {
      root,
      basePath,
      language,
      frame: window,
      url: location.origin + pathname,
      context: {
        path: toPath(pathname),
        route,
        scenario,
        ...(today !== '' && { today }),
        spec: [...spec],
        stories: [...stories],
      },
      getUrl({ path, scenario: name, today: day = '', story }: Note) {
        if (path === undefined) {
          return `${location.origin}${basePath}storybook/?path=/story/${story?.id ?? ''}`
        }
        const url = new URL(basePath + path.slice(1), location.origin)
        if (name !== 'normal') url.searchParams.set('scenario', name)
        if (day !== '') url.searchParams.set('today', day)
        return url.href
      },
      createLink: (notes) => createChangedPageLink(devtools, language, notes),
      visit({ path, scenario: name, today: day = '' }: Note) {
        // The address names a page that is still loading. The context names the page shown.
        if (path === undefined || path === toPath(router.history.location.pathname)) return
        if (day !== today) {
          demoClock.select(day)
          scenarioStore.select(name)
          location.assign(basePath + path.slice(1))
          return
        }
        const isOtherScenario = name !== scenarioStore.getState().name
        if (isOtherScenario && findScenario(name) !== undefined) selectScenario(name, path)
        else router.history.push(basePath + path.slice(1))
      },
    }
  }, [
    basePath,
    demoClock,
    devtools,
    language,
    pathname,
    route,
    router,
    scenario,
    scenarioStore,
    selectScenario,
    today,
  ])
}
