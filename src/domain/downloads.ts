/** The documents on a visa's page (spec 2.5), in `public/downloads/`; a test compares them with the files. */
export const downloads = [
  { name: 'toefl', file: 'formulaire-inscription-toefl.pdf', bytes: 86_557, pages: 1 },
  { name: 'terms', file: 'conditions-generales.pdf', bytes: 101_025, pages: 2 },
] as const

/** A file size in localised units: '48 ko', '48 kB'. */
export function formatFileSize(bytes: number, language: 'fr' | 'en'): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000))
}
