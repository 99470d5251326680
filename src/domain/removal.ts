/**
 * The delete modal as a machine (spec 4): closed, then open with what was chosen, then cancelled (closed)
 * or confirmed. While the deletions run nothing else is heard, so a double click sends once.
 */
export type Removal<Item> =
  | { readonly state: 'closed' }
  | { readonly state: 'asking'; readonly items: readonly Item[] }
  | {
      readonly state: 'removing'
      readonly items: readonly Item[]
      readonly outcomes: Outcomes<Item>
    }
  /** Some could not be deleted: the modal says which and why, and they can be tried again. */
  | { readonly state: 'failed'; readonly items: readonly Item[]; readonly outcomes: Outcomes<Item> }

export type Outcomes<Item> = readonly Outcome<Item>[]

/** How the deletion of one record ended; a `fault` is why it failed. */
export interface Outcome<Item> {
  readonly item: Item
  readonly fault?: unknown
}

export type RemovalEvent<Item> =
  | { readonly type: 'chosen'; readonly items: readonly Item[] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly outcome: Outcome<Item> }

export const noRemoval = { state: 'closed' } as const

/** The machine's next state; an event that has no meaning in a state leaves it as it is. */
export function nextRemoval<Item>(
  removal: Removal<Item>,
  event: RemovalEvent<Item>,
): Removal<Item> {
  switch (event.type) {
    case 'chosen':
      return removal.state === 'closed' && event.items.length > 0
        ? { state: 'asking', items: event.items }
        : removal
    case 'cancelled':
      return removal.state === 'removing' ? removal : noRemoval
    case 'confirmed':
      return confirmed(removal)
    case 'answered':
      return answered(removal, event.outcome)
  }
}

function confirmed<Item>(removal: Removal<Item>): Removal<Item> {
  switch (removal.state) {
    case 'asking':
      return { ...removal, state: 'removing', outcomes: [] }
    case 'failed':
      // Only those that failed are tried again.
      return { state: 'removing', items: failuresOf(removal.outcomes), outcomes: [] }
    case 'closed':
    case 'removing':
      return removal
  }
}

function answered<Item>(removal: Removal<Item>, outcome: Outcome<Item>): Removal<Item> {
  if (removal.state !== 'removing' || !removal.items.includes(outcome.item)) return removal
  if (removal.outcomes.some(({ item }) => item === outcome.item)) return removal
  const outcomes = [...removal.outcomes, outcome]
  if (outcomes.length < removal.items.length) return { ...removal, outcomes }
  return failuresOf(outcomes).length === 0 ? noRemoval : { ...removal, state: 'failed', outcomes }
}

/** Those that could not be deleted. */
export function failuresOf<Item>(outcomes: Outcomes<Item>): Item[] {
  return outcomes.filter(({ fault }) => fault !== undefined).map(({ item }) => item)
}
