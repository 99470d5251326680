import type { RecordTextProps } from '#i18n/record-texts.ts'

/** An inline text of a record. */
export function RecordText({ lang, children }: RecordTextProps) {
  return <span lang={lang}>{children}</span>
}
