interface TextFile {
  /** Without the day, which is added. */
  readonly name: string
  readonly extension: string
  /** The media type. */
  readonly type: string
  readonly text: string
}

/** Downloads a text as a file named after the day, `name-2026-11-22.csv`. */
export function downloadText({ name, extension, type, text }: TextFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  // Swedish dates are ISO dates.
  link.download = `${name}-${new Date().toLocaleDateString('sv-SE')}.${extension}`
  link.click()
  // Some browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
