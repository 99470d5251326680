import { toJsonLd, type StructuredData } from '#domain/structured-data.ts'

/**
 * A thing told to search engines, as JSON-LD. It is data: no browser runs it, so the content security
 * policy's `script-src` has nothing to allow.
 */
export function StructuredDataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{toJsonLd(data)}</script>
}
