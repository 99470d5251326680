import { useNavigate } from '@tanstack/react-router'

import { listAddress } from '../frame/list-memory.ts'
import { notify } from '../frame/notices.ts'
import { places, type ListName } from '../frame/places.ts'

/** After a save: the list as it was left (spec 4), with a word that it worked. */
export function useBackToList(list: ListName): (message: string) => void {
  const navigate = useNavigate()
  return (message) => {
    notify('confirmation', message)
    void navigate({ to: places[list].list, search: listAddress(list) })
  }
}
