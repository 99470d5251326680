import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

import type { Language } from '#i18n/languages.ts'
import { languageOf } from '#i18n/i18n.ts'

import type { Call } from '../calls.ts'
import type { NamedScenario } from '../scenarios.ts'
import type { BarParts } from './bar-client.ts'
import { en } from './texts/en.ts'
import { type BarTexts, fr } from './texts/fr.ts'

export const BarContext = createContext<BarParts | undefined>(undefined)

export function useBar(): BarParts {
  const parts = useContext(BarContext)
  if (parts === undefined) throw new Error('useBar needs a <BarContext> above it.')
  return parts
}

/** The language that the visitor chose; the bar follows it in the back-office too. */
export function useLanguage(): Language {
  const { i18n } = useBar()
  const subscribe = useCallback(
    (onChanged: () => void) => {
      i18n.on('languageChanged', onChanged)
      return () => {
        i18n.off('languageChanged', onChanged)
      }
    },
    [i18n],
  )
  return useSyncExternalStore(subscribe, () => languageOf(i18n))
}

/** The bar's own texts: not among the client's, which would carry them into production. */
export function useTexts(): BarTexts {
  return useLanguage() === 'fr' ? fr : en
}

export function useChosenScenario(): NamedScenario {
  const { scenario } = useBar()
  return useSyncExternalStore(scenario.subscribe, scenario.current)
}

export function useCalls(): readonly Call[] {
  const { calls } = useBar()
  return useSyncExternalStore(calls.subscribe, calls.calls)
}

/** The route that is shown, such as `/_public/faq`. */
export function useRouteId(): string {
  const { router } = useBar()
  const subscribe = useCallback(
    (onChanged: () => void) => router.subscribe('onResolved', onChanged),
    [router],
  )
  return useSyncExternalStore(subscribe, () => router.state.matches.at(-1)?.routeId ?? '')
}

/** What `read` gives of the database, again after each change; undefined before the first answer. */
export function useDatabaseValue<Value>(
  read: (parts: BarParts) => Promise<Value>,
): Value | undefined {
  const bar = useBar()
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let asked = 0
    const ask = async () => {
      asked += 1
      const current = asked
      const answer = await read(bar)
      // An older answer that comes late is not shown.
      if (current === asked) setValue(answer)
    }
    const onChange = () => {
      ask().catch(console.error)
    }
    onChange()
    bar.changed.addEventListener('change', onChange)
    return () => {
      asked = -1
      bar.changed.removeEventListener('change', onChange)
    }
  }, [bar, read])
  return value
}
