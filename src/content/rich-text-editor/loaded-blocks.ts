/** A line of Quill: a paragraph, a heading, an item of a list. */
export interface EditorLine {
  /** Equal for lines with the same text and formats. */
  readonly key: string
  readonly length: number
  readonly isListItem: boolean
}

/** A block of the text that was loaded. */
export interface LoadedBlock {
  readonly html: string
  /** What is between it and the block before: spaces, and what Quill cannot hold. */
  readonly before: string
  /** At least one. */
  readonly lines: readonly EditorLine[]
}

/**
 * For each line the number of the loaded block that it belongs to, if that is still there as it was: as many lines as
 * possible, in the order of the blocks.
 */
export function findBlocks(
  lines: readonly EditorLine[],
  blocks: readonly LoadedBlock[],
): (number | undefined)[] {
  const owners: (number | undefined)[] = lines.map(() => undefined)
  const count = (at: number) => blocks[at]?.lines.length ?? 0
  const isAt = (at: number, index: number) =>
    blocks[at]?.lines.every(({ key }, offset) => lines[index + offset]?.key === key) === true
  const own = (at: number, index: number) => owners.fill(at, index, index + count(at))

  // Most edits are in one block: what is before it and what follows it is compared once.
  let [index, first] = [0, 0]
  while (first < blocks.length && isAt(first, index)) {
    own(first, index)
    index += count(first)
    first += 1
  }
  let [endIndex, end] = [lines.length, blocks.length]
  while (end > first && endIndex - count(end - 1) >= index) {
    if (!isAt(end - 1, endIndex - count(end - 1))) break
    end -= 1
    endIndex -= count(end)
    own(end, endIndex)
  }

  /** For each line and block between, how many lines can stay from there on. */
  const [top, left, width] = [index, first, end - first + 1]
  const most = new Int32Array((endIndex - top + 1) * width)
  const place = (line: number, at: number) => (line - top) * width + at - left
  const get = (line: number, at: number) => most[place(line, at)] ?? 0
  const stay = (line: number, at: number) => {
    const next = line + count(at)
    return next <= endIndex && isAt(at, line) ? count(at) + get(next, at + 1) : -1
  }
  for (let line = endIndex - 1; line >= top; line -= 1) {
    for (let at = end - 1; at >= left; at -= 1) {
      most[place(line, at)] = Math.max(get(line + 1, at), get(line, at + 1), stay(line, at))
    }
  }
  while (index < endIndex && first < end) {
    if (stay(index, first) === get(index, first)) {
      own(first, index)
      index += count(first)
      first += 1
    } else if (get(index + 1, first) === get(index, first)) index += 1
    else first += 1
  }
  return withoutJoinedLists(owners, lines)
}

/** Without the lists that an edit has joined: Quill writes them as one. */
function withoutJoinedLists(
  owners: readonly (number | undefined)[],
  lines: readonly EditorLine[],
): (number | undefined)[] {
  const isJoint = (index: number) => {
    const [before, after] = [owners[index - 1], owners[index]]
    if (lines[index - 1]?.isListItem !== true || lines[index]?.isListItem !== true) return false
    return before === undefined || after === undefined
      ? before !== after
      : after !== before && after !== before + 1
  }
  const joint = lines.findIndex((_, index) => isJoint(index))
  if (joint < 0) return [...owners]
  const joined = new Set([owners[joint - 1], owners[joint]])
  return withoutJoinedLists(
    owners.map((owner) => (joined.has(owner) ? undefined : owner)),
    lines,
  )
}
