import { createContext, useContext } from 'react'

import type { Api } from './api.ts'

/** The API for the components below: the configured server's, or a story's. */
export const ApiContext = createContext<Api | undefined>(undefined)

/** Returns the API of this tree. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === undefined) throw new Error('useApi needs an <ApiContext> above it.')
  return api
}
