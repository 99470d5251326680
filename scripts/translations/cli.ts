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

import { createApi } from '#api/api.ts'
import { resolveBaseUrls } from '#api/configuration.ts'
import { startMockServer } from '#mocks/server.ts'
import { instant } from '#mocks/scenarios.ts'

import {
  type Catalogue,
  catalogueFiles,
  catalogueFormat,
  getCatalogueFilePath,
} from '../../src/i18n/records/catalogue.ts'
import {
  findUnusedTranslations,
  isTranslated,
  readTranslatableRecords,
  type RecordReport,
  reportRecord,
  type TranslatableRecord,
  type UnusedTranslation,
} from '../../src/content/translations/translation-report.ts'
import { writeXliff } from '../../src/content/translations/xliff.ts'
import { parseRecordHtml, readCatalogue, window } from './read-records.ts'
import { describeError, readXliff } from './read-xliff.ts'

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
  const records = (await readRecords(positionals[0])).map((record) =>
    reportRecord(record, catalogue, parseRecordHtml),
  )
  if (values.import === undefined) {
    const unused = findUnusedTranslations(records, catalogue)
    if (values.export !== undefined) {
      await writeFile(values.export, exportXliff(records, values.all))
      console.log(`Wrote ${values.export}.`)
    }
    const report = { records, unused }
    console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report))
    if (records.some(({ passages }) => !passages.every(isTranslated))) process.exitCode = 1
  } else {
    await importXliff(values.import, records, catalogue)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Reads the records of a server; the lawyers are a file of the site. */
async function readRecords(host: string | undefined): Promise<TranslatableRecord[]> {
  const mock =
    host === undefined ? await startMockServer({ port: 0, scenario: () => instant }) : undefined
  try {
    const { api } = resolveBaseUrls(mock?.url ?? host ?? '', 'https://site.invalid', '/')
    const { calls } = createApi({ api, site: 'https://site.invalid' }, async (request) => {
      const { hostname, pathname } = new URL(request.url)
      return hostname === 'site.invalid'
        ? new Response(await readFile(join(siteFolder, pathname)))
        : fetch(request)
    })
    return await readTranslatableRecords(calls)
  } finally {
    await mock?.close()
  }
}

function exportXliff(records: readonly RecordReport[], includesTranslated: boolean): string {
  const units = records.flatMap((record) =>
    record.passages
      .filter((passage) => includesTranslated || !isTranslated(passage))
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
    const content = {
      format: catalogueFormat,
      passages: {
        ...catalogue[file],
        ...Object.fromEntries(added.map(({ key, translation }) => [key, translation])),
      },
    }
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

function formatReport({
  records,
  unused,
}: {
  records: readonly RecordReport[]
  unused: readonly UnusedTranslation[]
}): string {
  const passages = records.flatMap((record) => record.passages)
  const missingCount = passages.filter((passage) => !isTranslated(passage)).length
  return [
    ...records.flatMap((record) => {
      const missing = record.passages.filter((passage) => !isTranslated(passage))
      const total = record.passages.length
      return missing.length === 0
        ? []
        : [
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
