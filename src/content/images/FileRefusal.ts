/**
 * Of a field that takes files: whether the last one was refused, which `error` then says. What was refused holds its
 * form back until it is replaced or taken away, so that nothing is saved without a picture that somebody chose.
 */
export interface FileRefusal {
  isFileRefused: boolean
  /** Why a file was refused; undefined once it is replaced or taken away. */
  onFileRefused: (sentence: string | undefined) => void
}
