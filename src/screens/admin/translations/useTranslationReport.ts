import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { parseSanitised } from '#content/sanitise.ts'
import {
  findUnusedTranslations,
  type ListCalls,
  readTranslatableRecords,
  type RecordReport,
  reportRecord,
  type TranslatableRecord,
  type UnusedTranslation,
} from '#content/translations/translation-report.ts'
import { type I18nStore, useI18nStore } from '#i18n/i18n.ts'
import {
  type Catalogue,
  catalogueFiles,
  type CatalogueFile,
  type Passages,
} from '#i18n/catalogue.ts'
import { createPause } from '#platform/slices.ts'

import { shareCalls } from '../layout/shared-calls.ts'

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

export interface TranslationReport {
  readonly records: readonly RecordReport[]
  readonly unused: readonly UnusedTranslation[]
}

/**
 * Compares every record of the server with the published translations, at each visit. It shares the reads of the lists with
 * the other screens, and survives their being cancelled.
 */
export function useTranslationReport() {
  const i18n = useI18nStore()
  const api = useApi()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['translation-report'],
    queryFn: ({ signal }) => createReport(shareCalls(queryClient, api), i18n, signal),
    staleTime: 0,
    // It reads every list.
    meta: { isInLoader: false },
  })
}

async function createReport(
  calls: ListCalls,
  i18n: I18nStore,
  signal: AbortSignal,
): Promise<TranslationReport> {
  const [translatableRecords, catalogue] = await Promise.all([
    readTranslatableRecords(calls, signal),
    readCatalogue(i18n),
  ])
  const records = await reportRecords(translatableRecords, catalogue)
  return { records, unused: findUnusedTranslations(records, catalogue) }
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

/** Compares records with the published translations, in slices. */
export async function reportRecords(
  translatableRecords: readonly TranslatableRecord[],
  catalogue: Catalogue,
): Promise<RecordReport[]> {
  const records: RecordReport[] = []
  // Sanitising all texts takes seconds on a slow device.
  const pause = createPause()
  for (const record of translatableRecords) {
    records.push(reportRecord(record, catalogue, parseSanitised))
    await pause()
  }
  return records
}
