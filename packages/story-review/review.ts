/** A story at a width in a language. */
export interface View {
  readonly story: string
  readonly title: string
  readonly name: string
  readonly width: number
  readonly language: string
}

/** A picture that is new, gone, changed or could not be taken. Paths are from the page. */
export interface Item extends View {
  readonly kind: 'changed' | 'new' | 'gone' | 'failed'
  /** Of the two pictures. A decision counts for these only. */
  readonly hash: string
  readonly before?: string
  readonly after?: string
  readonly difference?: string
  /** Of the wider and the higher picture. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  readonly pixels?: number | undefined
  /** The files of the change that the story imports. */
  readonly files: readonly string[]
  /** Why there is no picture, or what the play function says. */
  readonly message?: string | undefined
}

/** What is photographed: a commit, or the working tree as a commit that no branch has. */
export interface Tree {
  /** As the reviewer named it: `main`, or `this tree`. */
  readonly name: string
  readonly commit: string
  /** Of what stories are made of. Trees with the same hash look the same. */
  readonly hash: string
  /** The subject of the commit, or what the working tree adds to it. */
  readonly subject: string
}

/** The result of comparing two trees: `review.json`, and the data of the page. */
export interface Review {
  readonly before: Tree
  readonly after: Tree
  readonly time: string
  /** A part of the ids of the stories, if not all were compared. */
  readonly only: string
  readonly stories: number
  readonly compared: number
  readonly items: readonly Item[]
}

/** What a reviewer decided about a pair of pictures. */
export interface Decision {
  readonly story: string
  readonly width: number
  readonly language: string
  readonly hash: string
  readonly decision: 'accepted' | 'refused'
  readonly name: string
  readonly sentence: string
  readonly time: string
}

/** A story at a width in a language as a text, which is also the name of its pictures. */
export const toKey = ({ story, width, language }: Pick<View, 'story' | 'width' | 'language'>) =>
  `${story}-${width}-${language}`

/** Decisions by what they are about. */
export type Decisions = ReadonlyMap<string, Decision>

const toDecisionKey = (about: Item | Decision) => `${toKey(about)} ${about.hash}`

/** All decisions. Of two about the same pictures the later one counts. */
export function mergeDecisions(...lists: readonly Iterable<Decision>[]): Decisions {
  const all = lists.flatMap((list) => [...list])
  const sorted = all.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))
  return new Map(sorted.map((decision) => [toDecisionKey(decision), decision]))
}

export const findDecision = (item: Item, decisions: Decisions) => decisions.get(toDecisionKey(item))

export type State = 'undecided' | 'refused' | 'failed' | 'accepted'

/** A failed story cannot be accepted: nobody saw it. */
export function getState(item: Item, decisions: Decisions): State {
  if (item.kind === 'failed') return 'failed'
  return findDecision(item, decisions)?.decision ?? 'undecided'
}

/** What is left to do before the change may land, as text, and whether everything is accepted. */
export function formatVerdict(items: readonly Item[], decisions: Decisions) {
  const groups = Map.groupBy(items, (item) => getState(item, decisions))
  const open = (['undecided', 'refused', 'failed'] as const).flatMap((state) =>
    (groups.get(state) ?? []).map((item) => {
      const { title, name, width, language, kind, message = '' } = item
      const decision = findDecision(item, decisions)
      const refused = decision && `, by ${decision.name}: ${decision.sentence}`
      const reason = state === 'failed' ? `: ${message}` : (refused ?? '')
      return `${state.padEnd(9)}  ${title}: ${name}, ${width} px, ${language} (${kind})${reason}`
    }),
  )
  const counts = (['accepted', 'undecided', 'refused', 'failed'] as const).map(
    (state) => `${groups.get(state)?.length ?? 0} ${state}`,
  )
  return { text: [...open, counts.join(', ')].join('\n'), isAccepted: open.length === 0 }
}
