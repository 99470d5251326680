import { PackageOpen } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'

import { stateLinkPrefix } from '#platform/state-link.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { useLanguage, useTexts } from './devtools-context.ts'
import {
  deleteOldStates,
  readReceivedState,
  type ReceivedState as State,
  refusal,
  returnToOwnState,
  takeTypedFields,
} from './receive-state.ts'
import styles from './StateCapsule.module.css'
import { fillTypedFields } from './typed-fields.ts'

/** Whether this tab shows a state that it has received, since the page was loaded. */
export const isStateReceived = readReceivedState() !== undefined

/**
 * Says above the page that it shows a received state, and leads back to the own one. Also says why a state that was
 * sent is not shown.
 */
export function ReceivedState() {
  const texts = useTexts().state
  const { reason } = useStore(refusal)
  // The session changes while another page is loaded.
  const [state] = useState(readReceivedState)
  const missingCount = useTypedFields()
  useStateChanges()
  return (
    <>
      {state !== undefined && <Bar state={state} missingCount={missingCount} />}
      <Dialog
        open={reason !== undefined}
        role="alertdialog"
        title={texts.refused}
        onClose={close}
        actions={<Button onClick={close}>{texts.close}</Button>}
      >
        <p>{reason && texts.reasons[reason]}</p>
        <p>{texts.unchanged}</p>
      </Dialog>
    </>
  )
}

const close = () => refusal.setState({ reason: undefined })

/** Types into the page what the state holds. Returns how many fields were not found. */
function useTypedFields(): number {
  const [missingCount, setMissingCount] = useState(0)
  useEffect(() => {
    const typed = takeTypedFields()
    if (typed.length > 0) void fillTypedFields(document, typed).then(setMissingCount)
  }, [])
  return missingCount
}

/** Follows a link with a state to the page that is shown already, and pages that the browser kept. */
function useStateChanges(): void {
  useEffect(() => {
    void deleteOldStates()
    const onHashChange = () => {
      if (location.hash.startsWith(stateLinkPrefix)) location.reload()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (readReceivedState() !== undefined) !== isStateReceived) location.reload()
    }
    addEventListener('hashchange', onHashChange)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('hashchange', onHashChange)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
}

function Bar({ state, missingCount }: { state: State; missingCount: number }) {
  const texts = useTexts().state
  const language = useLanguage()
  const [place] = useState(() => document.createElement('div'))
  // In the flow of the page: it covers nothing.
  useLayoutEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  const time = new Date(state.createdAt).toLocaleString(language === 'fr' ? 'fr-BE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const isOtherBuild = state.commit !== '' && state.commit !== __COMMIT__
  const details = [
    texts.createdAt(time),
    ...(state.width === innerWidth ? [] : [texts.width(state.width)]),
    ...(isOtherBuild ? [texts.version(state.commit)] : []),
  ]
  return createPortal(
    <section className={styles.bar} aria-label={texts.label} lang={language}>
      <PackageOpen aria-hidden size={20} strokeWidth={1.5} />
      <div className={styles.barText}>
        <p>
          <strong>{texts.received}</strong> <span>{texts.aside}</span>
        </p>
        <p className={styles.details}>{`${details.join(', ')}.`}</p>
        <p role="status">
          <span>{missingCount > 0 && texts.missingFields(missingCount)}</span>
        </p>
      </div>
      <Button size="small" variant="secondary" onClick={returnToOwnState}>
        {texts.back}
      </Button>
    </section>,
    place,
  )
}
