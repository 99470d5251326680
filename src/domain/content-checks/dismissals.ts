import { parseJson } from '#platform/parse-json.ts'

/** Findings that somebody ignores on this device, by key, each with its reason. */
export type Dismissals = Readonly<Record<string, Dismissal>>

export interface Dismissal {
  readonly reason: string
  /** '2026-11-26' */
  readonly on: string
}

/** Under which the device keeps them. */
export const dismissalsKey = 'admin-ignored-remarks'

export const maxReasonLength = 300

/** What the device holds, with what cannot be read left out: other people's programs write there, too. */
export function readDismissals(stored: string | null): Dismissals {
  const entries = Object.entries(toObject(parseJson(stored))).flatMap(([key, value]) => {
    const { reason, on } = toObject(value)
    const isReadable =
      /^r[a-z0-9]{14}$/.test(key) &&
      typeof reason === 'string' &&
      typeof on === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(on)
    return isReadable ? [[key, { reason: reason.slice(0, maxReasonLength), on }] as const] : []
  })
  return Object.fromEntries(entries)
}

function toObject(value: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function dismiss(dismissals: Dismissals, key: string, dismissal: Dismissal): Dismissals {
  const reason = dismissal.reason.trim().slice(0, maxReasonLength)
  return { ...dismissals, [key]: { ...dismissal, reason } }
}

export function restore(dismissals: Dismissals, key: string): Dismissals {
  return Object.fromEntries(Object.entries(dismissals).filter(([own]) => own !== key))
}
