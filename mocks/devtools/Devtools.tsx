import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'

import styles from './Devtools.module.css'
import {
  useDevtools,
  useActiveScenario,
  useLanguage,
  useRouteId,
  useTexts,
} from './devtools-context.ts'
import { DevtoolsPanel } from './DevtoolsPanel.tsx'

const panelId = 'demonstration-panel'

/**
 * The demo's own tools, folded into a handle in the corner: never a part of the product. The panel is
 * not modal, since what one does in it shows on the page behind.
 */
export function Devtools() {
  const { storage } = useDevtools()
  const texts = useTexts()
  const language = useLanguage()
  const scenario = useActiveScenario()
  const isBackOffice = useRouteId().startsWith('/admin')
  const toggleButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(storage.get('bar-open') === 'yes')
  // Focus follows a person's click, not a reload that finds the panel open.
  const [wasOpenedByUser, setWasOpenedByUser] = useState(false)

  function setPanelOpen(next: boolean): void {
    setOpen(next)
    setWasOpenedByUser(next)
    storage.set('bar-open', next ? 'yes' : 'no')
    if (!next) toggleButton.current?.focus()
  }
  const scenarioTitle = scenario.name === 'normal' ? undefined : scenario.title[language]
  return (
    <aside
      className={styles.devtools}
      aria-label={texts.name}
      lang={language}
      data-back-office={isBackOffice}
    >
      {isOpen && (
        <DevtoolsPanel
          id={panelId}
          shouldFocus={wasOpenedByUser}
          onClose={() => {
            setPanelOpen(false)
          }}
        />
      )}
      <button
        ref={toggleButton}
        type="button"
        className={styles.toggleButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          setPanelOpen(!isOpen)
        }}
      >
        <FlaskConical aria-hidden size={15} strokeWidth={1.75} />
        <span>{texts.toggleLabel}</span>
        {scenarioTitle !== undefined && <span className={styles.scenario}>{scenarioTitle}</span>}
      </button>
    </aside>
  )
}
