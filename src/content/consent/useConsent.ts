import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'

import { noConsent, readConsent, type Consent, type ConsentCategory } from './consent.ts'

const key = 'consent'

/** The device's memory. Where storage is closed or full, a choice lasts as long as the page. */
const storage: PersistStorage<Consent> = {
  getItem() {
    try {
      return { state: readConsent(localStorage.getItem(key)) }
    } catch {
      return null
    }
  },
  setItem(_, { state: { videos, maps } }) {
    try {
      localStorage.setItem(key, JSON.stringify({ videos, maps }))
    } catch {
      console.info('The choice cannot be kept on this device.')
    }
  },
  removeItem() {
    try {
      localStorage.removeItem(key)
    } catch {
      console.info('The choice cannot be taken off this device.')
    }
  },
}

const useConsentStore = create<Consent>()(persist(() => noConsent, { name: key, storage }))

/** Whether visitors let this category through for good, and how they say so or take it back. */
export function useConsent(category: ConsentCategory) {
  const isAllowed = useConsentStore((consent) => consent[category] === 'allowed')
  return {
    isAllowed,
    allow: () => useConsentStore.setState({ [category]: 'allowed' }),
    revoke: () => useConsentStore.setState({ [category]: 'undecided' }),
  }
}
