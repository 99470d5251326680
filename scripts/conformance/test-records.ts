import type { Contract } from '#contract/index.ts'

/** The entities whose records can be created, changed and deleted again, what others refer to first. */
export const writableEntities = ['countries', 'visas', 'interventions', 'articles', 'faqs'] as const
export type WritableEntity = (typeof writableEntities)[number] & keyof Contract

/** The ids that test records refer to. */
export interface ReferenceIds {
  readonly countries?: number | undefined
  readonly visas?: number | undefined
}

export type WireRecord = Readonly<Record<string, unknown>>

interface TestRecord {
  readonly createInput: (ids: ReferenceIds) => WireRecord
  /** The fields that an update changes. */
  readonly createChange: () => WireRecord
  /** Whether a record of the server is a test record. */
  readonly isTestRecord: (record: WireRecord) => boolean
}

/** An intervention has no name, so its level has the marker. */
const createLevel = (title: string) => ({
  levelNumber: 1,
  title,
  summary: 'Conformance',
  fullDescription: '<p>Conformance</p>',
  serviceFee: { valueString: '1 €', amount: 1.5, currency: 'EUR', basis: '', notes: '' },
})

/** The test records of one run, with its marker in their names. */
export function createTestRecords(title: string): Readonly<Record<WritableEntity, TestRecord>> {
  const hasMarker = (field: string) => (record: WireRecord) =>
    String(record[field]).startsWith(title)
  return {
    countries: {
      createInput: () => ({ name: title, code: 'ZZ' }),
      createChange: () => ({ name: `${title} changed` }),
      isTestRecord: hasMarker('name'),
    },
    visas: {
      createInput: ({ countries = 0 }) => ({
        name: title,
        content: '<p>Conformance</p>',
        summary: '<p>Conformance</p>',
        countryId: countries,
        interventionId: 1,
        image: null,
      }),
      createChange: () => ({ name: `${title} changed` }),
      isTestRecord: hasMarker('name'),
    },
    interventions: {
      createInput: ({ countries = 0, visas = 0 }) => ({
        countryId: countries,
        visaId: visas,
        serviceLevels: [createLevel(title)],
      }),
      createChange: () => ({ serviceLevels: [createLevel(`${title} changed`)] }),
      isTestRecord: ({ serviceLevels }) =>
        Array.isArray(serviceLevels) && serviceLevels.some(hasMarker('title')),
    },
    articles: {
      createInput: ({ countries = 0 }) => ({
        title,
        authorId: 92,
        introduction: 'Conformance',
        content: '<p>Conformance</p>',
        image: null,
        countryId: countries,
        statusId: null,
        tagIds: [],
      }),
      createChange: () => ({ title: `${title} changed` }),
      isTestRecord: hasMarker('title'),
    },
    faqs: {
      createInput: ({ countries = 0, visas = 0 }) => ({
        question: title,
        response: 'Conformance',
        countryId: countries,
        visaId: visas,
      }),
      createChange: () => ({ question: `${title} changed` }),
      isTestRecord: hasMarker('question'),
    },
  }
}
