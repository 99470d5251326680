import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'

import styles from './Bar.module.css'
import { useBar, useChosenScenario, useLanguage, useRouteId, useTexts } from './bar-context.ts'
import { Panel } from './Panel.tsx'

const panelId = 'demonstration-panel'

/**
 * The demo's own tools, folded into a handle in the corner: never a part of the product. The panel is
 * not modal, since what one does in it shows on the page behind.
 */
export function Bar() {
  const { memory } = useBar()
  const texts = useTexts()
  const language = useLanguage()
  const scenario = useChosenScenario()
  const isBackOffice = useRouteId().startsWith('/admin')
  const handle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(memory.read('bar-open') === 'yes')
  // Focus follows a person's click, not a reload that finds the panel open.
  const [wasAsked, setAsked] = useState(false)

  function open(next: boolean): void {
    setOpen(next)
    setAsked(next)
    memory.keep('bar-open', next ? 'yes' : 'no')
    if (!next) handle.current?.focus()
  }
  const scenarioTitle = scenario.name === 'normal' ? undefined : scenario.title[language]
  return (
    <aside
      className={styles.bar}
      aria-label={texts.name}
      lang={language}
      data-back-office={isBackOffice}
    >
      {isOpen && (
        <Panel
          id={panelId}
          takesFocus={wasAsked}
          onClose={() => {
            open(false)
          }}
        />
      )}
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          open(!isOpen)
        }}
      >
        <FlaskConical aria-hidden size={15} strokeWidth={1.75} />
        <span>{texts.handle}</span>
        {scenarioTitle !== undefined && <span className={styles.scenario}>{scenarioTitle}</span>}
      </button>
    </aside>
  )
}
