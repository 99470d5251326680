import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

import { readStorage, writeStorage } from '#lib/storage.ts'

const storageKey = 'admin-shortcuts'

interface ShortcutsState {
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  readonly isEnabled: boolean
  readonly isDialogOpen: boolean
}

const useStore = create<ShortcutsState>()(() => ({
  isEnabled: readStorage(storageKey) !== 'off',
  isDialogOpen: false,
}))

/** Whether single keys do something, and whether the list of them is open. */
export const useShortcuts = useStore

export function setShortcutsEnabled(isEnabled: boolean): void {
  useStore.setState({ isEnabled })
  writeStorage(storageKey, isEnabled ? 'on' : 'off')
}

export function setShortcutsDialogOpen(isDialogOpen: boolean): void {
  useStore.setState({ isDialogOpen })
}

/** Does something when a key is pressed alone, while no field has the focus and no dialog is open. */
export function useShortcut(shortcutKey: string, action: () => void): void {
  const areOn = useStore((shortcuts) => shortcuts.isEnabled)
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== shortcutKey || isHandledElsewhere(event)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!areOn) return
    const listener = (event: KeyboardEvent) => {
      onPressed(event)
    }
    window.addEventListener('keydown', listener)
    return () => {
      window.removeEventListener('keydown', listener)
    }
  }, [areOn])
}

const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The key belongs to the browser, to a field or to a dialog. */
function isHandledElsewhere({
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return true
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof Element && target.closest(editableSelector) !== null
}
