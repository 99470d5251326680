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
import { startMockServer } from '#mocks/server.ts'
import { instant } from '#mocks/scenarios.ts'

import {
  catalogueFormat,
  catalogueSubjects,
  getCataloguePath,
} from '../../src/i18n/records/catalogue.ts'
import { videos } from '../../src/screens/home/videos.ts'
import { getFieldPassages, translatableFields } from './translatable-fields.ts'
import {
  type Catalogue,
  parseRecordHtml,
  readCatalogue,
  readRecordPassages,
  type RecordPassages,
  reportTranslations,
  type TranslationReport,
} from './report.ts'
import { describeError, readXliff, writeXliff } from './xliff.ts'

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
  const records = [...(await readRecords(positionals[0])), ...getVideoPassages()]
  const catalogue = await readCatalogue(siteFolder, language)
  if (values.import === undefined) {
    const report = reportTranslations(records, catalogue)
    if (values.export !== undefined) {
      await writeFile(values.export, exportXliff(records, catalogue, report, values.all))
      console.log(`Wrote ${values.export}.`)
    }
    console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report))
    if (report.records.some(({ missing }) => missing.length > 0)) process.exitCode = 1
  } else {
    await importXliff(values.import, records, catalogue)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Reads the records of a server; the lawyers are a file of the site. */
async function readRecords(host: string | undefined): Promise<RecordPassages[]> {
  const mock =
    host === undefined ? await startMockServer({ port: 0, scenario: () => instant }) : undefined
  try {
    const { api } = resolveBaseUrls(mock?.url ?? host ?? '', 'https://site.invalid', '/')
    return await readRecordPassages({ api, site: 'https://site.invalid' }, async (request) => {
      const { hostname, pathname } = new URL(request.url)
      return hostname === 'site.invalid'
        ? new Response(await readFile(join(siteFolder, pathname)))
        : fetch(request)
    })
  } finally {
    await mock?.close()
  }
}

function getVideoPassages(): RecordPassages[] {
  return videos.map((video) => ({
    record: `videos ${video.id}`,
    passages: translatableFields
      .videos(video)
      .flatMap((field) => getFieldPassages(field, parseRecordHtml)),
  }))
}

function exportXliff(
  records: readonly RecordPassages[],
  catalogue: Catalogue,
  report: TranslationReport,
  includesTranslated: boolean,
): string {
  const missing = new Set(report.records.flatMap((row) => row.missing.map(({ key }) => key)))
  const units = records.flatMap(({ record, passages }) =>
    passages
      .filter(({ key }) => includesTranslated || missing.has(key))
      .map((passage) => ({
        ...passage,
        record,
        translation: catalogue[passage.subject][passage.key],
      })),
  )
  // A passage that several records share is translated once.
  return writeXliff([...new Map(units.map((unit) => [unit.key, unit])).values()], language)
}

async function importXliff(
  file: string,
  records: readonly RecordPassages[],
  catalogue: Catalogue,
): Promise<void> {
  const passages = records.flatMap((record) => record.passages)
  const sources = new Map(passages.map(({ key, source }) => [key, source]))
  const subjects = new Map(passages.map(({ key, subject }) => [key, subject]))
  const { translations, refused } = readXliff(await readFile(file, 'utf8'), sources)
  for (const subject of catalogueSubjects) {
    const added = translations.filter(({ key }) => subjects.get(key) === subject)
    if (added.length === 0) continue
    const content = {
      format: catalogueFormat,
      passages: {
        ...catalogue[subject],
        ...Object.fromEntries(added.map(({ key, translation }) => [key, translation])),
      },
    }
    const path = join(siteFolder, getCataloguePath(language, subject))
    await writeFile(path, `${JSON.stringify(content, undefined, 1)}\n`)
  }
  console.log(`Imported ${translations.length} passages.`)
  for (const { line, reason } of refused) console.error(`${file}:${line} ${reason}`)
  if (refused.length > 0) {
    console.error(`Refused ${refused.length}; they stay as they were.`)
    process.exitCode = 1
  }
}

function formatReport({ records, invalid, unused }: TranslationReport): string {
  const total = records.reduce(
    (sum, { translated, missing }) => sum + translated + missing.length,
    0,
  )
  const missingTotal = records.reduce((sum, { missing }) => sum + missing.length, 0)
  return [
    ...records
      .filter(({ missing }) => missing.length > 0)
      .flatMap(({ record, translated, missing }) => [
        `${record}: ${translated} of ${translated + missing.length} passages translated`,
        ...missing.map(({ source }) => `  ${source.slice(0, 100)}`),
      ]),
    ...invalid.map(({ passage, error }) => `${passage.key}: ${describeError(error)}`),
    `${records.length} records, ${total} passages: ${total - missingTotal} translated, ${missingTotal} missing.`,
    `${unused.length} translations of passages that no record has.`,
  ].join('\n')
}
