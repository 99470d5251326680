import { clsx } from 'clsx/lite'
import { getServerProblem } from 'contract-check'
import { FlaskConical, X } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { loadOnce } from '#platform/load-module.ts'
import { getPressedKey } from '#platform/pressed-key.ts'
import { Tabs } from '#ui/Tabs/Tabs.tsx'

import { listEntities } from '../real-server/settings.ts'
import { IconButton } from './buttons.tsx'
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
import { CallsTab } from './CallsTab.tsx'
import { CopyState } from './CopyState.tsx'
import { DataTab } from './DataTab.tsx'
import { OutboxTab } from './OutboxTab.tsx'
import { isStateReceived, ReceivedState } from './ReceivedState.tsx'
import { receiveStateFile } from './receive-state.ts'
import { ScenariosTab } from './ScenariosTab.tsx'
import { ScreenTab } from './ScreenTab.tsx'
import { ServerTab } from './ServerTab.tsx'
import { isStateFile } from './state-capsule.ts'
import { ToursTab } from './ToursTab.tsx'
import tab from './tab.module.css'
import { type Replay, useReplay } from './useReplay.ts'
import { WriteDialog } from './WriteDialog.tsx'

const panelId = 'demonstration-panel'
const titleId = `${panelId}-title`

/**
 * The demo toolbar: a button in the corner that opens a panel. It is not part of the product. The panel is not
 * modal, because its actions show on the page behind it.
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
  const [activeTab, setActiveTab] = useState(() => {
    const stored = storage.get('bar-tab') ?? ''
    return stored !== 'label' && Object.hasOwn(texts.tabs, stored) ? stored : 'scenarios'
  })
  useRecordNavigation()

  function setPanelOpen(shouldOpen: boolean): void {
    // A note hides the panel.
    if (shouldOpen) notes?.closeNote()
    setIsOpen(shouldOpen)
    setWasOpenedByUser(shouldOpen)
    storage.set('bar-open', shouldOpen ? 'yes' : 'no')
    if (!shouldOpen) toggleButton.current?.focus()
  }
  function selectTab(name: string): void {
    setActiveTab(name)
    storage.set('bar-tab', name)
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
    selectTab('scenarios')
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
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
    >
      {isOpen && (
        <DevtoolsPanel
          shouldFocus={wasOpenedByUser && isShown}
          activeTab={activeTab}
          onSelectTab={selectTab}
          replay={replay}
          notes={notes}
          onClose={() => setPanelOpen(false)}
        />
      )}
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
        {isStateReceived && <span className={styles.scenario}>{texts.state.label}</span>}
        {day !== '' && <span className={styles.scenario}>{day}</span>}
        {isRecording && <span className={styles.scenario}>{texts.recording.inProgress}</span>}
        {serverLabel !== '' && <span className={styles.scenario}>{serverLabel}</span>}
      </button>
      <WriteDialog />
      <ReceivedState />
      {notes !== undefined && <notes.DemoNotes onNoteOpenChange={setIsNoteOpen} />}
    </aside>
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

interface DevtoolsPanelProps {
  shouldFocus: boolean
  activeTab: string
  onSelectTab: (name: string) => void
  replay: Replay
  notes: ReturnType<typeof useNotesModule>
  onClose: () => void
}

function DevtoolsPanel({
  shouldFocus,
  activeTab,
  onSelectTab,
  replay,
  notes,
  onClose,
}: DevtoolsPanelProps) {
  const texts = useTexts()
  const hasRealEntity = listEntities(useServerSettings().settings, 'real').length > 0
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (shouldFocus) heading.current?.focus()
  }, [shouldFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (getPressedKey(event.nativeEvent) === 'Escape' && !isInDialog) onClose()
  }
  // A hidden tab is not rendered, so that it reads nothing.
  const createTab = (name: Exclude<keyof typeof texts.tabs, 'label'>, content: ReactNode) => ({
    id: name,
    label: texts.tabs[name],
    panel: activeTab === name ? content : null,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the panel, as in a dialog
    <section
      id={panelId}
      className={clsx(tab.cornerPanel, styles.panel)}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <div>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {texts.name}
          </h2>
          <p className={tab.hint}>{hasRealEntity ? texts.server.dataNotice : texts.dataNotice}</p>
        </div>
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
      </header>
      <CopyState />
      <Tabs
        className={styles.tabs}
        label={texts.tabs.label}
        tabs={[
          createTab('scenarios', <ScenariosTab replay={replay} />),
          createTab('data', <DataTab />),
          createTab('calls', <CallsTab />),
          createTab('outbox', <OutboxTab />),
          createTab('screen', <ScreenTab />),
          createTab('tours', <ToursTab />),
          createTab('server', <ServerTab />),
          createTab('notes', notes !== undefined && <notes.DemoNotesTab />),
        ]}
        active={activeTab}
        onSelect={onSelectTab}
      />
    </section>
  )
}
