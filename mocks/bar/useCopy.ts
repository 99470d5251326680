import { useState } from 'react'

import { useTexts } from './bar-context.ts'

/** Copies a text and says whether that worked. */
export function useCopy() {
  const texts = useTexts()
  const [said, setSaid] = useState('')
  async function copy(text: string): Promise<void> {
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.notCopied)
    }
  }
  return { said, copy }
}
