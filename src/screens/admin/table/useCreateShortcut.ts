import { useNavigate } from '@tanstack/react-router'

import { getFormLink, type EntityName } from '../layout/entities.ts'
import { useShortcut } from '../layout/shortcuts.ts'

/** `n` opens the form of a new record. */
export function useCreateShortcut(name: EntityName): void {
  const navigate = useNavigate()
  useShortcut('n', () => {
    void navigate(getFormLink(name))
  })
}
