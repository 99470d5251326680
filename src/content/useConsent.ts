import { use, useMemo, useState } from 'react'

import { ApiContext } from '#api/context.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

import { parseConsent, type ConsentCategory } from './consent.ts'

const storedConsent = createStoredValue('consent', parseConsent)

/** The stored consent for a category, with functions to change it. */
export function useConsent(category: ConsentCategory) {
  const decide = (decision: 'allowed' | 'undecided') => () =>
    storedConsent.change((consent) => ({ ...consent, [category]: decision }))
  return {
    isAllowed: useStoredValue(storedConsent, (consent) => consent[category] === 'allowed'),
    allow: decide('allowed'),
    revoke: decide('undecided'),
  }
}

/**
 * State of an embed that returns to its initial value when the consent for its category is taken back, here or in another
 * tab: what was loaded goes away.
 */
export function useStateUntilRevoked<State>(category: ConsentCategory, initial: State) {
  const { isAllowed } = useConsent(category)
  const [wasAllowed, setWasAllowed] = useState(isAllowed)
  const [state, setState] = useState(initial)
  if (wasAllowed !== isAllowed) {
    setWasAllowed(isAllowed)
    if (wasAllowed) setState(initial)
  }
  return [state, setState] as const
}

/** The other hosts that the visitor allows images from. */
export function useAllowedPictureHosts(): readonly string[] {
  return useStoredValue(storedConsent, ({ pictures }) => pictures)
}

export function allowPictures(host: string): void {
  storedConsent.change((consent) => ({
    ...consent,
    pictures: [...new Set([...consent.pictures, host])],
  }))
}

export function revokePictures(host: string): void {
  storedConsent.change((consent) => ({
    ...consent,
    pictures: consent.pictures.filter((allowed) => allowed !== host),
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
