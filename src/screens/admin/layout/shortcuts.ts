import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

import { getPressedKey } from '#platform/pressed-key.ts'
import { readStorage, writeStorage } from '#platform/storage.ts'

const storageKey = 'admin-shortcuts'

interface ShortcutsState {
  /** The user can turn single-key shortcuts off (WCAG 2.1.4). */
  readonly isEnabled: boolean
  readonly isDialogOpen: boolean
}

/** The preference for single-key shortcuts, and whether the dialog that lists them is open. */
export const useShortcutsStore = create<ShortcutsState>()(() => ({
  isEnabled: readStorage(storageKey) !== 'off',
  isDialogOpen: false,
}))

export function setShortcutsEnabled(isEnabled: boolean): void {
  useShortcutsStore.setState({ isEnabled })
  writeStorage(storageKey, isEnabled ? 'on' : 'off')
}

export function setShortcutsDialogOpen(isDialogOpen: boolean): void {
  useShortcutsStore.setState({ isDialogOpen })
}

/**
 * Runs an action when a key (in lower case) is pressed without Ctrl, Alt or Meta; `?` needs Shift on many keyboards. Not
 * while a field has the focus or a dialog is open.
 */
export function useShortcut(shortcutKey: string, action: () => void): void {
  const isEnabled = useShortcutsStore((state) => state.isEnabled)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // In this order: the event of an autofilled field has no key.
    if (isHandledElsewhere(event) || getPressedKey(event)?.toLowerCase() !== shortcutKey) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isEnabled) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isEnabled])
}

const editableSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether the browser, a field or a dialog handles the key. */
function isHandledElsewhere({
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof Element && target.closest(editableSelector) !== null
}
