import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

import { Bar } from './Bar.tsx'
import type { BarParts } from './bar-client.ts'
import { BarContext } from './bar-context.ts'

/** Puts the bar after the client, in a root of its own: what fails in one leaves the other. */
export function showBar(parts: BarParts): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={parts.i18n}>
        <BarContext value={parts}>
          <Bar />
        </BarContext>
      </I18nextProvider>
    </StrictMode>,
  )
}
