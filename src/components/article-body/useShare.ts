import { useState, useSyncExternalStore } from 'react'

interface ShareOptions {
  readonly title: string
  readonly url: string
}

/** Hands a page on: through the device's own dialogue where there is one, else through the clipboard. */
export function useShare({ title, url: address }: ShareOptions) {
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => 'share' in navigator,
    () => false,
  )
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()

  async function share(): Promise<void> {
    if (canShare) {
      try {
        // oxlint-disable-next-line baseline/use-baseline -- asked for first, by `canShare`
        await navigator.share({ title, url: address })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        console.info('The device could not share the page; its address is copied.', error)
      }
    }
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch (error) {
      console.info('The address could not be copied.', error)
      setOutcome('notCopied')
    }
  }
  return { canShare, outcome, share }
}

function subscribeToNothing() {
  return () => undefined
}
