import { toIsoDate } from '#domain/dates.ts'

interface TextFile {
  /** Without today's date, which is added. */
  readonly name: string
  readonly extension: string
  /** The media type. */
  readonly type: string
  readonly text: string
}

/** Downloads a text as `name-2026-11-22.csv`. */
export function downloadText({ name, extension, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${toIsoDate(new Date().toISOString())}.${extension}`
  link.click()
  // Some browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
