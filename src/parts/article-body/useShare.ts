import { useState, useSyncExternalStore } from 'react'

interface Shared {
  readonly title: string
  readonly address: string
}

/** Hands a page on: through the device's own dialogue where there is one, else through the clipboard. */
export function useShare({ title, address }: Shared) {
  const canShare = useSyncExternalStore(
    neverChanges,
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

function neverChanges() {
  return () => undefined
}
