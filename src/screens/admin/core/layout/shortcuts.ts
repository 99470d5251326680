import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

import { getPressedKey } from '#platform/pressed-key.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

/** Whether single-key shortcuts are on: the user can turn them off (WCAG 2.1.4). */
const storedChoice = createStoredValue(
  'admin-shortcuts',
  (stored) => stored !== 'off',
  (isEnabled) => (isEnabled ? 'on' : 'off'),
)

export function useShortcutsEnabled(): boolean {
  return useStoredValue(storedChoice, Boolean)
}

export function setShortcutsEnabled(isEnabled: boolean): void {
  storedChoice.change(() => isEnabled)
}

/** Whether the dialog that lists the shortcuts is open. */
export const useShortcutsDialog = create(() => ({ isOpen: false }))

export function setShortcutsDialogOpen(isOpen: boolean): void {
  useShortcutsDialog.setState({ isOpen })
}

/**
 * Runs an action when a key (in lower case) is pressed without Ctrl, Alt or Meta; `?` needs Shift on many keyboards. Not
 * while a field has the focus or a dialog is open.
 */
export function useShortcut(shortcutKey: string, action: () => void): void {
  const isEnabled = useShortcutsEnabled()
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
