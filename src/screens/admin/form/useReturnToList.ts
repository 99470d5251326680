import { useNavigate } from '@tanstack/react-router'

import { getLastListSearch } from '../layout/last-list-search.ts'
import { showToast } from '../layout/toasts.ts'
import { entities, type EntityName } from '../layout/entities.ts'

/** After a save: the list as it was left (spec 4), with a word that it worked. */
export function useReturnToList(list: EntityName): (message: string) => void {
  const navigate = useNavigate()
  return (message) => {
    showToast('success', message)
    void navigate({ to: entities[list].listPath, search: getLastListSearch(list) })
  }
}
