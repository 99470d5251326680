/**
 * `npm run translations -- [https://host]`: compares the translation catalogue with the records of a server, by default
 * those of the mock.
 *
 * `--export missing.xliff` writes what is not translated as XLIFF 2.1 for a translator, `--all` also what is;
 * `--import missing.xliff` adds the translations to the catalogue and says what it refused. `--json` prints the report
 * as JSON. The exit status is 0 if everything is translated, or was imported.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { resolveBaseUrls } from '#api/configuration.ts'
import { readSeedFiles } from '#mocks/database/seed-files.ts'

import {
  type Catalogue,
  catalogueFiles,
  catalogueFormat,
  getCatalogueFilePath,
} from '../../src/i18n/catalogue.ts'
import {
  findUnusedTranslations,
  isTranslated,
  readTranslatableRecords,
  type RecordReport,
  type TranslatableRecord,
  type TranslatedPassage,
  type UnusedTranslation,
} from '../../src/content/translations/translation-report.ts'
import { writeXliff } from '../../src/content/translations/xliff.ts'
import { window } from '../jsdom-window.ts'
import { createBuildApi, createServerFetch } from '../prerender/build-api.ts'
import { createFixtureFetch } from '../prerender/fixture-fetch.ts'
import { readCatalogue, reportRecords } from './read-records.ts'
import { describeError, readXliff } from './read-xliff.ts'

interface Report {
  readonly records: readonly RecordReport[]
  readonly unused: readonly UnusedTranslation[]
}

const siteFolder = 'public'
const language = 'en'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      export: { type: 'string' },
      import: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const catalogue = await readCatalogue(siteFolder, language)
  const records = reportRecords(await readRecords(positionals[0]), catalogue)
  if (values.import === undefined) {
    const unused = findUnusedTranslations(records, catalogue)
    if (values.export !== undefined) {
      await writeFile(values.export, exportXliff(records, values.all))
      console.log(`Wrote ${values.export}.`)
    }
    const report = { records, unused }
    console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report))
    if (records.some(({ passages }) => passages.some(isMissing))) process.exitCode = 1
  } else {
    await importXliff(values.import, records, catalogue)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readRecords(host: string | undefined): Promise<TranslatableRecord[]> {
  const fetchFn =
    host === undefined
      ? createFixtureFetch(readSeedFiles)
      : createServerFetch(resolveBaseUrls(host, 'https://site.invalid', '/').api)
  return readTranslatableRecords(createBuildApi(siteFolder, fetchFn).calls)
}

function exportXliff(records: readonly RecordReport[], includesTranslated: boolean): string {
  const units = records.flatMap((record) =>
    record.passages
      .filter((passage) => includesTranslated || isMissing(passage))
      .map((passage) => ({ ...passage, record: describeRecord(record) })),
  )
  return writeXliff(units, language, window)
}

/** Such as `visas 3: Visa étudiant (Belgique)`. */
function describeRecord({ kind, id, name }: RecordReport): string {
  return `${kind} ${id}: ${name}`
}

async function importXliff(
  xliffFile: string,
  records: readonly RecordReport[],
  catalogue: Catalogue,
): Promise<void> {
  const passages = records.flatMap((record) => record.passages)
  const sources = new Map(passages.map(({ key, source }) => [key, source]))
  const files = new Map(passages.map(({ key, file }) => [key, file]))
  const { translations, refused } = readXliff(await readFile(xliffFile, 'utf8'), sources)
  for (const file of catalogueFiles) {
    const added = translations.filter(({ key }) => files.get(key) === file)
    if (added.length === 0) continue
    const imported = Object.fromEntries(added.map(({ key, translation }) => [key, translation]))
    const content = { format: catalogueFormat, passages: { ...catalogue[file], ...imported } }
    const path = join(siteFolder, getCatalogueFilePath(language, file))
    await writeFile(path, `${JSON.stringify(content, undefined, 1)}\n`)
  }
  console.log(`Imported ${translations.length} passages.`)
  for (const { line, reason } of refused) console.error(`${xliffFile}:${line} ${reason}`)
  if (refused.length > 0) {
    console.error(`Refused ${refused.length}; they stay as they were.`)
    process.exitCode = 1
  }
}

function isMissing(passage: TranslatedPassage): boolean {
  return !isTranslated(passage)
}

function formatReport({ records, unused }: Report): string {
  const passages = records.flatMap((record) => record.passages)
  const missingCount = passages.filter(isMissing).length
  return [
    ...records.flatMap((record) => {
      const missing = record.passages.filter(isMissing)
      const total = record.passages.length
      if (missing.length === 0) return []
      return [
        `${describeRecord(record)}: ${total - missing.length} of ${total} passages translated`,
        ...missing.map(({ source, error }) =>
          [`  ${source.slice(0, 100)}`, ...(error ? [describeError(error)] : [])].join(': '),
        ),
      ]
    }),
    `${records.length} records, ${passages.length} passages: ${passages.length - missingCount} translated, ${missingCount} missing.`,
    `${unused.length} translations of passages that no record has.`,
  ].join('\n')
}
