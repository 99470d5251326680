import { useNavigate } from '@tanstack/react-router'

import { formLink, type ListName } from '../frame/places.ts'
import { useShortcut } from '../frame/shortcuts.ts'

/** `n` opens the form of a new record. */
export function useCreateShortcut(name: ListName): void {
  const navigate = useNavigate()
  useShortcut('n', () => {
    void navigate(formLink(name))
  })
}
