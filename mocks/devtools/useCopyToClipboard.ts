import { useState } from 'react'

/** Copies a text to the clipboard. `message` says whether it did, for a live region. */
export function useCopyToClipboard(texts: { readonly copied: string; readonly notCopied: string }) {
  const [message, setMessage] = useState('')
  async function copy(text: string): Promise<void> {
    setMessage('')
    try {
      await navigator.clipboard.writeText(text)
      setMessage(texts.copied)
    } catch {
      setMessage(texts.notCopied)
    }
  }
  return { message, setMessage, copy }
}
