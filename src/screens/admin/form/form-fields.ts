/** A field as a person reads it: in the summary of errors and when two versions are compared. */
export interface FormField<Values> {
  readonly name: string
  readonly label: string
  readonly formatValue: (values: Values) => string
}

/** The text of HTML, for comparing; parsed in a document of its own, where nothing runs. */
export function htmlToText(html: string): string {
  const withLineBreaks = html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote)>/g, '$&\n')
  return new DOMParser().parseFromString(withLineBreaks, 'text/html').body.textContent?.trim() ?? ''
}

interface NamedRecord {
  readonly id: number
  readonly name: string
}

/** The name of the record that a select's value stands for. */
export function findRecordName(records: readonly NamedRecord[] | undefined, value: string): string {
  return (
    records?.find(({ id }) => String(id) === value)?.name ?? (value === '' ? '' : `n° ${value}`)
  )
}
