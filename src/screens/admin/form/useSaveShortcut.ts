import { useEffect, type RefObject } from 'react'

/** Ctrl+S, or ⌘S, saves the form instead of the page; not while a question is open over it. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (event.repeat || document.querySelector('dialog[open]') !== null) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
    }
  }, [form])
}
