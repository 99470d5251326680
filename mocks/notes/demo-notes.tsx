import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'

import {
  useActiveScenario,
  useDevtools,
  useLanguage,
  useRouteId,
  useSelectScenario,
} from '../devtools/devtools-context.ts'
import { screens } from '../devtools/screens.ts'
import { findScenario } from '../scenarios.ts'
import type { Note } from './note.ts'
import { NotesContext, type NotesPage } from './notes-context.ts'
import { NoteButton, NotesLayer } from './NotesLayer.tsx'
import { NotesList } from './NotesList.tsx'
import { createNotesStore } from './notes-store.ts'

const store = createNotesStore()

export function DemoNotes({ buttonClassName }: { buttonClassName: string | undefined }) {
  return (
    <DemoNotesProvider>
      <NoteButton className={buttonClassName} />
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
  const value = useMemo(() => ({ page, store }), [page])
  return <NotesContext value={value}>{children}</NotesContext>
}

/** The current page of the demo. The same object until another page, scenario or language is shown. */
function useDemoPage(): NotesPage {
  const { basePath, router, scenarioStore } = useDevtools()
  const selectScenario = useSelectScenario()
  const language = useLanguage()
  const route = useRouteId()
  const scenario = useActiveScenario().name
  const subscribe = useCallback(
    (onChange: () => void) => router.subscribe('onResolved', onChange),
    [router],
  )
  const pathname = useSyncExternalStore(subscribe, () => location.pathname)
  return useMemo(() => {
    const root = document.querySelector('#root')
    if (root === null) throw new Error('The page has no #root.')
    const toPath = (visited: string) =>
      `/${visited.slice(basePath.length)}`.replace(/^\/+/, '/').replace(/(?<=.)\/$/, '')
    const { spec = [], stories = [] } = screens[route] ?? {}
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
