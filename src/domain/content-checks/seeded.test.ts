import { readFile } from 'node:fs/promises'
import { it } from 'vitest'
import { checkText } from './check-texts.ts'
it('x', async () => {
  const read = async (n) =>
    JSON.parse(
      await readFile(new URL(`../../../mocks/fixtures/data/${n}.json`, import.meta.url), 'utf8'),
    )
  const ctx = { today: '2026-11-26', isNew: false }
  const out = {}
  const add = (format, text, where) => {
    for (const f of checkText({ format, text: text ?? '' }, ctx))
      (out[f.rule] ??= []).push(`${where}: ${f.quote} ${f.count ?? ''}`)
  }
  const t0 = performance.now()
  for (const a of await read('articles')) {
    add('title', a.title, `a${a.id}`)
    add('introduction', a.introduction, `a${a.id}`)
    add('html', a.content, `a${a.id}`)
  }
  for (const a of await read('visas')) {
    add('title', a.name, `v${a.id}`)
    add('html', a.summary, `v${a.id}`)
    add('html', a.content, `v${a.id}`)
  }
  for (const a of await read('faqs')) {
    add('line', a.question, `f${a.id}`)
    add('lines', a.response, `f${a.id}`)
  }
  for (const a of await read('interventions'))
    for (const l of a.serviceLevels) {
      add('line', l.title, `i${a.id}`)
      add('lines', l.summary, `i${a.id}`)
      add('html', l.fullDescription, `i${a.id}`)
      for (const n of ['valueString', 'basis', 'notes']) add('line', l.serviceFee[n], `i${a.id}`)
    }
  console.log(performance.now() - t0)
  for (const [k, v] of Object.entries(out)) console.log(k, v.length, v.slice(0, 14))
})
