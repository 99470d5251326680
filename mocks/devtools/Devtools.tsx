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
 * The demo toolbar: a button in the corner that opens a panel. It is not part of the product. The panel is not
 * modal, because its actions show on the page behind it.
 */
export function Devtools() {
  const { storage } = useDevtools()
  const texts = useTexts()
  const language = useLanguage()
  const scenario = useActiveScenario()
  const isBackOffice = useRouteId().startsWith('/admin')
  const toggleButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(storage.get('bar-open') === 'yes')
  // After a reload with the panel open, the focus must not move into it.
  const [wasOpenedByUser, setWasOpenedByUser] = useState(false)

  function setPanelOpen(shouldOpen: boolean): void {
    setIsOpen(shouldOpen)
    setWasOpenedByUser(shouldOpen)
    storage.set('bar-open', shouldOpen ? 'yes' : 'no')
    if (!shouldOpen) toggleButton.current?.focus()
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
          onClose={() => setPanelOpen(false)}
        />
      )}
      <button
        ref={toggleButton}
        type="button"
        className={styles.toggleButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setPanelOpen(!isOpen)}
      >
        <FlaskConical aria-hidden size={15} strokeWidth={1.75} />
        <span>{texts.toggleLabel}</span>
        {scenarioTitle !== undefined && <span className={styles.scenario}>{scenarioTitle}</span>}
      </button>
    </aside>
  )
}
