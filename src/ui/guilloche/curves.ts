/**
 * Curves as SVG path data, and copies of one curve.
 *
 * A guilloché is one fine line, repeated with a small turn, shift or scaling until the crossings make a tone. All copies
 * are in one path: a browser spends more on hundreds of elements than on the lines themselves.
 */
export type Ink = 'first' | 'second'

/** Path data to be stroked in one ink. */
export interface StrokedPath {
  d: string
  ink: Ink
  width: number
  /** `count` dashes along the line, `share` per cent of it inked; a share of 0 gives beads. */
  dashes?: { count: number; share: number }
}

/** An affine transform, as SVG's `matrix(a b c d e f)`. */
type Transform = readonly [number, number, number, number, number, number]
type Point = readonly [number, number]
type Curve = (t: number) => Point

/** A smooth line: its first point and handle, then the second handle and the end of each arc. */
export interface Line {
  start: Point
  leave: Point
  arcs: readonly { towards: Point; end: Point }[]
}

/** A closed curve over one turn (t in radians), with `samples` arcs. */
export function closedLine(curve: Curve, samples: number): Line {
  return sampleLine(curve, 0, 2 * Math.PI, samples)
}

/** An open line y(x) from `start` to `end`. */
export function openLine(
  height: (x: number) => number,
  start: number,
  end: number,
  samples: number,
): Line {
  return sampleLine((x) => [x, height(x)], start, end, samples)
}

/** The polar curve of a radius. */
export function polar(radius: (t: number) => number): Curve {
  return (t) => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)]
}

export function circlePath(radius: number): string {
  const r = Math.round(radius)
  return `M${r} 0A${r} ${r} 0 1 1${-r} 0A${r} ${r} 0 1 1 ${r} 0`
}

/** Cubic Béziers through samples of the curve and its tangents: smooth with two arcs per wave. */
function sampleLine(curve: Curve, start: number, end: number, samples: number): Line {
  const step = (end - start) / samples
  const tiny = step / 1000
  const handle = (t: number, direction: 1 | -1): Point => {
    const [x, y] = curve(t)
    const [x1, y1] = curve(t - tiny)
    const [x2, y2] = curve(t + tiny)
    const third = (direction * step) / 3 / (2 * tiny)
    return [x + (x2 - x1) * third, y + (y2 - y1) * third]
  }
  return {
    start: curve(start),
    leave: handle(start, 1),
    arcs: Array.from({ length: samples }, (_, index) => {
      const t = start + (index + 1) * step
      return { towards: handle(t, -1), end: curve(t) }
    }),
  }
}

/** Scaled copies have finer lines. Widths within a tenth of each other share a path. */
const widthStep = Math.log(0.9)

interface CopiesOptions extends Pick<StrokedPath, 'ink' | 'width'> {
  /** Coordinates are rounded to units, or to tenths, which copies that turn at their real size need. */
  parts?: 1 | 10
}

/** The copies of a line as few paths. */
export function strokeCopies(
  line: Line,
  copies: readonly Transform[],
  { ink, width, parts = 1 }: CopiesOptions,
): StrokedPath[] {
  const data = new Map<number, string>()
  for (const transform of copies) {
    const [a, b] = transform
    const step = Math.round(Math.log(Math.hypot(a, b)) / widthStep)
    data.set(step, (data.get(step) ?? '') + toPathData(line, transform, parts))
  }
  return Array.from(data, ([step, d]) => ({ d, ink, width: width * Math.exp(step * widthStep) }))
}

/** Relative arcs, so that shifted copies differ in their first point only. */
function toPathData(
  { start, leave, arcs }: Line,
  [a, b, c, d, e, f]: Transform,
  parts: number,
): string {
  const place = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]
  let [penX, penY] = place(start)
  const toPen = (point: Point): Point => {
    const [x, y] = place(point)
    return [Math.round((x - penX) * parts) / parts, Math.round((y - penY) * parts) / parts]
  }
  let data = `M${formatNumber(penX)} ${formatNumber(penY)}c${joinNumbers(toPen(leave))}`
  for (const [index, { towards, end }] of arcs.entries()) {
    const [x, y] = toPen(end)
    const arc = joinNumbers([...toPen(towards), x, y])
    if (index > 0) data += 's'
    else if (!arc.startsWith('-')) data += ' '
    data += arc
    penX += x
    penY += y
  }
  return data
}

/** Numbers with the fewest separators: `12-3 4`. */
function joinNumbers(values: readonly number[]): string {
  let text = ''
  for (const value of values) text += text === '' || value < 0 ? String(value) : ` ${value}`
  return text
}

/** `count` copies, each rotated by `turn` degrees and scaled by `scale` from the previous one. */
export function spiralCopies(count: number, turn: number, scale = 1): Transform[] {
  return createCopies(count, (times) => rotate(turn * times, scale ** times))
}

/** `count` copies, each shifted from the previous one. */
export function shiftCopies(count: number, x: number, y = 0): Transform[] {
  return createCopies(count, (times) => [1, 0, 0, 1, x * times, y * times])
}

/** `count` copies evenly around the centre. */
export function repeatAround(count: number): Transform[] {
  return spiralCopies(count, 360 / count)
}

/** Adds the mirror images: two families rotating in opposite directions. */
export function withMirrorImages(copies: readonly Transform[]): Transform[] {
  return [...copies, ...copies.map(([a, b, c, d, e, f]): Transform => [a, -b, c, -d, e, -f])]
}

function createCopies(count: number, transform: (times: number) => Transform): Transform[] {
  return Array.from({ length: count }, (_, times) => transform(times))
}

function rotate(degrees: number, scale = 1): Transform {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  return [cos, sin, -sin, cos, 0, 0]
}

export function areCoprime(a: number, b: number): boolean {
  return b === 0 ? Math.abs(a) === 1 : areCoprime(b, a % b)
}

/** At most two decimals, without a leading zero: `-.5`. */
export function formatNumber(value: number): string {
  const text = String(Math.round(value * 100) / 100 || 0)
  return text.replace(/^(-?)0\./, '$1.')
}
