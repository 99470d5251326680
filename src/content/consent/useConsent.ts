import { use, useMemo, useSyncExternalStore } from 'react'
import { create } from 'zustand'

import { ApiContext } from '#api/context.ts'
import { readStorage, writeStorage } from '#lib/storage.ts'

import { noConsent, parseConsent, type Consent, type ConsentCategory } from './consent.ts'

const storageKey = 'consent'

const useConsentStore = create<Consent>()(() => noConsent)

useConsentStore.setState(parseConsent(readStorage(storageKey)))
useConsentStore.subscribe((consent) => {
  writeStorage(storageKey, JSON.stringify(consent))
})

/** Whether visitors let this category through for good, and how they say so or take it back. */
export function useConsent(category: ConsentCategory) {
  const isAllowed = useConsentStore((consent) => consent[category] === 'allowed')
  return {
    isAllowed,
    allow: () => useConsentStore.setState({ [category]: 'allowed' }),
    revoke: () => useConsentStore.setState({ [category]: 'undecided' }),
  }
}

/** The other hosts that visitors let pictures come from for good, and how they say so or take it back. */
export function usePictureConsent() {
  const hosts = useConsentStore(({ pictures }) => pictures)
  return {
    hosts,
    allow: (host: string) => {
      useConsentStore.setState(({ pictures }) => ({ pictures: [...new Set([...pictures, host])] }))
    },
    revoke: (host: string) => {
      useConsentStore.setState(({ pictures }) => ({
        pictures: pictures.filter((allowed) => allowed !== host),
      }))
    },
  }
}

/**
 * The hosts that are asked for pictures: the site's, the API's, and those that visitors allow. None on a server
 * and in the first render of a prerendered page, which knows of none of them.
 */
export function usePictureHosts(): readonly string[] {
  const api = use(ApiContext)
  const { hosts } = usePictureConsent()
  const own = useSyncExternalStore(
    never,
    () => [location.host, api === undefined ? '' : new URL(api.origin).host].join(' '),
    () => '',
  )
  return useMemo(() => [...own.split(' '), ...hosts], [own, hosts])
}

/** Nothing tells of a change: a page's addresses stay what they are. */
function never(): () => void {
  return () => undefined
}
