import type { RecordTextProps } from '#i18n/record-texts.ts'

/** An inline text of a record. It has an element only if its language is not the page's. */
export function RecordText({ lang, children }: RecordTextProps) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>
}
