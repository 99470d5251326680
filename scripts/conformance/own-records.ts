import type { Contract } from '#contract/index.ts'

/** The entities whose records can be created, changed and deleted again, what others refer to first. */
export const writable = ['countries', 'visas', 'interventions', 'articles', 'faqs'] as const
export type Writable = (typeof writable)[number] & keyof Contract

/** The ids that own records refer to: of own records, or of the server's where those could not be made. */
export type Ids = Readonly<Partial<Record<Writable, number>>>

export type WireRecord = Readonly<Record<string, unknown>>

interface OwnRecord {
  readonly input: (ids: Ids) => WireRecord
  /** What an update changes. */
  readonly change: () => WireRecord
  /** Whether a record of the server's list is the check's own. */
  readonly isOwn: (record: WireRecord) => boolean
}

/** An intervention has no name of its own: its level carries the mark. */
const levelCalled = (title: string) => ({
  levelNumber: 1,
  title,
  summary: 'Conformance',
  fullDescription: '<p>Conformance</p>',
  serviceFee: { valueString: '1 €', amount: 1.5, currency: 'EUR', basis: '', notes: '' },
})

/** The records of one run, which carry its mark in what they are called. */
export function ownRecords(mark: string): Readonly<Record<Writable, OwnRecord>> {
  const called = (field: string) => (record: WireRecord) => String(record[field]).startsWith(mark)
  return {
    countries: {
      input: () => ({ name: mark, code: 'ZZ' }),
      change: () => ({ name: `${mark} changed` }),
      isOwn: called('name'),
    },
    visas: {
      input: ({ countries = 0 }) => ({
        name: mark,
        content: '<p>Conformance</p>',
        summary: '<p>Conformance</p>',
        countryId: countries,
        interventionId: 1,
        image: null,
      }),
      change: () => ({ name: `${mark} changed` }),
      isOwn: called('name'),
    },
    interventions: {
      input: ({ countries = 0, visas = 0 }) => ({
        countryId: countries,
        visaId: visas,
        serviceLevels: [levelCalled(mark)],
      }),
      change: () => ({ serviceLevels: [levelCalled(`${mark} changed`)] }),
      isOwn: ({ serviceLevels }) =>
        Array.isArray(serviceLevels) && serviceLevels.some(called('title')),
    },
    articles: {
      input: ({ countries = 0 }) => ({
        title: mark,
        authorId: 92,
        introduction: 'Conformance',
        content: '<p>Conformance</p>',
        image: null,
        countryId: countries,
        statusId: null,
        tagIds: [],
      }),
      change: () => ({ title: `${mark} changed` }),
      isOwn: called('title'),
    },
    faqs: {
      input: ({ countries = 0, visas = 0 }) => ({
        question: mark,
        response: 'Conformance',
        countryId: countries,
        visaId: visas,
      }),
      change: () => ({ question: `${mark} changed` }),
      isOwn: called('question'),
    },
  }
}
