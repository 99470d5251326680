import { clsx } from 'clsx/lite'
import { useId, type ReactNode } from 'react'

import { createRovingKeyHandler } from '../hooks/roving-focus.ts'
import { useSelectedInView } from '../hooks/useSelectedInView.ts'
import { tabClassName } from './tab.ts'
import styles from './Tabs.module.css'

export interface Tab {
  /** Appears in the URL if the choice is kept there. */
  id: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** The id of the active tab; an unknown id activates the first. */
  active: string | undefined
  onSelect: (id: string) => void
  className?: string | undefined
}

/** Tabs after the ARIA pattern with automatic activation. All panels stay mounted, so that typed text is kept. */
export function Tabs({ label, tabs, active, onSelect, className }: TabsProps) {
  const ownId = useId()
  const activeTab = tabs.find(({ id }) => id === active) ?? tabs[0]
  const row = useSelectedInView(activeTab.id)

  const tabId = (tab: Tab) => `${ownId}${tab.id}`
  const panelId = (tab: Tab) => `${ownId}${tab.id}-panel`
  const onKeyDown = createRovingKeyHandler(tabs, activeTab, (tab) => {
    onSelect(tab.id)
    document.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab))}`)?.focus()
  })

  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === activeTab}
            aria-controls={panelId(tab)}
            tabIndex={tab === activeTab ? 0 : -1}
            className={clsx(tabClassName, styles.tab)}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={tabId(tab)}
          hidden={tab !== activeTab}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern's: a panel may hold nothing else to stop at
          tabIndex={0}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
