import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

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
  const row = useRef<HTMLDivElement>(null)
  const activeTab = tabs.find(({ id }) => id === active) ?? tabs[0]

  useEffect(() => {
    scrollTabIntoView(row.current, activeTab.id)
  }, [activeTab.id])

  function onKeyDown(event: KeyboardEvent): void {
    const next = getNextTabIndex(event.key, tabs.indexOf(activeTab), tabs.length)
    const tab = next === undefined ? undefined : tabs.at(next)
    if (tab === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(tab.id)
    document.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab))}`)?.focus()
  }
  const tabId = (tab: Tab) => `${ownId}${tab.id}`
  const panelId = (tab: Tab) => `${ownId}${tab.id}-panel`

  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab)}
            data-tab={tab.id}
            aria-selected={tab === activeTab}
            aria-controls={panelId(tab)}
            tabIndex={tab === activeTab ? 0 : -1}
            className={styles.tab}
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

/** The index of the tab that a key leads to, wrapping around; undefined for other keys. */
function getNextTabIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Scrolls the row only: `scrollIntoView` would scroll the page as well. */
function scrollTabIntoView(row: HTMLElement | null, id: string): void {
  const tab = row?.querySelector(`[data-tab="${CSS.escape(id)}"]`)
  if (!row || !tab || row.scrollWidth <= row.clientWidth) return
  const frame = row.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.left >= frame.left && box.right <= frame.right) return
  row.scrollBy({ left: box.left - frame.left - (frame.width - box.width) / 2 })
}
