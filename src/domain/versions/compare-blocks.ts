import { diffArrays, diffWordsWithSpace } from 'diff'

import { isSameBlock, type Block, type BlockLink } from './blocks.ts'

/** A part of a text that both versions have, or only one. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A link that is new, gone, or leads elsewhere. */
export interface LinkChange {
  readonly text: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A block that both versions have. */
interface SameBlock {
  readonly status: 'same'
  readonly block: Block
}

/** A block that only one version has. */
interface SingleBlock {
  readonly status: 'added' | 'removed'
  readonly block: Block
}

interface ChangedBlock {
  readonly status: 'changed'
  readonly before: Block
  readonly after: Block
  /** The words. A picture has those of its alternative text. */
  readonly pieces: readonly Piece[]
  readonly links: readonly LinkChange[]
  /** The words and links are the same, and look otherwise. */
  readonly isFormatOnly: boolean
}

/** What became of a block. */
export type BlockChange = SameBlock | SingleBlock | ChangedBlock

/** A change, or unchanged blocks that follow each other. */
export type ComparedRow =
  | { readonly status: 'folded'; readonly blocks: readonly Block[] }
  | SingleBlock
  | ChangedBlock

/** How alike two blocks must be for one to be a change of the other: the share of their words. */
const minSimilarity = 0.35
/** Beyond so many pairs, blocks are paired in their order only, which takes no time. */
const maxPairs = 40_000
/** A comparison of words takes no longer; the whole text is shown as changed then. */
const timeoutMs = 200

/** Compares two texts, block by block, and folds what did not change. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedRow[] {
  return foldUnchanged(pairBlocks(before, after))
}

/** Finds which block became which: those with the same words first, then the similar ones between them. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const parts = diffArrays([...before], [...after], {
    comparator: hasSameWords,
    timeout: timeoutMs,
  }) ?? [
    { removed: true, added: false, value: [...before] },
    { removed: false, added: true, value: [...after] },
  ]
  const changes: BlockChange[] = []
  let beforeIndex = 0
  let afterIndex = 0
  let removed: Block[] = []
  let added: Block[] = []
  function pairPending(): void {
    changes.push(...pairSimilar(removed, added))
    removed = []
    added = []
  }
  for (const part of parts) {
    const { length } = part.value
    if (part.removed) removed.push(...before.slice(beforeIndex, beforeIndex + length))
    else if (part.added) added.push(...after.slice(afterIndex, afterIndex + length))
    else {
      pairPending()
      for (let index = 0; index < length; index += 1) {
        const one = before[beforeIndex + index]
        const other = after[afterIndex + index]
        if (one !== undefined && other !== undefined) changes.push(compareBlock(one, other))
      }
    }
    if (!part.added) beforeIndex += length
    if (!part.removed) afterIndex += length
  }
  pairPending()
  return changes
}

/** Joins unchanged blocks that follow each other. */
export function foldUnchanged(changes: readonly BlockChange[]): ComparedRow[] {
  const rows: ComparedRow[] = []
  let blocks: Block[] = []
  const fold = () => {
    if (blocks.length > 0) rows.push({ status: 'folded', blocks })
    blocks = []
  }
  for (const change of changes) {
    if (change.status === 'same') blocks.push(change.block)
    else {
      fold()
      rows.push(change)
    }
  }
  fold()
  return rows
}

/**
 * The words that were added and removed. Changed words that follow each other are one change, because a screen reader
 * announces the beginning and the end of each.
 */
export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs })
  const pieces: Piece[] = []
  let removed = ''
  let added = ''
  function flush(): void {
    if (removed !== '') pieces.push({ kind: 'removed', text: removed })
    if (added !== '') pieces.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  function both(text: string): void {
    removed += text
    added += text
  }
  for (const [index, part] of (parts ?? []).entries()) {
    const isBetween = removed + added !== '' && index < (parts?.length ?? 0) - 1
    if (part.removed || part.added) {
      if (removed + added === '' && /^\d/.test(part.value)) both(takeNumber(pieces))
      if (part.removed) removed += part.value
      else added += part.value
    } else if (isBetween && part.value === ' ') both(' ')
    else {
      const rest = getRestOfNumber(removed + added, part.value)
      both(rest)
      flush()
      const text = part.value.slice(rest.length)
      if (text !== '') pieces.push({ kind: 'same', text })
    }
  }
  if (parts === undefined) [removed, added] = [before, after]
  flush()
  return pieces
}

// French groups digits with spaces that do not break: '1 450' is one word.
const startOfNumber = /(?<!\d)\d{1,3}(?:[\u00a0\u202f]\d{3})*[\u00a0\u202f]$/
const groupsOfNumber = /^(?:[\u00a0\u202f]\d{3})+(?!\d)/
const groupsWithoutSpace = /^\d{3}(?:[\u00a0\u202f]\d{3})*(?!\d)/

/** The digits at the start of what both versions have that belong to the number before it. */
function getRestOfNumber(changed: string, text: string): string {
  const isAfterSpace = /\d[\u00a0\u202f]$/.test(changed)
  if (!isAfterSpace && !/\d$/.test(changed)) return ''
  return (isAfterSpace ? groupsWithoutSpace : groupsOfNumber).exec(text)?.[0] ?? ''
}

/** Takes the first digits of a number from the end of what both versions have. */
function takeNumber(pieces: Piece[]): string {
  const last = pieces.at(-1)
  const start = last?.kind === 'same' ? startOfNumber.exec(last.text) : null
  if (last === undefined || start === null) return ''
  pieces.pop()
  const text = last.text.slice(0, start.index)
  if (text !== '') pieces.push({ kind: 'same', text })
  return start[0]
}

function hasSameWords(a: Block, b: Block): boolean {
  return a.source === b.source && a.text === b.text
}

/** Pairs blocks that have words in common, in their order: as many words as possible. */
function pairSimilar(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const isTooMany = removed.length * added.length > maxPairs
  const pairs = isTooMany ? pairInOrder(removed, added) : findBestPairs(removed, added)
  const changes: BlockChange[] = []
  let beforeIndex = 0
  let afterIndex = 0
  for (const [before, after] of [...pairs, [removed.length, added.length] as const]) {
    changes.push(...toSingle('removed', removed.slice(beforeIndex, before)))
    changes.push(...toSingle('added', added.slice(afterIndex, after)))
    const one = removed[before]
    const other = added[after]
    if (one !== undefined && other !== undefined) changes.push(compareBlock(one, other))
    beforeIndex = before + 1
    afterIndex = after + 1
  }
  return changes
}

function toSingle(status: SingleBlock['status'], blocks: readonly Block[]): SingleBlock[] {
  return blocks.map((block) => ({ status, block }))
}

type Pair = readonly [before: number, after: number]

function pairInOrder(removed: readonly Block[], added: readonly Block[]): Pair[] {
  return removed
    .slice(0, added.length)
    .map((block, index): [number, number, Block] => [index, index, block])
    .filter(
      ([index, , block]) => (block.source === undefined) === (added[index]?.source === undefined),
    )
    .map(([before, after]) => [before, after])
}

/** The pairs, in order, whose similarities have the greatest sum. */
function findBestPairs(removed: readonly Block[], added: readonly Block[]): Pair[] {
  const isOnlyPair = removed.length === 1 && added.length === 1
  const removedWords = removed.map(({ text }) => countWords(text))
  const addedWords = added.map(({ text }) => countWords(text))
  const similarities = removed.map((one, row) =>
    added.map((other, column) => {
      if ((one.source === undefined) !== (other.source === undefined)) return 0
      if (one.source !== undefined) return 1
      const share = getSimilarity(removedWords[row], addedWords[column])
      if (share >= minSimilarity) return share
      return isOnlyPair && one.kind === other.kind ? minSimilarity : 0
    }),
  )
  const width = added.length + 1
  const sums = new Float64Array((removed.length + 1) * width)
  const getSum = (row: number, column: number) => sums[row * width + column] ?? 0
  for (let row = removed.length - 1; row >= 0; row -= 1) {
    for (let column = added.length - 1; column >= 0; column -= 1) {
      const share = similarities[row]?.[column] ?? 0
      const paired = share > 0 ? share + getSum(row + 1, column + 1) : 0
      sums[row * width + column] = Math.max(
        paired,
        getSum(row + 1, column),
        getSum(row, column + 1),
      )
    }
  }
  const pairs: Pair[] = []
  let row = 0
  let column = 0
  while (row < removed.length && column < added.length) {
    const share = similarities[row]?.[column] ?? 0
    if (share > 0 && getSum(row, column) === share + getSum(row + 1, column + 1)) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (getSum(row, column) === getSum(row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}

type WordCounts = ReadonlyMap<string, number>

function countWords(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** The share of the words of both that both have. */
function getSimilarity(a: WordCounts = new Map(), b: WordCounts = new Map()): number {
  const total = (counts: WordCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const size = total(a) + total(b)
  if (size === 0) return 0
  const common = [...a].reduce((sum, [word, count]) => sum + Math.min(count, b.get(word) ?? 0), 0)
  return (2 * common) / size
}

function compareBlock(before: Block, after: Block): BlockChange {
  if (isSameBlock(before, after)) return { status: 'same', block: after }
  const links = compareLinks(before.links, after.links)
  const isAlike = before.text === after.text && before.source === after.source
  return {
    status: 'changed',
    before,
    after,
    pieces: comparePieces(before, after),
    links,
    isFormatOnly: isAlike && links.length === 0,
  }
}

/** Blocks with too few words in common are not compared word by word: nobody could read that. */
function comparePieces(before: Block, after: Block): Piece[] {
  const isAlike =
    before.text === after.text ||
    getSimilarity(countWords(before.text), countWords(after.text)) >= minSimilarity
  if (isAlike) return compareWords(before.text, after.text)
  const pieces: Piece[] = [
    { kind: 'removed', text: before.text },
    { kind: 'added', text: after.text },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** Links are told apart by their words; a link with other words and the same address has changed its words only. */
function compareLinks(before: readonly BlockLink[], after: readonly BlockLink[]): LinkChange[] {
  const rest = [...after]
  const changes: LinkChange[] = []
  function take(isMatch: (link: BlockLink) => boolean): BlockLink | undefined {
    const index = rest.findIndex(isMatch)
    return index === -1 ? undefined : rest.splice(index, 1)[0]
  }
  for (const link of before) {
    const match =
      take(({ text, href }) => text === link.text && href === link.href) ??
      take(({ href }) => href === link.href) ??
      take(({ text }) => text === link.text)
    if (match?.href !== link.href) {
      changes.push({ text: link.text, before: link.href, after: match?.href })
    }
  }
  for (const { text, href } of rest) changes.push({ text, before: undefined, after: href })
  return changes
}
