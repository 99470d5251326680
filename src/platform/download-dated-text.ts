import { downloadFile } from './download.ts'

interface DatedText {
  /** Without the day, which is added. */
  readonly name: string
  readonly extension: string
  /** The media type. */
  readonly type: string
  readonly text: string
}

/** Downloads a text as a file named after the day, `name-2026-11-22.csv`. */
export function downloadDatedText({ name, extension, type, text }: DatedText): void {
  // Swedish dates are ISO dates.
  const day = new Date().toLocaleDateString('sv-SE')
  downloadFile(new File([text], `${name}-${day}.${extension}`, { type }))
}
