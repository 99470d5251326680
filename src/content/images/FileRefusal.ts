/**
 * Whether a file field refused the last file, with the reason in `error`. Its form cannot be saved until the file is
 * replaced or removed.
 */
export interface FileRefusal {
  isFileRefused: boolean
  /** Why a file was refused; undefined after it is replaced or removed. */
  onFileRefused: (sentence: string | undefined) => void
}
