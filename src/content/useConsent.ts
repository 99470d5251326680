import { use, useMemo } from 'react'
import { create } from 'zustand'

import { ApiContext } from '#api/context.ts'
import { readStorage, writeStorage } from '#platform/storage.ts'
import { useClientValue } from '#ui/hooks/useClientValue.ts'

import { noConsent, parseConsent, type Consent, type ConsentCategory } from './consent.ts'

const storageKey = 'consent'

// The initial state is that of prerendered pages: React reads it while hydrating.
const useConsentStore = create<Consent>()(() => noConsent)

useConsentStore.setState(parseConsent(readStorage(storageKey)))
useConsentStore.subscribe((consent) => writeStorage(storageKey, JSON.stringify(consent)))

/** The stored consent for a category, with functions to change it. */
export function useConsent(category: ConsentCategory) {
  const isAllowed = useConsentStore((consent) => consent[category] === 'allowed')
  return {
    isAllowed,
    allow: () => useConsentStore.setState({ [category]: 'allowed' }),
    revoke: () => useConsentStore.setState({ [category]: 'undecided' }),
  }
}

/** The other hosts that the visitor allows images from. */
export function useAllowedPictureHosts(): readonly string[] {
  return useConsentStore(({ pictures }) => pictures)
}

export function allowPictures(host: string): void {
  useConsentStore.setState(({ pictures }) => ({ pictures: [...new Set([...pictures, host])] }))
}

export function revokePictures(host: string): void {
  useConsentStore.setState(({ pictures }) => ({
    pictures: pictures.filter((allowed) => allowed !== host),
  }))
}

/**
 * The hosts that images may load from: the site's, the API's and the allowed ones. Empty on a server and while
 * hydrating.
 */
export function usePictureHosts(): readonly string[] {
  const api = use(ApiContext)
  const hosts = useAllowedPictureHosts()
  const own = useClientValue(
    () => [location.host, api === undefined ? '' : new URL(api.origin).host].join(' '),
    '',
  )
  return useMemo(() => [...own.split(' '), ...hosts], [own, hosts])
}
