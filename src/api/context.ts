import { createContext, useContext } from 'react'

import type { Api } from './api.ts'

/** The API that the screens below call: the configured server's, or a story's own. */
export const ApiContext = createContext<Api | undefined>(undefined)

/** The API of this tree. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === undefined) throw new Error('useApi needs an <ApiContext> above it.')
  return api
}
