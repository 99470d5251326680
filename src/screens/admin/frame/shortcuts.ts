import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

const key = 'admin-shortcuts'

interface Shortcuts {
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  readonly areOn: boolean
  readonly isListOpen: boolean
}

const useStore = create<Shortcuts>()(() => ({ areOn: readChoice(), isListOpen: false }))

/** Whether single keys do something, and whether the list of them is open. */
export const useShortcuts = useStore

export function turnShortcuts(areOn: boolean): void {
  useStore.setState({ areOn })
  try {
    localStorage.setItem(key, areOn ? 'on' : 'off')
  } catch {
    console.info('The choice cannot be kept on this device.')
  }
}

export function showShortcuts(isListOpen: boolean): void {
  useStore.setState({ isListOpen })
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Does something when a key is pressed alone, while no field has the focus and no dialog is open. */
export function useShortcut(wanted: string, action: () => void): void {
  const areOn = useStore((shortcuts) => shortcuts.areOn)
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== wanted || isTaken(event)) return
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

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The key belongs to the browser, to a field or to a dialog. */
function isTaken({
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return true
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof Element && target.closest(fields) !== null
}
