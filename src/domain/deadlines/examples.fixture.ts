import rules from '#mocks/fixtures/data/deadlineRules.json' with { type: 'json' }

import type { DeadlineRule } from '#contract/deadlines.ts'

import { getDeadline, isCounted } from './deadlines.ts'

/** The answers on a Belgian refusal that was handed over on 3 December 2026. */
export const belgianRefusal = {
  country: 'BE',
  letter: 'visa',
  rule: 'be-refus',
  held: 'no',
  came: 'hand',
  received: '2026-12-03',
}

/**
 * 24 letters a calendar: rule, receipt (or arrival of the appeal), postmark if any → earliest day, and the day by which
 * to act. Worked out apart from the code, with the holidays of Easter's date.
 */
const examples = `
  be-refus 2026-12-03 → 2027-01-02 2026-12-31
  be-refus 2026-01-02 → 2026-02-01 2026-01-30
  be-refus 2026-01-15 → 2026-02-14 2026-02-13
  be-refus 2026-02-28 → 2026-03-30 2026-03-27
  be-refus 2026-03-06 → 2026-04-05 2026-04-03
  be-refus 2026-03-07 → 2026-04-06 2026-04-03
  be-refus 2026-04-01 → 2026-05-01 2026-04-30
  be-refus 2026-04-14 → 2026-05-14 2026-05-13
  be-refus 2026-04-24 → 2026-05-24 2026-05-22
  be-refus 2026-05-12 → 2026-06-11 2026-06-10
  be-refus 2026-06-21 → 2026-07-21 2026-07-20
  be-refus 2026-06-20 → 2026-07-20 2026-07-17
  be-refus 2026-07-16 → 2026-08-15 2026-08-14
  be-refus 2026-07-17 → 2026-08-16 2026-08-14
  be-refus 2026-10-01 → 2026-10-31 2026-10-30
  be-refus 2026-10-02 → 2026-11-01 2026-10-30
  be-refus 2026-10-12 → 2026-11-11 2026-11-10
  be-refus 2026-11-25 → 2026-12-25 2026-12-24
  be-refus 2026-11-30 → 2026-12-30 2026-12-29
  be-refus 2026-12-03 2026-11-27 → 2026-12-31 2026-12-30
  be-refus 2026-12-10 2026-11-27 → 2026-12-31 2026-12-30
  be-refus 2026-04-10 2026-04-02 → 2026-05-07 2026-05-06
  be-refus 2026-11-13 2026-11-09 → 2026-12-12 2026-12-11
  be-refus 2026-05-18 2026-05-13 → 2026-06-17 2026-06-16

  fr-visa 2026-11-25 → 2026-12-24 2026-12-23
  fr-visa 2026-01-01 → 2026-01-30 2026-01-29
  fr-visa 2026-01-31 → 2026-03-01 2026-02-27
  fr-visa 2026-02-01 → 2026-03-02 2026-02-27
  fr-visa 2026-04-07 → 2026-05-06 2026-05-05
  fr-visa 2026-06-15 → 2026-07-14 2026-07-13
  fr-visa 2026-07-16 → 2026-08-14 2026-08-13
  fr-visa 2026-12-02 → 2026-12-31 2026-12-30
  fr-visa 2026-12-31 → 2027-01-29 2027-01-28
  fr-visa 2027-02-28 → 2027-03-29 2027-03-26
  fr-recours-refuse 2026-12-31 → 2027-02-28 2027-02-26
  fr-recours-refuse 2026-09-14 → 2026-11-14 2026-11-13
  fr-recours-refuse 2026-03-08 → 2026-05-08 2026-05-07
  fr-recours-refuse 2026-06-30 → 2026-08-30 2026-08-28
  fr-recours-refuse 2026-11-30 → 2027-01-30 2027-01-29
  fr-sejour 2026-11-25 → 2027-01-25 2027-01-22
  fr-sejour 2026-12-29 → 2027-02-28 2027-02-26
  fr-sejour 2026-10-31 → 2026-12-31 2026-12-30
  fr-sejour 2026-05-14 → 2026-07-14 2026-07-13
  fr-recours-silence 2026-07-31 → 2026-11-30 2026-11-27
  fr-recours-silence 2026-08-31 → 2026-12-31 2026-12-30
  fr-recours-silence 2026-10-31 → 2027-02-28 2027-02-26
  fr-recours-silence 2026-12-31 → 2027-04-28 2027-04-27
  fr-recours-silence 2026-11-11 → 2027-03-11 2027-03-10
`

/** The rules of the site. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when the seed is built
export const seededRules = rules as readonly DeadlineRule[]

/** The examples as they are written, and as the code answers them on 1 December 2026. */
export function readExamples(): { written: string; counted: string }[] {
  const lines = examples.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const written = line.trim()
    const [slug = '', start = '', posted] = written.split(' → ')[0]?.split(' ') ?? []
    const rule = seededRules.find((one) => one.slug === slug)
    const deadline = isCounted(rule)
      ? getDeadline(rule, { start, posted }, new Date('2026-12-01T12:00:00Z'))
      : undefined
    const days = typeof deadline === 'object' ? `${deadline.day} ${deadline.aim}` : String(deadline)
    return { written, counted: `${[slug, start, posted].filter(Boolean).join(' ')} → ${days}` }
  })
}
