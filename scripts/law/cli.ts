/**
 * `npm run law`: which law of the site somebody has to read again: what was not compared with its source for twelve months,
 * what is believed until a day that has passed or comes soon, links to past versions, and numbers that differ between two
 * places. `--today 2027-01-31` asks for another day. `--uncovered` counts instead, for each kind of record, the periods, sums,
 * years and articles without a source, and names their records. The exit status is 1 if something is due.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import * as z from 'zod/mini'

import { DeadlineRule } from '#contract/deadlines.ts'
import { Statement } from '#contract/statements.ts'
import { parseDay } from '#domain/calendar-days.ts'
import { getOfficeDay } from '#domain/dates.ts'
import { listDueLaw } from '#domain/law/due.ts'
import { readRecordNumbers } from '#domain/law/uncovered.ts'
import { buildFixtures } from '#mocks/fixtures/build.ts'

const { values } = parseArgs({
  options: { today: { type: 'string' }, uncovered: { type: 'boolean', default: false } },
})
const readSiteFile = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../public/${name}`, import.meta.url), 'utf8'))
const rules = z.array(DeadlineRule()).parse(await readSiteFile('deadlines.json'))
const statements = z.array(Statement()).parse(await readSiteFile('statements.json'))

if (values.uncovered) await printUncovered()
else printDue(parseDay(values.today) ?? getOfficeDay(new Date()))

function printDue(today: string): void {
  const due = listDueLaw(rules, statements, today)
  for (const { reason, slug, says, detail, records } of due)
    console.log(
      `${reason}: ${slug} (${detail})\n  ${says}\n  ${records.join(', ') || 'deadlines.json'}`,
    )
  console.log(
    `${due.length} due on ${today}, of ${rules.length} rules and ${statements.length} statements in ${statements.flatMap(({ passages }) => passages).length} places.`,
  )
  if (due.length > 0) process.exitCode = 1
}

async function printUncovered(): Promise<void> {
  const { articles, faqs, visas } = await buildFixtures()
  const kinds = {
    articles: articles.map(({ id, introduction, content }) => ({
      id,
      texts: [introduction, content],
    })),
    faqs: faqs.map(({ id, response }) => ({ id, texts: [response] })),
    visas: visas.map(({ id, summary, content }) => ({ id, texts: [summary, content] })),
  }
  for (const [kind, records] of Object.entries(kinds)) {
    const counts = records.map(({ id, texts }) => {
      const record = `${kind}/${id}`
      const hasSource = statements.some((one) =>
        one.passages.some((passage) => passage.record === record),
      )
      return { record, hasSource, ...readRecordNumbers(statements, record, texts) }
    })
    const all = counts.flatMap((one) => one.all).length
    const uncovered = counts.flatMap((one) => one.uncovered).length
    console.log(
      `${kind}: ${counts.filter(({ hasSource }) => hasSource).length} of ${counts.length} records have sources, ${all - uncovered} of ${all} numbers.`,
    )
    for (const one of counts.filter((record) => record.uncovered.length > 0))
      console.log(`  ${one.record}: ${one.uncovered.join(', ')}`)
  }
}
