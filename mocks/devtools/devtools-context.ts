import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

import type { Language } from '#i18n/languages.ts'
import { getLanguage } from '#i18n/i18n.ts'

import type { Call } from '../call-log.ts'
import type { NamedScenario } from '../scenarios.ts'
import type { DevtoolsContextValue } from './devtools-client.ts'
import { en } from './texts/en.ts'
import { type DevtoolsTexts, fr } from './texts/fr.ts'

export const DevtoolsContext = createContext<DevtoolsContextValue | undefined>(undefined)

export function useDevtools(): DevtoolsContextValue {
  const value = useContext(DevtoolsContext)
  if (value === undefined) throw new Error('useBar needs a <BarContext> above it.')
  return value
}

/** The language that the visitor chose; the bar follows it in the back-office too. */
export function useLanguage(): Language {
  const { i18n } = useDevtools()
  const subscribe = useCallback(
    (onChanged: () => void) => {
      i18n.on('languageChanged', onChanged)
      return () => {
        i18n.off('languageChanged', onChanged)
      }
    },
    [i18n],
  )
  return useSyncExternalStore(subscribe, () => getLanguage(i18n))
}

/** The bar's own texts: not among the client's, which would carry them into production. */
export function useTexts(): DevtoolsTexts {
  return useLanguage() === 'fr' ? fr : en
}

export function useActiveScenario(): NamedScenario {
  const { scenarioStore } = useDevtools()
  return useSyncExternalStore(scenarioStore.subscribe, scenarioStore.getCurrent)
}

export function useCalls(): readonly Call[] {
  const { callLog } = useDevtools()
  return useSyncExternalStore(callLog.subscribe, callLog.getCalls)
}

/** The route that is shown, such as `/_public/faq`. */
export function useRouteId(): string {
  const { router } = useDevtools()
  const subscribe = useCallback(
    (onChanged: () => void) => router.subscribe('onResolved', onChanged),
    [router],
  )
  return useSyncExternalStore(subscribe, () => router.state.matches.at(-1)?.routeId ?? '')
}

/** What `read` gives of the database, again after each change; undefined before the first answer. */
export function useDatabaseValue<Value>(
  read: (parts: DevtoolsContextValue) => Promise<Value>,
): Value | undefined {
  const devtools = useDevtools()
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let updateCount = 0
    const update = async () => {
      updateCount += 1
      const current = updateCount
      const answer = await read(devtools)
      // An older answer that comes late is not shown.
      if (current === updateCount) setValue(answer)
    }
    const onChange = () => {
      update().catch(console.error)
    }
    onChange()
    devtools.databaseEvents.addEventListener('change', onChange)
    return () => {
      updateCount = -1
      devtools.databaseEvents.removeEventListener('change', onChange)
    }
  }, [devtools, read])
  return value
}
