import { clsx } from 'clsx/lite'
import { Maximize2, Minimize2, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { getPressedKey } from '#platform/pressed-key.ts'
import { type Tab, Tabs } from '#ui/Tabs/Tabs.tsx'

import { listEntities } from '../real-server/settings.ts'
import { IconButton } from './buttons.tsx'
import { CallsTab } from './CallsTab.tsx'
import { DataTab } from './DataTab.tsx'
import { useDevtools, useServerSettings, useTexts } from './devtools-context.ts'
import styles from './DevtoolsPanel.module.css'
import { FailureTab } from './FailureTab.tsx'
import { OutboxTab } from './OutboxTab.tsx'
import { RecordingTab } from './RecordingTab.tsx'
import { ScenariosTab } from './ScenariosTab.tsx'
import { ScreenTab, SpecificationTab } from './ScreenTab.tsx'
import { ServerTab } from './ServerTab.tsx'
import { StateActions } from './StateActions.tsx'
import tab from './tab.module.css'
import { firstTabs, isMoreTab, type MoreTab, moreTabs, type TabName } from './tabs.ts'
import type { Replay } from './useReplay.ts'

export const panelId = 'demonstration-panel'
const titleId = `${panelId}-title`

interface DevtoolsPanelProps {
  /** Hidden, it keeps what is typed in it, and the page has its room back. */
  isHidden: boolean
  shouldFocus: boolean
  activeTab: TabName
  onSelectTab: (name: TabName) => void
  replay: Replay
  toursTab: ReactNode
  notesTab: ReactNode
  onClose: () => void
}

/** The panel below the page, which keeps its width and can be scrolled out from under it. */
export function DevtoolsPanel({ isHidden, shouldFocus, onClose, ...tabProps }: DevtoolsPanelProps) {
  const texts = useTexts()
  const { storage } = useDevtools()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLarge, setIsLarge] = useState(storage.get('bar-size') === 'large')

  useEffect(() => {
    if (shouldFocus) heading.current?.focus()
  }, [shouldFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (getPressedKey(event.nativeEvent) === 'Escape' && !isInDialog) onClose()
  }
  const changeSize = () => {
    storage.set('bar-size', isLarge ? '' : 'large')
    setIsLarge(!isLarge)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the panel, as in a dialog
    <section
      id={panelId}
      className={clsx(tab.cornerPanel, styles.panel)}
      hidden={isHidden}
      data-large={isLarge}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
        {texts.name}
      </h2>
      <div className={styles.buttons}>
        <IconButton label={texts.large} aria-pressed={isLarge} onClick={changeSize}>
          {isLarge ? (
            <Minimize2 aria-hidden size={16} strokeWidth={1.5} />
          ) : (
            <Maximize2 aria-hidden size={16} strokeWidth={1.5} />
          )}
        </IconButton>
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      <DataNotice />
      <PanelTabs {...tabProps} />
      <StateActions />
    </section>
  )
}

function DataNotice() {
  const texts = useTexts()
  const hasRealEntity = listEntities(useServerSettings().settings, 'real').length > 0
  return (
    <p className={clsx(tab.hint, styles.notice)}>
      {hasRealEntity ? texts.server.dataNotice : texts.dataNotice}
    </p>
  )
}

type PanelTabsProps = Pick<
  DevtoolsPanelProps,
  'activeTab' | 'onSelectTab' | 'replay' | 'toursTab' | 'notesTab'
>

function PanelTabs({ activeTab, onSelectTab, replay, toursTab, notesTab }: PanelTabsProps) {
  const texts = useTexts().tabs
  const [lastMoreTab, setLastMoreTab] = useState<MoreTab>('data')
  const contents: Readonly<Record<TabName, ReactNode>> = {
    tours: toursTab,
    scenarios: <ScenariosTab />,
    notes: notesTab,
    data: <DataTab />,
    outbox: <OutboxTab />,
    screen: <ScreenTab />,
    calls: <CallsTab />,
    server: <ServerTab />,
    recording: <RecordingTab replay={replay} />,
    failure: <FailureTab />,
    specification: <SpecificationTab />,
  }
  const select = (name: string) => {
    const selected =
      name === 'more' ? lastMoreTab : [...firstTabs, ...moreTabs].find((one) => one === name)
    if (selected === undefined) return
    if (isMoreTab(selected)) setLastMoreTab(selected)
    onSelectTab(selected)
  }
  // A hidden tab is not rendered, so that it reads nothing.
  const createTab = (name: TabName): Tab => {
    const content = activeTab === name && contents[name]
    const panel = content && <ScrollMemory name={name}>{content}</ScrollMemory>
    return { id: name, label: texts[name], panel }
  }
  const [first, ...otherFirst] = firstTabs
  const [firstMore, ...otherMore] = moreTabs
  const more: Tab = {
    id: 'more',
    label: texts.more,
    panel: isMoreTab(activeTab) && (
      <Tabs
        className={styles.more}
        label={texts.more}
        tabs={[createTab(firstMore), ...otherMore.map(createTab)]}
        active={activeTab}
        onSelect={select}
      />
    ),
  }
  return (
    <Tabs
      className={styles.tabs}
      label={texts.label}
      tabs={[createTab(first), ...otherFirst.map(createTab), more]}
      active={isMoreTab(activeTab) ? more.id : activeTab}
      onSelect={select}
    />
  )
}

/** Keeps how far a tab is scrolled when the page is loaded again. */
function ScrollMemory({ name, children }: { name: TabName; children: ReactNode }) {
  const { storage } = useDevtools()
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = content.current?.closest(`.${styles.tabs ?? ''} > [role='tabpanel']`)
    if (!scroller) return undefined
    const stored = /^(\w+) (\d+)$/.exec(storage.get('bar-scroll') ?? '')
    scroller.scrollTop = stored?.[1] === name ? Number(stored[2]) : 0
    const remember = () => storage.set('bar-scroll', `${name} ${Math.round(scroller.scrollTop)}`)
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [name, storage])
  return <div ref={content}>{children}</div>
}
