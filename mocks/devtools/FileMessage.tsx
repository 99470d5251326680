import { Notice } from '#ui/Notice/Notice.tsx'

import { useTexts } from './devtools-context.ts'
import type { DevtoolsTexts } from './texts/fr.ts'

/** What became of a file, in a sentence of the current language. */
export interface FileOutcome {
  readonly kind: 'done' | 'refused'
  readonly getText: (texts: DevtoolsTexts) => string
}

export function FileMessage({ outcome }: { outcome: FileOutcome | undefined }) {
  const texts = useTexts()
  return (
    <>
      <div role="status">
        {outcome?.kind === 'done' && <Notice variant="success">{outcome.getText(texts)}</Notice>}
      </div>
      {outcome?.kind === 'refused' && (
        <Notice variant="warning" title={texts.fileRefused} announce="alert">
          {outcome.getText(texts)}
        </Notice>
      )}
    </>
  )
}
