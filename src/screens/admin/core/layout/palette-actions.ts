import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Something that the open page can do. */
export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly run: () => void
}

const registered = new Set<() => readonly PaletteAction[]>()

/** Offers the actions of a component in the palette as long as it is shown: `usePaletteActions([{ id: 'save', … }])`. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const getActions = () => latest.current
    registered.add(getActions)
    return () => {
      registered.delete(getActions)
    }
  }, [])
}

/** The actions that are offered at this moment. */
export function getPaletteActions(): readonly PaletteAction[] {
  return [...registered].flatMap((getActions) => getActions())
}
