import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { Devtools } from './Devtools.tsx'
import { DevtoolsContext, type DevtoolsContextValue } from './devtools-context.ts'

/** Mounts the toolbar in its own React root: an error in the toolbar must not affect the client. */
export function mountDevtools(value: DevtoolsContextValue): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <StrictMode>
      <I18nextProvider i18n={value.i18n}>
        <DevtoolsContext value={value}>
          <Devtools />
        </DevtoolsContext>
      </I18nextProvider>
    </StrictMode>,
  )
}
