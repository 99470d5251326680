import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { I18nStoreContext } from '#i18n/i18n.ts'

import { Devtools } from './Devtools.tsx'
import { DevtoolsContext, type DevtoolsContextValue } from './devtools-context.ts'

/** Mounts the toolbar in its own React root: an error in the toolbar must not affect the client. */
export function mountDevtools(value: DevtoolsContextValue): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <StrictMode>
      <I18nStoreContext value={value.i18n}>
        <I18nextProvider i18n={value.i18n.instance}>
          <DevtoolsContext value={value}>
            <Devtools />
          </DevtoolsContext>
        </I18nextProvider>
      </I18nStoreContext>
    </StrictMode>,
  )
}
