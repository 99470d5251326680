import type { LetterKind } from '#contract/deadlines.ts'

/** What stands on the sheet of each kind of letter. */
const marks: Readonly<Record<Exclude<LetterKind, 'held'>, string>> = {
  // A visa's rosette, struck out.
  visa: 'M32 20a6 6 0 1 1-12 0a6 6 0 1 1 12 0M30 20a4 4 0 1 1-8 0a4 4 0 1 1 8 0M17 28 35 12',
  // A card with a portrait, struck out.
  residence:
    'M17 14h18v12H17zM21 23a3 3 0 0 1 6 0M26 18a2 2 0 1 1-4 0a2 2 0 1 1 4 0M30 18h3M30 21h3M16 29 36 11',
  // Scales.
  appeal: 'M26 12v16M22 28h8M18 15h16M18 15l-3 7a3 3 0 0 0 6 0zM34 15l-3 7a3 3 0 0 0 6 0z',
  // A door that one leaves by.
  removal: 'M29 28V12h-9v16M20 28h9M25 20h12M33 16l4 4-4 4',
  // An hourglass.
  silence: 'M20 11h12M20 29h12M22 11c0 6 8 6 8 9s-8 3-8 9M30 11c0 6-8 6-8 9s8 3 8 9',
  // Lines that one has to read.
  other: 'M18 14h16M18 18h16M18 22h10M26 30v.01M26 27v-1',
}

/** A kind of letter, drawn: its envelope, the sheet in it and what stands there. Decorative. */
export function LetterDrawing({ kind }: { kind: keyof typeof marks }) {
  return (
    <svg viewBox="0 0 52 44" width={52} height={44} fill="none" stroke="currentColor">
      <path
        d="M11 24V6h30v18M4 20v20h44V20M4 20l7-5M48 20l-7-5M4 20l22 14 22-14"
        strokeWidth={1.25}
        strokeLinejoin="round"
        opacity={0.55}
      />
      <path
        d={marks[kind]}
        strokeWidth={1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(0 -3)"
      />
    </svg>
  )
}
