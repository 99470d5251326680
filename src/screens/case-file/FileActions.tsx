import { Download, FileUp, Printer } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmedButton } from '#components/ConfirmedButton.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import { type CaseFile, type CaseFileProblem, readCaseFile } from '#domain/case-file/case-file.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FieldError } from '#ui/Field/Field.tsx'

import styles from './CaseFile.module.css'

interface FileActionsProps {
  file: CaseFile
  onImported: () => void
  onErased: () => void
}

/** Print, take along, delete. */
export function FileActions({ file, onImported, onErased }: FileActionsProps) {
  const { t } = useTranslation('caseFile')
  return (
    <section className={styles.actions} aria-labelledby="emporter">
      <h2 id="emporter">{t('actions.title')}</h2>
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('actions.print')}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            downloadText({
              name: t('actions.fileName'),
              extension: 'json',
              type: 'application/json',
              text: JSON.stringify(file, undefined, 2),
            })
          }
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('actions.export')}</span>
        </Button>
        <ImportButton label={t('actions.import')} onImported={onImported} />
        <EraseButton onErased={onErased} />
      </div>
      <p className={styles.note}>{t('actions.exportHint')}</p>
    </section>
  )
}

/** More than a browser stores for a site: 5 MB, two bytes a character. */
const maxFileBytes = 10_000_000

interface ImportButtonProps {
  label: string
  onImported?: (() => void) | undefined
}

/** Opens a file that was saved, after a question if there is another. */
export function ImportButton({ label, onImported }: ImportButtonProps) {
  const { t } = useTranslation('caseFile')
  const { state, open } = useCaseFile()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<CaseFileProblem | 'large' | 'failed'>()
  const [replacement, setReplacement] = useState<CaseFile>()

  function replace(file: CaseFile): void {
    setReplacement(undefined)
    open(file)
    onImported?.()
  }
  async function read(chosen: File): Promise<void> {
    setError(undefined)
    if (chosen.size > maxFileBytes) {
      setError('large')
      return
    }
    const result = readCaseFile(await chosen.text())
    if ('problem' in result) setError(result.problem)
    else if (state.kind === 'none') replace(result.file)
    else setReplacement(result.file)
  }
  return (
    <div className={styles.import}>
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        <FileUp size={18} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('import.label')}
        tabIndex={-1}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // The same file can be chosen again once it is mended.
          currentTarget.value = ''
          if (chosen !== undefined) read(chosen).catch(() => setError('failed'))
        }}
      />
      <div role="alert">
        {error !== undefined && <FieldError id={id}>{t(`import.errors.${error}`)}</FieldError>}
      </div>
      <Dialog
        open={replacement !== undefined}
        onClose={() => setReplacement(undefined)}
        title={t('import.replaceTitle')}
        role="alertdialog"
        actions={
          <>
            <Button variant="secondary" onClick={() => setReplacement(undefined)}>
              {t('erase.cancel')}
            </Button>
            <Button onClick={() => replacement !== undefined && replace(replacement)}>
              {t('import.replace')}
            </Button>
          </>
        }
      >
        <p>{t('import.replaceText')}</p>
      </Dialog>
    </div>
  )
}

/** Deletes the file after a question. */
export function EraseButton({ onErased }: { onErased: () => void }) {
  const { t } = useTranslation('caseFile')
  const { erase } = useCaseFile()
  return (
    <ConfirmedButton
      label={t('actions.erase')}
      title={t('erase.title')}
      text={t('erase.text')}
      confirm={t('erase.confirm')}
      cancel={t('erase.cancel')}
      onConfirm={() => {
        erase()
        onErased()
      }}
    />
  )
}
