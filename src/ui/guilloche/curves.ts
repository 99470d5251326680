/**
 * Curves as short SVG path data, and families of one curve repeated.
 *
 * A guilloché is a family: one fine line, repeated with a small turn, shift or scaling until the
 * crossings make a tone. The family is kept as the line and the steps that multiply it: each step
 * copies all that is there so far, so that six steps of one copy make sixty-four lines.
 */
export type Ink = 'first' | 'second'

export interface LineFamily {
  /** Path data of the one line. */
  d: string
  /** Each step lists the transforms of the copies it adds of all previous lines. */
  steps: readonly (readonly string[])[]
  ink: Ink
  width: number
  opacity?: number
  /** `count` dashes along the line, `share` per cent of it inked; a share of 0 gives beads. */
  dashes?: { count: number; share: number }
}

type Point = readonly [number, number]
type Curve = (t: number) => Point

/** A closed curve over one turn (t in radians), in whole units, with `samples` arcs. */
export function closedPath(curve: Curve, samples: number): string {
  return samplePath(curve, 0, 2 * Math.PI, samples)
}

/** An open line y(x) from `start` to `end`. */
export function openPath(
  height: (x: number) => number,
  start: number,
  end: number,
  samples: number,
): string {
  return samplePath((x) => [x, height(x)], start, end, samples)
}

/** The polar curve of a radius. */
export function polar(radius: (t: number) => number): Curve {
  return (t) => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)]
}

export function circlePath(radius: number): string {
  const r = Math.round(radius)
  return `M${r} 0A${r} ${r} 0 1 1${-r} 0A${r} ${r} 0 1 1 ${r} 0`
}

/** Cubic Béziers through samples of the curve and its tangents: smooth with two arcs a wave. */
function samplePath(curve: Curve, start: number, end: number, samples: number): string {
  const step = (end - start) / samples
  const tiny = step / 1000
  const tangent = (t: number): Point => {
    const [x1, y1] = curve(t - tiny)
    const [x2, y2] = curve(t + tiny)
    const third = step / 3 / (2 * tiny)
    return [(x2 - x1) * third, (y2 - y1) * third]
  }
  const [firstX, firstY] = roundPoint(curve(start))
  const [leaveX, leaveY] = tangent(start)
  let [penX, penY] = [firstX, firstY]
  let data = `M${formatNumbers([firstX, firstY])}c${formatNumbers([leaveX, leaveY])}`
  for (let index = 1; index <= samples; index += 1) {
    const t = start + index * step
    const [x, y] = roundPoint(curve(t))
    const [towardsX, towardsY] = tangent(t)
    const arc = formatNumbers([x - towardsX - penX, y - towardsY - penY, x - penX, y - penY])
    if (index > 1) data += 's'
    else if (!arc.startsWith('-')) data += ' '
    data += arc
    ;[penX, penY] = [x, y]
  }
  return data
}

const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Whole numbers with the fewest separators: `12-3 4`. */
function formatNumbers(values: readonly number[]): string {
  return values
    .map((value) => Math.round(value) || 0)
    .map((value, index) => (index === 0 || value < 0 ? String(value) : ` ${value}`))
    .join('')
}

/** `count` (a power of two) copies, each rotated by `turn` degrees and scaled by `scale` from the previous one. */
export function spiralCopies(count: number, turn: number, scale = 1): string[][] {
  return doubleCopies(count, (times) => {
    const size = scale ** times
    return `rotate(${formatNumber(turn * times)})${size === 1 ? '' : `scale(${formatNumber(size, 4)})`}`
  })
}

/** `count` (a power of two) copies fanned around a point. */
export function fanCopies(count: number, turn: number, x: number, y: number): string[][] {
  return doubleCopies(
    count,
    (times) => `rotate(${formatNumber(turn * times)} ${Math.round(x)} ${Math.round(y)})`,
  )
}

/** `count` (a power of two) copies, each shifted from the previous one. */
export function shiftCopies(count: number, x: number, y: number): string[][] {
  return doubleCopies(
    count,
    (times) => `translate(${formatNumber(x * times)} ${formatNumber(y * times)})`,
  )
}

/** `count` copies evenly around the centre; cheap if `count` has only small factors. */
export function repeatAround(count: number): string[][] {
  return multiplyCopies(count, (times) => `rotate(${formatNumber((360 / count) * times)})`)
}

/** `count` copies side by side. */
export function repeatAlong(count: number, x: number): string[][] {
  return multiplyCopies(count, (times) => `translate(${formatNumber(x * times)})`)
}

/** A mirror image over the original: two families rotating in opposite directions. */
export const mirrorCopy: readonly string[] = ['scale(1 -1)']

/** The same across a horizontal strip. */
export const mirrorTransform = 'scale(1 -1)'

function doubleCopies(count: number, transform: (times: number) => string): string[][] {
  const steps: string[][] = []
  for (let made = 1; made < count; made *= 2) steps.push([transform(made)])
  return steps
}

function multiplyCopies(count: number, transform: (times: number) => string): string[][] {
  const steps: string[][] = []
  let made = 1
  for (const factor of primeFactors(count)) {
    const here = made
    steps.push(Array.from({ length: factor - 1 }, (_, index) => transform((index + 1) * here)))
    made *= factor
  }
  return steps
}

function primeFactors(count: number): number[] {
  const factors: number[] = []
  let rest = count
  for (let divisor = 2; rest > 1; divisor += 1) {
    for (; rest % divisor === 0; rest /= divisor) factors.push(divisor)
  }
  return factors
}

export function areCoprime(a: number, b: number): boolean {
  return b === 0 ? Math.abs(a) === 1 : areCoprime(b, a % b)
}

export function formatNumber(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.')
}
