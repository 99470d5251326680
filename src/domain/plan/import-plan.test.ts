import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { createRandom } from '#platform/seeded-random.ts'

import { toCsv } from '../csv.ts'
import { isDeepEqual } from '../deep-equal.ts'
import {
  decodeCsv,
  maxRows,
  prepareCsv,
  toColumnName,
  toCsvFile,
  type CsvFile,
} from './csv-file.ts'
import {
  foldHeading,
  guessMapping,
  planImport,
  toCellText,
  type ImportField,
  type ImportOptions,
} from './import-plan.ts'
import {
  countOutcomes,
  runPlan,
  type Plan,
  type PlanOutcomes,
  type PlanServer,
  type Values,
} from './plan.ts'
import { createRehearsal } from './rehearsal.ts'

const countries = ['Belgique', 'France', 'Cameroun']
const fields: readonly ImportField[] = [
  {
    name: 'countryId',
    label: 'Pays',
    headings: ['Pays'],
    parse: (text) => {
      const index = countries.indexOf(text)
      return index === -1 ? undefined : String(index + 1)
    },
  },
  { name: 'name', label: 'Nom', headings: ['Nom', 'name'], parse: (text) => text },
  {
    name: 'content',
    label: 'Contenu',
    headings: ['Contenu'],
    parse: (text) => (text.startsWith('<') ? text.replaceAll(/<script.*?<\/script>/g, '') : text),
  },
]
const rules: Pick<PlanServer, 'isSame' | 'toReference'> = {
  isSame: (_entity, _field, first, second) => isDeepEqual(first, second),
  toReference: String,
}

interface Stored {
  readonly id: number
  readonly values: Values
}

const belgian = (id: number, name: string, content = '<p>a</p>'): Stored => ({
  id,
  values: { countryId: '1', name, content },
})

function exportCells({ id, values }: Stored): [string, string][] {
  return [
    ['ID', String(id)],
    ['Nom', String(values['name'])],
    ['Contenu', String(values['content']).replaceAll(/<[^>]*>/g, '')],
    ['Pays', countries[Number(values['countryId']) - 1] ?? 'Sans pays'],
  ]
}

function toOptions(file: CsvFile, records: readonly Stored[]): ImportOptions {
  return {
    entity: 'visas',
    file,
    mapping: guessMapping(file.header, fields),
    fields,
    keyFields: ['name', 'countryId'],
    emptyValues: { countryId: '', name: '', content: '' },
    records: records.map((record) => ({
      ...record,
      exported: new Map(
        exportCells(record).map(([title, text]) => [foldHeading(title), toCellText(text)]),
      ),
    })),
    isSame: rules.isSame,
    getRecordName: ({ values }) => String(values['name']),
    check: ({ countryId }, before) =>
      countryId === '' && before === undefined ? { kind: 'check' } : undefined,
  }
}

function split(csv: string) {
  const { text, delimiter } = prepareCsv(csv)
  return toCsvFile(Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data)
}
function parse(text: string): CsvFile {
  const file = split(text)
  if (typeof file === 'string') throw new Error(file)
  return file
}
/** All rows at once. */
function makePlan(options: ImportOptions): Plan {
  const rows = planImport(options)
  for (;;) {
    const row = rows.next()
    if (row.done === true) return row.value
  }
}
const plan = (text: string, stored: readonly Stored[]) =>
  makePlan(toOptions(parse(text), stored)).steps

const twoVisas = [belgian(1, 'Étudiant'), belgian(2, 'Travail')]

describe('a row', () => {
  it('is found by its id, also under another name', () => {
    expect(plan('ID;Nom\r\n2;Emploi', twoVisas)[0]).toMatchObject({
      id: 2,
      changes: { name: 'Emploi' },
    })
  })

  it('is found by name and country, without case and accents', () => {
    expect(plan('Nom;Pays;Contenu\r\netudiant;Belgique;neu', twoVisas)[0]).toMatchObject({
      id: 1,
      changes: { content: 'neu' },
    })
    // Office software puts marks of direction around a heading.
    expect(plan('\u200eNOM;Pays\r\nÉtudiant;France', twoVisas)[0]).toMatchObject({
      id: undefined,
      changes: { name: 'Étudiant', countryId: '2' },
    })
  })

  it('with an empty cell changes nothing there', () => {
    expect(plan('ID;Nom;Contenu\r\n1;;neu', twoVisas)[0]?.changes).toEqual({ content: 'neu' })
  })

  it('fills parts of one field from columns of their own, and an error is in the column of its part', () => {
    const parts = ['a', 'b'].map((letter): ImportField => ({
      name: `letters/${letter}`,
      partOf: 'letters',
      label: letter,
      headings: [letter],
      parse: (text, _, current) =>
        text === '?' ? undefined : { ...Object(current), [letter]: text },
    }))
    const file = parse('ID;b;a\r\n1;2;1\r\n2;2;?')
    const options = toOptions(file, twoVisas)
    const { steps } = makePlan({
      ...options,
      fields: [...fields, ...parts],
      mapping: guessMapping(file.header, [...fields, ...parts]),
    })
    expect(steps[0]?.changes).toEqual({ letters: { a: '1', b: '2' } })
    expect(steps[1]?.refusal).toMatchObject({ kind: 'unreadable', field: 'letters', column: 'C' })
  })

  it('says what is lost: formatting, and what is not allowed', () => {
    const rich = [belgian(1, 'Étudiant', '<p><strong>a</strong></p>')]
    expect(plan('ID;Contenu\r\n1;plain', rich)[0]?.remarks).toEqual([
      { kind: 'formatLost', field: 'content' },
    ])
    const hostile = 'ID;Contenu\r\n1;<p>b</p><script>x</script>'
    expect(plan(hostile, rich)[0]).toMatchObject({
      changes: { content: '<p>b</p>' },
      remarks: [{ kind: 'sanitised' }],
    })
  })

  it('says where paragraphs are lost, but not where one is empty or a word changes', () => {
    const three = [belgian(1, 'Étudiant', '<p>a</p><p><br></p>\n<p>b</p>')]
    const getRemarks = (cell: string) =>
      plan(`ID;Contenu\r\n1;"${cell}"`, three)[0]?.remarks?.map(({ kind }) => kind)
    expect(getRemarks('a b')).toEqual(['fewerParagraphs'])
    expect(getRemarks('<p>a b</p>')).toEqual(['fewerParagraphs'])
    expect(getRemarks('a\nc')).toEqual([])
    expect(getRemarks('<p>a</p><p>c</p>')).toEqual([])
  })

  it.each<[string, string, object]>([
    [
      'an unknown country',
      'Nom;Pays\r\na;Atlantide',
      { kind: 'unreadable', text: 'Atlantide', column: 'B' },
    ],
    ['an unknown id', 'ID;Nom\r\n99;a', { kind: 'unknownId', text: '99' }],
    ['an id that is none', 'ID;Nom\r\n1,5;a', { kind: 'unknownId' }],
    ['no name', 'Nom;Pays\r\n;Belgique', { kind: 'noKey', field: 'name' }],
    ['a cell that was not computed', 'ID;Nom\r\n1;#REF!', { kind: 'notComputed', column: 'B' }],
    ['a name that was not computed', 'Nom\r\n#N/A', { kind: 'notComputed', column: 'A' }],
    ['more cells than headings', 'ID;Nom\r\n1;a;b', { kind: 'tooManyCells' }],
    ['what its form refuses', 'Nom;Contenu\r\nneu;a', { kind: 'check' }],
  ])('with %s is refused', (_, text, refusal) => {
    expect(plan(text, twoVisas)[0]?.refusal).toMatchObject({ type: 'invalid', ...refusal })
  })

  it('is refused if an earlier one writes the same record, also a new one', () => {
    const twice = 'ID;Nom;Pays\r\n1;a;\r\n1;b;\r\n;Neu;France\r\n;neu;France'
    expect(plan(twice, twoVisas).map(({ refusal }) => refusal?.text)).toEqual([
      undefined,
      '2',
      undefined,
      '4',
    ])
  })

  it('about one of several records of a name is refused, unless it is one of them as it is', () => {
    const twins = [belgian(1, 'Visa', '<p>a</p>'), belgian(2, 'Visa', '<p>b</p>')]
    const [same, other] = plan('Nom;Pays;Contenu\r\nVisa;Belgique;b\r\nVisa;Belgique;c', twins)
    expect(same).toMatchObject({ id: 2, changes: {} })
    expect(other?.refusal).toMatchObject({ kind: 'ambiguous' })
  })

  it('may have empty cells without a heading', () => {
    expect(plan('ID;Nom\r\n1;a; ;', twoVisas)[0]).toMatchObject({ id: 1, changes: { name: 'a' } })
  })

  it('has the number that a spreadsheet shows', () => {
    const text = 'Nom;Pays\r\n"a\nb";Belgique\r\n\r\nc;Belgique'
    expect(plan(text, []).map(({ line }) => line)).toEqual([2, 4])
  })
})

describe('a file', () => {
  it.each([
    ['UTF-8', [...new TextEncoder().encode('\uFEFFé;€')]],
    ['Windows-1252', [0xe9, 0x3b, 0x80]],
    ['Mac Roman', [0x8e, 0x3b, 0xdb]],
    ['UTF-16', [0xff, 0xfe, 0xe9, 0, 0x3b, 0, 0xac, 0x20]],
    ['UTF-16 without its mark', [0xe9, 0, 0x3b, 0, 0xac, 0x20]],
    ['UTF-16 of the other order', [0xfe, 0xff, 0, 0xe9, 0, 0x3b, 0x20, 0xac]],
  ])('in %s is read', (_, bytes) => {
    expect(decodeCsv(new Uint8Array(bytes))).toBe('é;€')
  })

  it.each([
    ['semicolons', 'a;b,c;d\n1;2;3', ';'],
    ['commas', 'a,"b;c;d",e\n1;2;3', ','],
    ['tabs', 'a\tb\n1;2;3', '\t'],
    ['one column', 'a\n1,2', ';'],
  ])('with %s is split at them', (_, text, delimiter) => {
    expect(prepareCsv(text).delimiter).toBe(delimiter)
  })

  it('has columns with the names of a spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(toColumnName)).toEqual(
      'A Z AA AZ BA ZZ AAA'.split(' '),
    )
  })

  it('without records, and one with too many, is none', () => {
    expect(toCsvFile([['Nom'], ['']])).toBe('empty')
    expect(toCsvFile(Array.from({ length: maxRows + 2 }, () => ['a']))).toBe('tooManyRows')
  })

  it('with an error in each of 3,000 rows has 3,000 refusals with their lines', () => {
    const text = `Nom;Pays\r\n${'a;Atlantide\r\n'.repeat(3000)}`
    const steps = plan(text, twoVisas)
    expect(steps).toHaveLength(3000)
    expect(steps.every(({ refusal }) => refusal?.kind === 'unreadable')).toBe(true)
    expect(steps.at(-1)?.line).toBe(3001)
  })
})

const alphabet = [
  '=',
  '+',
  "'",
  '"',
  ';',
  ',',
  '\n',
  '\r\n',
  '\t',
  ' ',
  'é',
  '<p>',
  '</p>',
  '@',
  '-',
  'a',
  'b',
]

describe('on 200 random files', () => {
  const random = createRandom(36)
  const pickOne = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const createText = (length: number) =>
    Array.from({ length: Math.floor(random() * length) }, () => pickOne(alphabet)).join('')
  const createRecords = (): Stored[] =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, (_, index) => ({
      id: index + 1,
      values: {
        countryId: String(1 + Math.floor(random() * 4)),
        name: createText(6) || 'x',
        content: createText(12),
      },
    }))
  const cases = Array.from({ length: 200 }, () => {
    const stored = createRecords()
    const columns = ['ID', 'Nom', 'Contenu', 'Pays', 'Date'].filter(() => random() < 0.8)
    const rows = Array.from({ length: 1 + Math.floor(random() * 10) }, () =>
      columns.map((title) => {
        const record = pickOne(stored)
        const kept = new Map(record && exportCells(record)).get(title)
        const others = title === 'Pays' ? [...countries, 'Atlantide', ''] : [createText(8)]
        return random() < 0.6 ? kept : pickOne(others)
      }),
    )
    return { stored, text: toCsv(columns, rows) }
  })

  it('the run comes to what the rehearsal said, and the same file again changes nothing', async () => {
    let writes = 0
    for (const { stored, text } of cases) {
      const file = split(text)
      if (typeof file === 'string') continue
      const planned = makePlan(toOptions(file, stored))
      const rehearsed = await runPlan(planned, createRehearsal({ visas: stored }, rules))
      const server = createFakeServer(stored)
      const run = await runPlan(planned, server)
      expect(countOutcomes(run)).toEqual(countOutcomes(rehearsed))
      writes += countOutcomes(run).created + countOutcomes(run).updated
      const again = await runPlan(makePlan(toOptions(file, server.list())), server)
      // A row that was written by its id has nothing left to write.
      const written = planned.steps.filter(({ key, id }) => id !== undefined && isWritten(run, key))
      const rewritten = file.header.includes('ID')
        ? written.filter(({ key }) => isWritten(again, key))
        : []
      expect(rewritten).toEqual([])
    }
    expect(writes).toBeGreaterThan(200)
  })

  it('what is exported, imported again, changes nothing, whatever columns are hidden', async () => {
    let rows = 0
    for (const { stored } of cases) {
      const titles = ['ID', 'Nom', 'Contenu', 'Pays'].filter(
        (title) => title === 'Nom' || random() < 0.7,
      )
      const cells = stored.map((record) => {
        const byTitle = new Map(exportCells(record))
        return titles.map((title) => byTitle.get(title))
      })
      const steps = plan(toCsv(titles, cells), stored)
      const named = steps.filter(({ name }) => name !== '')
      rows += named.length
      // Every row is found by its id.
      const refused = titles.includes('ID')
        ? steps.filter(({ refusal }) => refusal !== undefined)
        : []
      expect(refused).toEqual([])
      expect(
        named.filter(({ id, changes }) => id !== undefined && Object.keys(changes).length > 0),
      ).toEqual([])
    }
    expect(rows).toBeGreaterThan(500)
  })
})

const isWritten = (outcomes: PlanOutcomes, key: string) =>
  ['created', 'updated'].includes(outcomes.get(key)?.status ?? '')

/** A server of its own making: what it stores went through JSON. */
function createFakeServer(records: readonly Stored[]) {
  const stored = new Map(records.map(({ id, values }) => [id, JSON.stringify(values)]))
  const read = (id: number): Values => JSON.parse(stored.get(id) ?? '')
  return {
    ...rules,
    list: (): Stored[] => [...stored.keys()].map((id) => ({ id, values: read(id) })),
    read: (_entity: string, id: number) => Promise.resolve({ values: read(id) }),
    create(_entity: string, values: Values) {
      const id = Math.max(0, ...stored.keys()) + 1
      stored.set(id, JSON.stringify(values))
      return Promise.resolve(id)
    },
    update(_entity: string, id: number, before: { values: Values }, changes: Values) {
      stored.set(id, JSON.stringify({ ...before.values, ...changes }))
      return Promise.resolve()
    },
  }
}
