/** Turns a seed into paths, without React. */
import {
  openLine,
  shiftCopies,
  strokeCopies,
  withMirrorImages,
  type Ink,
  type StrokedPath,
} from './curves.ts'
import { createBeads, createCircle, createRays, rings, type RingKind } from './rings.ts'
import { createSeededRandom } from '#platform/seeded-random.ts'

export type Detail = 'fine' | 'coarse'

/** A figure spans -500 to 500 in both directions. */
export interface RosetteFigure {
  paths: readonly StrokedPath[]
  /** The radius of the empty centre. */
  blankRadius: number
}

const ringPairs: readonly [readonly [RingKind, RingKind], ...(readonly [RingKind, RingKind])[]] = [
  ['shells', 'mesh'],
  ['shells', 'ribbon'],
  ['shells', 'weave'],
  ['mesh', 'shells'],
  ['mesh', 'ribbon'],
  ['mesh', 'petals'],
  ['ribbon', 'mesh'],
  ['ribbon', 'shells'],
  ['ribbon', 'weave'],
  ['weave', 'ribbon'],
  ['petals', 'mesh'],
]

const lobeCounts: Record<RingKind, readonly [number, ...number[]]> = {
  mesh: [9, 10, 12, 15, 16, 18, 20, 24],
  ribbon: [8, 10, 12, 16, 18],
  shells: [5, 6, 7, 8, 9, 11, 12],
  weave: [18, 20, 24],
  petals: [6, 7, 8, 9, 10, 12],
}

export function createRosette(
  seed: string,
  detail: Detail = 'fine',
  blankRadius?: number,
): RosetteFigure {
  const random = createSeededRandom(seed)
  const [outside, inside] = random.pick(ringPairs)
  const waist = random.between(255, 345)
  const blank = blankRadius ?? random.between(95, 150)
  const outer: Ink = random.pick(['first', 'first', 'second'])
  const inner: Ink = outer === 'first' ? 'second' : 'first'
  const width = detail === 'fine' ? 1.6 : 3.6
  const overlap = random.between(14, 70)
  const paths = [
    ...rings[outside](
      { inner: waist, outer: 480, ink: outer, width },
      random.pick(lobeCounts[outside]),
      random,
    ),
    ...rings[inside](
      { inner: blank + 26, outer: waist + overlap, ink: inner, width },
      random.pick(lobeCounts[inside]),
      random,
    ),
    createCircle(blank + 14, detail === 'fine' ? 3 : 8, outer),
  ]
  if (detail === 'fine')
    paths.push(...createTrimmings(blank, outer, random.integer(0, 2), random.integer(5, 9)))
  return { paths, blankRadius: blank }
}

function createTrimmings(blank: number, ink: Ink, kind: number, density: number): StrokedPath[] {
  if (kind === 0)
    return [createBeads(blank, 5, density * 10, ink), createBeads(494, 4.5, density * 24, ink)]
  if (kind === 1) return [createRays({ inner: blank - 8, outer: blank + 8, ink }, density * 16)]
  return [
    createCircle(blank + 6, 1.5, ink),
    createRays({ inner: 486, outer: 497, ink }, density * 40),
  ]
}

/** The area a background covers; the figure extends a little beyond it. */
export interface DrawingSize {
  width: number
  height: number
}

/** Two fields of waves in opposite directions, one in each ink. */
export function createBackground(
  seed: string,
  { width, height }: DrawingSize,
  lineWidth = 0.8,
): StrokedPath[] {
  const random = createSeededRandom(`ground ${seed}`)
  const wave = random.between(0.28, 0.46) * width
  const swing = random.between(0.09, 0.16) * height
  const beat = random.between(1.6, 2.7)
  const lines = 64
  const gap = (height + swing * 6) / lines
  // Keep the slope below the waves' steepness, or the lines pile up in dark streaks.
  const lean = random.pick([1, -1]) * random.between(0.3, 0.6) * ((gap * wave) / (9 * swing))
  const field = (ink: Ink, length: number, amount: number, drift: number): StrokedPath[] => {
    const reach = Math.abs(drift) * lines
    const start = -reach - 10
    const end = width + reach + 10
    const k = (2 * Math.PI) / length
    const line = openLine(
      (x) => -swing * 3 + amount * (Math.cos(k * x) + 0.45 * Math.cos((k * x) / beat)),
      Math.round(start),
      Math.round(end),
      Math.ceil(((end - start) / length) * 4),
    )
    return strokeCopies(line, shiftCopies(lines, drift, gap), { ink, width: lineWidth })
  }
  return [
    ...field('second', wave, swing, lean),
    ...field(
      'first',
      wave * random.between(1.15, 1.6),
      swing * 0.8,
      -lean * random.between(0.6, 1.1),
    ),
  ]
}

/** Ribbons along a strip around y = 0, from x = 0 to at least `length`, at ten times their size. */
export function createBorder(seed: string, height: number, length: number): StrokedPath[] {
  const random = createSeededRandom(`border ${seed}`)
  const half = (height / 2 - 1) * 10
  const knotDistance = random.pick([80, 96, 112])
  const strip = { half, knot: knotDistance * 10, length: length * 10 }
  return [
    ...createStrip('second', { ...strip, knots: 8, waves: 5 }),
    ...createStrip('first', {
      ...strip,
      half: half * 0.66,
      knot: knotDistance * 5,
      knots: 8,
      waves: 3,
    }),
  ]
}

interface Strip {
  half: number
  /** From one knot to the next. */
  knot: number
  /** The knots a strand passes before it repeats; it has as many phases. */
  knots: number
  waves: number
  length: number
}

function createStrip(ink: Ink, { half, knot, knots, waves, length }: Strip): StrokedPath[] {
  const whole = knot * knots
  const phase = Math.PI / 2 / knots
  const y = (x: number) =>
    half * Math.cos((Math.PI * x) / knot) * Math.cos((2 * Math.PI * waves * x) / whole + phase)
  // The strand is longer than the strip by all phases, which are earlier pieces of it: the strip is complete from x = 0 on.
  const repeats = Math.ceil(length / whole) + 1
  const strand = openLine(y, 0, whole * repeats, knots * 3 * repeats)
  const phases = withMirrorImages(shiftCopies(knots, -knot))
  return strokeCopies(strand, phases, { ink, width: 4.5 })
}

/** Long lines that are tied together at a waist and fan out of it: the illustration of an article. */
export function createSheaf(seed: string, { width, height }: DrawingSize): StrokedPath[] {
  const random = createSeededRandom(`sheaf ${seed}`)
  const sheaf = (ink: Ink, level: number, knot: number): StrokedPath[] => {
    const length = width * random.between(0.55, 0.95)
    const start = random.between(0, 2 * Math.PI)
    const swing = height * random.between(0.1, 0.2)
    const lines = 26
    const fan = random.between(22, 34)
    const wave = (x: number) => Math.sin((2 * Math.PI * x) / length + start)
    const slope = Math.tan((fan / 360) * Math.PI)
    // They never meet, because lines that do fill a wedge with ink.
    const waist = height * 0.09
    const line = (share: number) =>
      openLine(
        (x) =>
          height * level +
          swing * (wave(x) - wave(knot * width)) +
          share * Math.hypot(waist, slope * (x - knot * width)),
        Math.round(-width * 0.25),
        Math.round(width * 1.25),
        14,
      )
    const paths = Array.from({ length: lines }, (_, index) =>
      strokeCopies(line((2 * index) / (lines - 1) - 1), shiftCopies(1, 0), {
        ink,
        width: 0.6,
        parts: 10,
      }),
    ).flat()
    return [{ ink, width: 0.6, d: paths.map(({ d }) => d).join('') }]
  }
  const level = random.between(0.42, 0.62)
  const knot = random.between(0.12, 0.4)
  return [
    ...sheaf('second', level, knot),
    ...sheaf('first', level + 0.04, 1 - knot * random.between(0.5, 1)),
  ]
}
