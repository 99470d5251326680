import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'

import { downloadText } from '#platform/download-text.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { recordingScenario } from '../scenario-store.ts'
import { ToolbarButton } from './buttons.tsx'
import { createNotesFragment, findNotesOf } from './demo-notes.tsx'
import { useCurrentPage, useDevtools, useLanguage, useTexts } from './devtools-context.ts'
import { FileInput } from './FileInput.tsx'
import { readShownState } from './read-shown-state.ts'
import { receiveStateFile } from './receive-state.ts'
import { ResetButton } from './ResetButton.tsx'
import styles from './StateCapsule.module.css'
import { type CopiedState, createStateLink, serializeState } from './state-capsule.ts'
import tab from './tab.module.css'
import { readTypedFields } from './typed-fields.ts'

type Outcome = 'linkCopied' | 'fileSaved' | 'noClipboard' | 'notCopied'

/**
 * What concerns every tab of the panel: copies the state that this tab of the browser shows as a link, or as a file if
 * it is too large for one, opens such a file, and goes back to the start.
 */
export function StateActions() {
  const { state: texts } = useTexts()
  const devtools = useDevtools()
  const { basePath, databaseEvents, scenarioStore } = devtools
  const language = useLanguage()
  const hintId = useId()
  const scenario = useStore(scenarioStore)
  const isReplaying = scenario === recordingScenario
  const { pathname } = useCurrentPage()
  const [includesTyped, setIncludesTyped] = useState(false)
  /** It is about what was copied, which the tab may not show any more. */
  const [said, setSaid] = useState<{ of: string; kind: Outcome; size: number }>()
  const shown = `${pathname} ${scenario.name}`
  if (said !== undefined && said.of !== shown) setSaid(undefined)
  useEffect(() => {
    const forget = () => setSaid(undefined)
    databaseEvents.addEventListener('change', forget)
    return () => databaseEvents.removeEventListener('change', forget)
  }, [databaseEvents])

  async function onCopy(): Promise<void> {
    setSaid(undefined)
    try {
      const notes = await createNotesFragment(findNotesOf(location.pathname, basePath))
      const typed = includesTyped ? readTypedFields(document) : []
      const state = { ...(await readShownState(devtools, language, notes)), typed }
      const link = await createStateLink(state, { origin: location.origin, basePath })
      const kind = link === undefined ? 'fileSaved' : await copyLink(link)
      if (kind !== 'linkCopied') saveState(state, texts.fileName)
      setSaid({ of: shown, kind, size: link?.length ?? 0 })
    } catch (error) {
      console.error(error)
      setSaid({ of: shown, kind: 'notCopied', size: 0 })
    }
  }
  return (
    <div className={styles.foot}>
      <div className={tab.actions}>
        <ToolbarButton disabled={isReplaying} onClick={onCopy}>
          {texts.copy}
        </ToolbarButton>
        <ResetButton />
      </div>
      <div className={tab.actions}>
        <label className={tab.option}>
          <input
            type="checkbox"
            checked={includesTyped}
            aria-describedby={includesTyped ? hintId : undefined}
            onChange={(event) => setIncludesTyped(event.target.checked)}
          />
          <span>{texts.copyTyped}</span>
        </label>
        <FileInput
          label={texts.open}
          variant="tertiary"
          accept=".json,application/json"
          onSelect={(file) => receiveStateFile(file, basePath)}
        />
      </div>
      {includesTyped && (
        <p id={hintId} className={tab.hint}>
          {texts.typedHint}
        </p>
      )}
      {isReplaying && <p className={tab.hint}>{texts.recording}</p>}
      <div role="status">
        {said !== undefined && (
          <Notice variant={said.kind === 'notCopied' ? 'warning' : 'success'}>
            {said.kind === 'linkCopied'
              ? texts.linkCopied(formatSize(said.size, language))
              : texts[said.kind]}
          </Notice>
        )}
      </div>
    </div>
  )
}

/** Where the clipboard is not allowed, the state must not be lost. */
async function copyLink(link: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(link)
    return 'linkCopied'
  } catch {
    return 'noClipboard'
  }
}

function saveState(state: CopiedState, name: string): void {
  downloadText({ name, extension: 'json', type: 'application/json', text: serializeState(state) })
}

function formatSize(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return `${format.format(bytes / 1024)}\u00A0${language === 'fr' ? 'Ko' : 'KB'}`
}
