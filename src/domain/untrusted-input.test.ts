import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildContactMail, type ContactSubmission } from './contact-mail.ts'
import { parseDecimal, parseInteger, formatDecimal } from './decimal.ts'
import { findBySlug, slugify, withSlugs } from './slug.ts'

const numRuns = 1000
/** Texts of all scripts, with characters that are special in HTML, mail headers and URLs. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.constantFrom(
          '<script>',
          '</td>',
          '<img src=x onerror=ran(1)>',
          '"',
          "'",
          '&',
          '&lt;',
          '\r\n',
          '\n',
          '\u2028',
          '\u0000',
          'Bcc: a@b.example',
          '../',
          '%2e',
          '//',
          '?',
          '#',
          '\u202E',
          'İ',
          'ſ',
          'Œ',
          'ß',
          '\u0301',
        ),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)

describe('slugOf, for any name', () => {
  it('contains only letters, digits, underscores and single hyphens, and is idempotent', () => {
    fc.assert(
      fc.property(text, (name) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^(?:[a-z0-9_]+(?:-[a-z0-9_]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
        expect(encodeURIComponent(slug)).toBe(slug)
      }),
      { numRuns },
    )
  })

  it('finds its record', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (names) => {
        const records = withSlugs(names.map((name, id) => ({ id, name })))
        for (const record of records) expect(findBySlug(records, record.slug)).toBe(record)
      }),
      { numRuns },
    )
  })
})

describe('the contact mail, for any input', () => {
  const submission: fc.Arbitrary<ContactSubmission> = fc.record(
    {
      name: text,
      email: text,
      phone: text,
      country: text,
      subject: text,
      message: text,
      lawyer: text,
    },
    { requiredKeys: ['name', 'email', 'phone', 'country', 'subject', 'message'] },
  )

  it('has only the elements of an empty mail and line breaks', () => {
    fc.assert(
      fc.property(submission, (typed) => {
        const { pHtmlContent, pSubject, recipient } = buildContactMail(typed)
        const elements = [...pHtmlContent.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
        const allowed = /^<(?:\/?(?:h1|h2|p|table|tr|td)|th scope="row"|\/th|br)>$/
        expect(elements.filter((tag) => !allowed.test(tag))).toEqual([])
        expect(elements.filter((tag) => tag === '<td>')).toHaveLength('lawyer' in typed ? 6 : 5)
        expect(pHtmlContent.replaceAll(/<[^>]*>|&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(
          /[<>&"']/,
        )
        expect(pSubject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(recipient).toMatch(/^[^@\s]+@[^@\s]+$/)
      }),
      { numRuns },
    )
  })
})

describe('an amount, for any input', () => {
  it('is finite or undefined, and never 0 for empty input', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.stringMatching(/^[\d ,.+-]{1,400}$/)), (typed) => {
        const number = parseDecimal(typed)
        if (number === undefined) return
        expect(Number.isFinite(number)).toBe(true)
        expect(typed).toMatch(/\d/)
        expect(typed).not.toMatch(/[a-z€$]/i)
      }),
      { numRuns },
    )
  })

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const amount = cents / 100
        expect(parseDecimal(formatDecimal(amount))).toBe(amount)
        expect(parseDecimal(amount.toLocaleString('fr-FR', { maximumFractionDigits: 2 }))).toBe(
          amount,
        )
        expect(parseInteger(formatDecimal(amount))).toBe(cents % 100 === 0 ? amount : undefined)
      }),
      { numRuns },
    )
  })
})
