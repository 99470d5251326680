import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { Devtools } from './Devtools.tsx'
import type { DevtoolsContextValue } from './devtools-client.ts'
import { DevtoolsContext } from './devtools-context.ts'

/** Puts the bar after the client, in a root of its own: what fails in one leaves the other. */
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
