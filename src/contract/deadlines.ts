import * as z from 'zod/mini'

import { endpoint, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** What a person holds. `silence`: nothing, they wait for an answer. `held`: they are detained, which no longer leaves the time of another letter. */
const letterKinds = ['visa', 'residence', 'appeal', 'removal', 'silence', 'other', 'held'] as const
export type LetterKind = (typeof letterKinds)[number]

/** The countries whose legal holidays the site knows (`domain/deadlines/holidays.ts`). */
const calendars = ['BE', 'FR', 'LU'] as const
export type CalendarCode = (typeof calendars)[number]

/** How a period is counted. Days are days of the calendar. */
const Counting = lazySchema(() =>
  z.object({
    amount: z.int().check(z.positive()),
    unit: z.enum(['day', 'month']),
    /** What the asked day is: the receipt of the letter, or the arrival of what stays without an answer. */
    starts: z.enum(['receipt', 'appeal', 'application']),
    /** Months without an answer that count as a refusal; the period starts after them. */
    silenceMonths: z.nullish(z.int().check(z.positive())),
    /** Whether the first day is the start itself, and not the day after. Not for months. */
    countsStart: z.boolean(),
    /**
     * By post, the first day that counts is this working day after the posting, unless the letter came earlier. Where it is
     * given, one is asked how the letter came.
     */
    postalWorkingDays: z.nullish(z.int().check(z.positive())),
    /** Whether a last day that is no working day moves to the next one. */
    movesToWorkingDay: z.boolean(),
    /** The holidays that count; without them the rule gives no day on which to act. */
    calendar: z.nullish(z.enum(calendars)),
    /** The zone in which the authority's days begin: 'Europe/Brussels'. */
    timeZone: z.string(),
  }),
)
export type Counting = InferSchema<typeof Counting>

/** A text that was read, and where. */
const sourceFields = {
  /** Where it stands. */
  law: z.string(),
  /** At most 40 words of the source. */
  quotation: z.string(),
  /** BCP 47, of the quotation. */
  quotationLanguage: z.string(),
  url: z.string(),
}
const DeadlineSource = lazySchema(() => z.object(sourceFields))
export type DeadlineSource = InferSchema<typeof DeadlineSource>

/**
 * A rule on the time in which a decision can be contested, with its source. Texts are French, like those of records.
 *
 * - `green`: a day to act on and the last day can be said.
 * - `amber`: only the earliest reading can be said.
 * - `red`: no day is ever said; `counting` is absent.
 */
export const DeadlineRule = lazySchema(() =>
  z.object({
    id: z.int(),
    /** Stays the same: URLs and calendar entries refer to it. */
    slug: z.string(),
    colour: z.enum(['green', 'amber', 'red']),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    letters: z.array(z.enum(letterKinds)),
    /** What tells it apart from other rules for the same letter, as an answer: 'Aucune réponse depuis deux mois'. */
    situation: z.string(),
    /** The period and to whom one turns, in a sentence. */
    period: z.string(),
    /** How it is counted, in a sentence; empty for a red rule. */
    method: z.string(),
    /** What may make it shorter, longer or different; empty if nothing is known. */
    exceptions: z.string(),
    /** Whether the decision waits for the answer to the appeal. Null: no source on it was read. */
    suspends: z.nullable(z.enum(['yes', 'no', 'partly'])),
    /** To whom the appeal goes, and by which way. */
    authority: z.string(),
    channel: z.string(),
    /** A lawyer free of charge, and whether asking for one stops the period. */
    legalAid: z.string(),
    counting: z.nullish(Counting()),
    /** Decisions of these days only, '2023-01-01'. */
    validFrom: z.nullish(z.string()),
    validTo: z.nullish(z.string()),
    /** Of the period. */
    ...sourceFields,
    /** Of what else the rule says. */
    furtherSources: z.array(DeadlineSource()),
    /** When and by whom it was last compared with its source, '2026-11-24'. Null: by no lawyer. */
    checkedOn: z.string(),
    checkedBy: z.nullable(z.string()),
  }),
)
export type DeadlineRule = InferSchema<typeof DeadlineRule>

export const deadlineRules = {
  list: endpoint({
    method: 'GET',
    path: '/deadlines.json',
    origin: 'site',
    response: json(() => z.array(DeadlineRule())),
  }),
}
