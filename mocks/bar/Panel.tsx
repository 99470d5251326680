import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Tabs } from '#ui/Tabs/Tabs.tsx'

import styles from './Bar.module.css'
import { useBar, useTexts } from './bar-context.ts'
import { CallsTab } from './calls/CallsTab.tsx'
import { DataTab } from './data/DataTab.tsx'
import { OutboxTab } from './outbox/OutboxTab.tsx'
import { ScenariosTab } from './scenarios/ScenariosTab.tsx'
import { ScreenTab } from './screen/ScreenTab.tsx'
import { ToursTab } from './tours/ToursTab.tsx'

interface PanelProps {
  id: string
  takesFocus: boolean
  onClose: () => void
}

const contents = {
  scenarios: ScenariosTab,
  data: DataTab,
  calls: CallsTab,
  outbox: OutboxTab,
  screen: ScreenTab,
  tours: ToursTab,
}
type TabName = keyof typeof contents

/** The opened bar: what it is, and its tools in tabs. */
export function Panel({ id, takesFocus, onClose }: PanelProps) {
  const { memory } = useBar()
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [active, setActive] = useState(memory.read('bar-tab') ?? 'scenarios')

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key === 'Escape' && !isInDialog) onClose()
  }
  const tab = (name: TabName) => {
    const Content = contents[name]
    // A tab that is not shown asks for nothing.
    return { id: name, label: texts.tabs[name], panel: active === name ? <Content /> : null }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the panel, as in a dialog
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <div>
          <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {texts.name}
          </h2>
          <p className={styles.fictional}>{texts.fictional}</p>
        </div>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </header>
      <Tabs
        className={styles.tabs}
        label={texts.tabs.label}
        tabs={[
          tab('scenarios'),
          tab('data'),
          tab('calls'),
          tab('outbox'),
          tab('screen'),
          tab('tours'),
        ]}
        active={active}
        onSelect={(name) => {
          setActive(name)
          memory.keep('bar-tab', name)
        }}
      />
    </section>
  )
}
