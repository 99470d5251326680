import { useState } from 'react'

import { useTexts } from './devtools-context.ts'

/** Copies a text and says whether that worked. */
export function useCopyToClipboard() {
  const texts = useTexts()
  const [said, setMessage] = useState('')
  async function copy(text: string): Promise<void> {
    setMessage('')
    try {
      await navigator.clipboard.writeText(text)
      setMessage(texts.copied)
    } catch {
      setMessage(texts.notCopied)
    }
  }
  return { said, copy }
}
