import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Tabs } from '#ui/Tabs/Tabs.tsx'

import styles from './Devtools.module.css'
import { useDevtools, useTexts } from './devtools-context.ts'
import { CallsTab } from './calls/CallsTab.tsx'
import { DataTab } from './data/DataTab.tsx'
import { OutboxTab } from './outbox/OutboxTab.tsx'
import { ScenariosTab } from './scenarios/ScenariosTab.tsx'
import { ScreenTab } from './screen/ScreenTab.tsx'
import { ToursTab } from './tours/ToursTab.tsx'

interface DevtoolsPanelProps {
  id: string
  shouldFocus: boolean
  onClose: () => void
}

const tabPanels = {
  scenarios: ScenariosTab,
  data: DataTab,
  calls: CallsTab,
  outbox: OutboxTab,
  screen: ScreenTab,
  tours: ToursTab,
}
type TabName = keyof typeof tabPanels

/** The opened bar: what it is, and its tools in tabs. */
export function DevtoolsPanel({ id, shouldFocus, onClose }: DevtoolsPanelProps) {
  const { storage } = useDevtools()
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [activeTab, setActiveTab] = useState(storage.get('bar-tab') ?? 'scenarios')

  useEffect(() => {
    if (shouldFocus) heading.current?.focus()
  }, [shouldFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) onClose()
  }
  const createTab = (name: TabName) => {
    const Content = tabPanels[name]
    // A tab that is not shown asks for nothing.
    return { id: name, label: texts.tabs[name], panel: activeTab === name ? <Content /> : null }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the panel, as in a dialog
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <div>
          <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {texts.name}
          </h2>
          <p className={styles.dataNotice}>{texts.dataNotice}</p>
        </div>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </header>
      <Tabs
        className={styles.tabs}
        label={texts.tabs.label}
        tabs={[
          createTab('scenarios'),
          createTab('data'),
          createTab('calls'),
          createTab('outbox'),
          createTab('screen'),
          createTab('tours'),
        ]}
        active={activeTab}
        onSelect={(name) => {
          setActiveTab(name)
          storage.set('bar-tab', name)
        }}
      />
    </section>
  )
}
