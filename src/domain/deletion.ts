/**
 * The state machine of the delete dialog (spec 4): closed, confirming, deleting, failed. While deleting it accepts
 * only `answered`, so a double click sends once.
 */
export type DeletionState<Item> =
  | { readonly status: 'closed' }
  | { readonly status: 'confirming'; readonly items: readonly Item[] }
  | {
      /** `failed`: some could not be deleted. The dialog lists them with the reason and allows a retry. */
      readonly status: 'deleting' | 'failed'
      readonly items: readonly Item[]
      readonly outcomes: DeletionOutcomes<Item>
    }

export type DeletionOutcomes<Item> = readonly DeletionOutcome<Item>[]

/** The outcome of one deletion; `error` is set if it failed. */
interface DeletionOutcome<Item> {
  readonly item: Item
  readonly error?: unknown
}

export type DeletionEvent<Item> =
  | { readonly type: 'chosen'; readonly items: readonly Item[] }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly outcome: DeletionOutcome<Item> }

export const closedDeletion = { status: 'closed' } as const

/** The next state. An event without a meaning in the current state is ignored. */
export function deletionReducer<Item>(
  deletion: DeletionState<Item>,
  event: DeletionEvent<Item>,
): DeletionState<Item> {
  switch (event.type) {
    case 'chosen':
      return deletion.status === 'closed' && event.items.length > 0
        ? { status: 'confirming', items: event.items }
        : deletion
    case 'cancelled':
      return deletion.status === 'deleting' ? deletion : closedDeletion
    case 'confirmed':
      return confirmDeletion(deletion)
    case 'answered':
      return recordOutcome(deletion, event.outcome)
  }
}

function confirmDeletion<Item>(deletion: DeletionState<Item>): DeletionState<Item> {
  switch (deletion.status) {
    case 'confirming':
      return { ...deletion, status: 'deleting', outcomes: [] }
    case 'failed':
      // Retry only the failed ones.
      return { status: 'deleting', items: getFailedItems(deletion.outcomes), outcomes: [] }
    case 'closed':
    case 'deleting':
      return deletion
  }
}

function recordOutcome<Item>(
  deletion: DeletionState<Item>,
  outcome: DeletionOutcome<Item>,
): DeletionState<Item> {
  if (deletion.status !== 'deleting' || !deletion.items.includes(outcome.item)) return deletion
  if (deletion.outcomes.some(({ item }) => item === outcome.item)) return deletion
  const outcomes = [...deletion.outcomes, outcome]
  if (outcomes.length < deletion.items.length) return { ...deletion, outcomes }
  return getFailedItems(outcomes).length === 0
    ? closedDeletion
    : { ...deletion, status: 'failed', outcomes }
}

/** The items that could not be deleted. */
export function getFailedItems<Item>(outcomes: DeletionOutcomes<Item>): Item[] {
  return outcomes.filter(({ error }) => error !== undefined).map(({ item }) => item)
}
