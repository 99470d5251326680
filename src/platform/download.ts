/** Downloads a file under its name. */
export function downloadFile(file: File): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
