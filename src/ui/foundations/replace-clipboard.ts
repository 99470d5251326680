interface StoryClipboard {
  writeText: (text: string) => Promise<unknown>
}

/**
 * Replaces the clipboard, which needs a permission, with a fake, or removes it (`undefined`).
 *
 * @returns a function that restores it
 */
export function replaceClipboard(clipboard: StoryClipboard | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}
