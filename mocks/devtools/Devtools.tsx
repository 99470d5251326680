import { clsx } from 'clsx/lite'
import { getServerProblem } from 'contract-check'
import { FlaskConical } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'

import { loadOnce } from '#platform/load-module.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { listEntities } from '../real-server/settings.ts'
import styles from './Devtools.module.css'
import {
  useDevtools,
  useActiveScenario,
  useLanguage,
  useRealServerState,
  useRecorderState,
  useCurrentPage,
  useServerSettings,
  useTexts,
} from './devtools-context.ts'
import { DevtoolsPanel, panelId } from './DevtoolsPanel.tsx'
import { ReceivedState } from './ReceivedState.tsx'
import { receiveStateFile } from './receive-state.ts'
import { isStateFile } from './state-capsule.ts'
import tab from './tab.module.css'
import { readTab, type TabName } from './tabs.ts'
import type { Tour } from './tours.ts'
import { TourStrip } from './TourStrip.tsx'
import { ToursTab } from './ToursTab.tsx'
import { useReplay } from './useReplay.ts'
import { useTours } from './useTours.ts'
import { WriteDialog } from './WriteDialog.tsx'

/**
 * The demo toolbar: a button in the corner that opens a panel below the page. It is not part of the product. The panel
 * is not modal, because its actions show on the page. A note that is open takes its place. A tour is a strip at the end
 * of the window, which the button becomes a part of.
 */
export function Devtools() {
  const { basePath, storage } = useDevtools()
  const texts = useTexts()
  const language = useLanguage()
  const scenario = useActiveScenario()
  const isBackOffice = useCurrentPage().routeId.startsWith('/admin')
  const { isRecording } = useRecorderState()
  const serverLabel = useServerLabel()
  const replay = useReplay()
  const notes = useNotesModule()
  const toggleButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(storage.get('bar-open') === 'yes')
  const [isNoteOpen, setIsNoteOpen] = useState(false)
  const isShown = isOpen && !isNoteOpen
  // After a reload with the panel open, the focus must not move into it.
  const [wasOpenedByUser, setWasOpenedByUser] = useState(false)
  const [activeTab, setActiveTab] = useState(() => readTab(storage))
  const tours = useTours()
  const { current } = tours
  useRecordNavigation()

  function setPanelOpen(shouldOpen: boolean): void {
    setIsOpen(shouldOpen)
    setWasOpenedByUser(shouldOpen)
    storage.set('bar-open', shouldOpen ? 'yes' : 'no')
    if (!shouldOpen) toggleButton.current?.focus()
  }
  function selectTab(name: TabName): void {
    setActiveTab(name)
    storage.set('bar-tab', name)
  }
  function beginTour(tour: Tour, index: number): void {
    setPanelOpen(false)
    tours.goTo(tour, index)
  }
  function moveTo(tour: Tour, index: number): void {
    tours.goTo(tour, index)
    if (index === tour.steps.length) toggleButton.current?.focus()
  }
  function leaveTour(): void {
    tours.leave()
    toggleButton.current?.focus()
  }
  async function onDrop(event: DragEvent): Promise<void> {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    // The browser would leave the page and show the file.
    event.preventDefault()
    // The notes are rendered elsewhere, but their events bubble to their parent in React.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (await isStateFile(file)) {
      await receiveStateFile(file, basePath)
      return
    }
    setPanelOpen(true)
    selectTab('recording')
    await replay.replay(file)
  }
  const day = useDevtools().demoClock.getDay()
  const scenarioTitle = scenario.name === 'normal' ? undefined : scenario.title[language]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an addition to the button that chooses a file
    <aside
      className={clsx(tab.corner, styles.devtools)}
      aria-label={texts.name}
      lang={language}
      data-back-office={isBackOffice}
      data-touring={current !== undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
    >
      {isOpen && (
        <DevtoolsPanel
          isHidden={!isShown}
          shouldFocus={wasOpenedByUser && isShown}
          activeTab={activeTab}
          onSelectTab={selectTab}
          replay={replay}
          toursTab={<ToursTab progress={tours.progress} onBegin={beginTour} />}
          notesTab={notes !== undefined && <notes.DemoNotesTab />}
          onClose={() => setPanelOpen(false)}
        />
      )}
      <div
        className={clsx(styles.bar, current !== undefined && tab.cornerPanel)}
        role={current && 'region'}
        aria-label={current && texts.tours.strip(current.tour.title[language])}
      >
        <button
          ref={toggleButton}
          type="button"
          className={clsx(tab.cornerButton, styles.toggleButton)}
          aria-expanded={isShown}
          aria-controls={isShown ? panelId : undefined}
          onClick={() => setPanelOpen(!isShown)}
        >
          <FlaskConical aria-hidden size={15} strokeWidth={1.75} />
          <span>{texts.toggleLabel}</span>
          {scenarioTitle !== undefined && <span className={styles.scenario}>{scenarioTitle}</span>}
          {day !== '' && <span className={styles.scenario}>{day}</span>}
          {isRecording && <span className={styles.scenario}>{texts.recording.inProgress}</span>}
          {serverLabel !== '' && <span className={styles.scenario}>{serverLabel}</span>}
        </button>
        {notes !== undefined && <notes.DemoNotes onNoteOpenChange={setIsNoteOpen} />}
        {current !== undefined && (
          <TourStrip
            {...current}
            moveCount={tours.moveCount}
            onMove={(index) => moveTo(current.tour, index)}
            onLeave={leaveTour}
          />
        )}
      </div>
      <WriteDialog />
      <ReceivedState />
      <UnknownScenario />
    </aside>
  )
}

/** Says that a link asked for a scenario that there is not, and that the page is as usual. */
function UnknownScenario() {
  const { scenarioStore } = useDevtools()
  const { scenarios: texts, state } = useTexts()
  const [name, setName] = useState(() => scenarioStore.getUnknownName())
  function close(): void {
    scenarioStore.select('normal')
    setName(undefined)
  }
  return (
    <Dialog
      open={name !== undefined}
      role="alertdialog"
      title={texts.unknown}
      onClose={close}
      actions={<Button onClick={close}>{state.close}</Button>}
    >
      <p>{name !== undefined && texts.unknownText(name.slice(0, 80))}</p>
    </Dialog>
  )
}

const loadNotes = loadOnce(() => import('./demo-notes.tsx'))

/** The code of the notes, which loads after the toolbar. If that fails, the next page tries again. */
function useNotesModule() {
  const { router } = useDevtools()
  const [notes, setNotes] = useState<Awaited<ReturnType<typeof loadNotes>>>()
  useEffect(() => {
    const load = () => void loadNotes().then(setNotes).catch(console.error)
    load()
    return router.subscribe('onResolved', load)
  }, [router])
  return notes
}

/** What comes from a real server, and whether it answers. Empty if the mock answers alone. */
function useServerLabel(): string {
  const texts = useTexts().server
  const { settings, problem } = useServerSettings()
  const state = useRealServerState()
  if (problem?.kind === 'url') return texts.rejected
  const label = texts.active(
    listEntities(settings, 'real').length,
    listEntities(settings, 'compare').length,
  )
  const isSilent = label !== '' && getServerProblem(state) === 'unreachable'
  return isSilent ? `${label}, ${texts.noAnswer}` : label
}

/** Tells the recorder which page is shown. It also does so while the panel is closed. */
function useRecordNavigation(): void {
  const { callLog, router } = useDevtools()
  useEffect(
    () =>
      // Before the calls of the new page.
      router.subscribe('onBeforeNavigate', ({ toLocation }) =>
        callLog.recorder.addPage(toLocation.pathname),
      ),
    [callLog, router],
  )
}
