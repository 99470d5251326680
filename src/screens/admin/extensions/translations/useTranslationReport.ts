import { useQuery, useQueryClient } from '@tanstack/react-query'

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
import type { Catalogue } from '#i18n/catalogue.ts'
import { createPause } from '#platform/slices.ts'

import { readCatalogue } from '../../core/layout/published-translations.ts'
import { shareCalls } from '../../core/layout/shared-calls.ts'

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
