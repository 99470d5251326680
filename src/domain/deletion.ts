/**
 * The delete modal as a machine (spec 4): closed, then open with what was chosen, then cancelled (closed)
 * or confirmed. While the deletions run nothing else is heard, so a double click sends once.
 */
export type DeletionState<Item> =
  | { readonly state: 'closed' }
  | { readonly state: 'asking'; readonly items: readonly Item[] }
  | {
      readonly state: 'removing'
      readonly items: readonly Item[]
      readonly outcomes: DeletionOutcomes<Item>
    }
  /** Some could not be deleted: the modal says which and why, and they can be tried again. */
  | {
      readonly state: 'failed'
      readonly items: readonly Item[]
      readonly outcomes: DeletionOutcomes<Item>
    }

export type DeletionOutcomes<Item> = readonly DeletionOutcome<Item>[]

/** How the deletion of one record ended; a `fault` is why it failed. */
export interface DeletionOutcome<Item> {
  readonly item: Item
  readonly error?: unknown
}

export type DeletionEvent<Item> =
  | { readonly type: 'chosen'; readonly items: readonly Item[] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly outcome: DeletionOutcome<Item> }

export const closedDeletion = { state: 'closed' } as const

/** The machine's next state; an event that has no meaning in a state leaves it as it is. */
export function deletionReducer<Item>(
  deletion: DeletionState<Item>,
  event: DeletionEvent<Item>,
): DeletionState<Item> {
  switch (event.type) {
    case 'chosen':
      return deletion.state === 'closed' && event.items.length > 0
        ? { state: 'asking', items: event.items }
        : deletion
    case 'cancelled':
      return deletion.state === 'removing' ? deletion : closedDeletion
    case 'confirmed':
      return confirmDeletion(deletion)
    case 'answered':
      return recordOutcome(deletion, event.outcome)
  }
}

function confirmDeletion<Item>(deletion: DeletionState<Item>): DeletionState<Item> {
  switch (deletion.state) {
    case 'asking':
      return { ...deletion, state: 'removing', outcomes: [] }
    case 'failed':
      // Only those that failed are tried again.
      return { state: 'removing', items: getFailedItems(deletion.outcomes), outcomes: [] }
    case 'closed':
    case 'removing':
      return deletion
  }
}

function recordOutcome<Item>(
  deletion: DeletionState<Item>,
  outcome: DeletionOutcome<Item>,
): DeletionState<Item> {
  if (deletion.state !== 'removing' || !deletion.items.includes(outcome.item)) return deletion
  if (deletion.outcomes.some(({ item }) => item === outcome.item)) return deletion
  const outcomes = [...deletion.outcomes, outcome]
  if (outcomes.length < deletion.items.length) return { ...deletion, outcomes }
  return getFailedItems(outcomes).length === 0
    ? closedDeletion
    : { ...deletion, state: 'failed', outcomes }
}

/** Those that could not be deleted. */
export function getFailedItems<Item>(outcomes: DeletionOutcomes<Item>): Item[] {
  return outcomes.filter(({ error }) => error !== undefined).map(({ item }) => item)
}
