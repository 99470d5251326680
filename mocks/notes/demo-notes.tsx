import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'

import {
  useActiveScenario,
  useCurrentPage,
  useDevtools,
  useLanguage,
  useSelectScenario,
} from '../devtools/devtools-context.ts'
import { screenReferences } from '../devtools/screens.ts'
import { findScenario } from '../scenarios.ts'
import type { Note } from './note.ts'
import { type NotesPage, NotesPageContext, notesStore } from './notes-context.ts'
import { NoteButton, NotesLayer } from './NotesLayer.tsx'
import { NotesList } from './NotesList.tsx'
import { isNoteOpen } from './notes-store.ts'

interface DemoNotesProps {
  buttonClassName: string | undefined
  /** Called when a note is opened or closed. */
  onNoteOpenChange: (isOpen: boolean) => void
}

export function DemoNotes({ buttonClassName, onNoteOpenChange }: DemoNotesProps) {
  const isOpen = useStore(notesStore, isNoteOpen)
  useLayoutEffect(() => onNoteOpenChange(isOpen), [isOpen, onNoteOpenChange])
  return (
    <DemoNotesProvider>
      <NoteButton className={buttonClassName} />
      <NotesLayer />
    </DemoNotesProvider>
  )
}

/** Closes the note that is open. The text of a new one stays for the next. */
export const closeNote = notesStore.close

export function DemoNotesTab() {
  return (
    <DemoNotesProvider>
      <NotesList />
    </DemoNotesProvider>
  )
}

function DemoNotesProvider({ children }: { children: ReactNode }) {
  return <NotesPageContext value={useDemoPage()}>{children}</NotesPageContext>
}

/** The current page of the demo. The same object until another page, scenario or language is shown. */
function useDemoPage(): NotesPage {
  const { basePath, router, scenarioStore } = useDevtools()
  const selectScenario = useSelectScenario()
  const language = useLanguage()
  const { pathname, routeId: route } = useCurrentPage()
  const scenario = useActiveScenario().name
  return useMemo(() => {
    const root = document.querySelector('#root')
    if (root === null) throw new Error('The page has no #root.')
    const toPath = (visited: string) =>
      `/${visited.slice(basePath.length)}`.replace(/^\/+/, '/').replace(/(?<=.)\/$/, '')
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
        spec: [...spec],
        stories: [...stories],
      },
      getUrl({ path, scenario: name, story }: Note) {
        if (path === undefined) {
          return `${location.origin}${basePath}storybook/?path=/story/${story?.id ?? ''}`
        }
        const query = name === 'normal' ? '' : `?scenario=${encodeURIComponent(name)}`
        return location.origin + basePath + path.slice(1) + query
      },
      visit({ path, scenario: name }: Note) {
        // The address names a page that is still loading. The context names the page shown.
        if (path === undefined || path === toPath(router.history.location.pathname)) return
        const isOtherScenario = name !== scenarioStore.getState().name
        if (isOtherScenario && findScenario(name) !== undefined) selectScenario(name, path)
        else router.history.push(basePath + path.slice(1))
      },
    }
  }, [basePath, language, pathname, route, router, scenario, scenarioStore, selectScenario])
}
