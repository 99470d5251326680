import { queryOptions, useQueries } from '@tanstack/react-query'

import {
  type Catalogue,
  catalogueFiles,
  type CatalogueFile,
  type Passages,
} from '#i18n/catalogue.ts'
import { type I18nStore, useI18nStore } from '#i18n/i18n.ts'

/** The language that the records are translated into. */
export const translatedLanguage = 'en'

/** The published translations in these files that are loaded so far. Files that fail to load are left out. */
export function usePublishedTranslations(files: readonly CatalogueFile[]): Passages {
  const i18n = useI18nStore()
  return useQueries({
    queries: files.map((file) => catalogueFileQuery(i18n, file)),
    combine: mergePassages,
  })
}

function mergePassages(results: readonly { readonly data: Passages | undefined }[]): Passages {
  return Object.assign({}, ...results.map(({ data }) => data))
}

/** The published translations in a file. They change only when the site is deployed. */
function catalogueFileQuery(i18n: I18nStore, file: CatalogueFile) {
  return queryOptions({
    queryKey: ['translations', translatedLanguage, file],
    queryFn: () => i18n.readTranslations(translatedLanguage, file),
    staleTime: Infinity,
    // Nothing on the page asks for a file that failed again.
    retry: 2,
    // Only a search or a report needs them.
    meta: { isInLoader: false },
  })
}

/** Reads all published translations. */
export async function readCatalogue(i18n: I18nStore): Promise<Catalogue> {
  const passages = await Promise.all(
    catalogueFiles.map((file) => i18n.readTranslations(translatedLanguage, file)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per file
  return Object.fromEntries(
    catalogueFiles.map((file, index) => [file, passages[index] ?? {}]),
  ) as unknown as Catalogue
}
