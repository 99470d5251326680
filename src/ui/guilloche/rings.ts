/** The rings of a rosette. Each fills the band between an inner and an outer radius. */
import {
  areCoprime,
  circlePath,
  closedLine,
  polar,
  repeatAround,
  spiralCopies,
  strokeCopies,
  withMirrorImages,
  type Ink,
  type StrokedPath,
} from './curves.ts'
import type { SeededRandom } from '#platform/seeded-random.ts'

export interface Band {
  inner: number
  outer: number
  ink: Ink
  width: number
}

export type RingKind = 'mesh' | 'ribbon' | 'shells' | 'weave' | 'petals'

/** Draws a ring; `lobes` is its number of petals or knots. */
type RingFigure = (band: Band, lobes: number, random: SeededRandom) => StrokedPath[]

/**
 * One wave crossing a scalloped band, in as many phases as there are scallops: rotating by one scallop keeps the
 * outline and moves the wave.
 */
const mesh: RingFigure = ({ inner, outer, ink, width }, lobes, random) => {
  const waves = findWaveCount(lobes, random.integer(5, 9))
  const bite = (outer - inner) * random.between(0.07, 0.16)
  const inside = random.pick([1, -1, 0])
  const isDouble = lobes < 20
  const phase = isDouble ? getHalfPhase(lobes) : 0
  const radius = (t: number) => {
    const top = outer - bite + bite * Math.cos(lobes * t)
    const bottom = inner + bite + inside * bite * Math.cos(lobes * t)
    return (top + bottom) / 2 + ((top - bottom) / 2) * Math.cos(waves * t + phase)
  }
  const copies = repeatAround(lobes)
  return strokeCopies(
    closedLine(polar(radius), Math.max(lobes * 2, waves * 5)),
    isDouble ? withMirrorImages(copies) : copies,
    { ink, width },
  )
}

/** Waves that swell and meet again in knots, like a twisted ribbon. */
const ribbon: RingFigure = ({ inner, outer, ink, width }, lobes, random) => {
  const knots = lobes % 2 === 0 ? lobes : lobes + 1
  const waves = findWaveCount(knots, random.integer(4, 7), knots / 2)
  const middle = (inner + outer) / 2
  const height = (outer - inner) / 2
  const neck = random.between(0.02, 0.16)
  const phase = getHalfPhase(knots)
  const radius = (t: number) => {
    const swell = Math.cos((knots / 2) * t)
    return middle + height * swell * (Math.cos(waves * t + phase) * (1 - neck) + neck * swell)
  }
  return strokeCopies(
    closedLine(polar(radius), Math.max(knots * 3, 36)),
    withMirrorImages(repeatAround(knots)),
    { ink, width },
  )
}

/** One petalled outline, shrinking and rotating inwards, against its mirror image. */
const shells: RingFigure = ({ inner, outer, ink, width }, lobes, random) => {
  const depth = random.between(0.035, 0.09)
  const count = 16
  const scale = (inner / outer) ** (1 / (count - 1))
  const turn = (360 / lobes / count) * random.pick([0.5, 1, 1.5])
  const sharp = random.between(-0.25, 0.35)
  const radius = (t: number) =>
    outer *
    (1 - depth - depth * sharp + depth * (Math.cos(lobes * t) + sharp * Math.cos(2 * lobes * t)))
  return strokeCopies(
    closedLine(polar(radius), lobes * 4),
    withMirrorImages(spiralCopies(count, turn, scale)),
    { ink, width: width * 1.35 },
  )
}

/** A steep, dense wave in a band with many small scallops, as in engine turning. */
const weave: RingFigure = ({ inner, outer, ink, width }, lobes, random) => {
  const waves = findWaveCount(lobes, random.integer(11, 17))
  const bite = (outer - inner) * random.between(0.05, 0.1)
  const side = random.pick([1, -1])
  const middle = (inner + outer) / 2
  const half = (outer - inner) / 2 - bite
  const radius = (t: number) =>
    middle +
    (half + bite * Math.cos(lobes * t)) * Math.cos(waves * t) +
    side * bite * Math.cos(lobes * t) * 0.4
  return strokeCopies(closedLine(polar(radius), waves * 4), repeatAround(lobes), {
    ink,
    width: width * 0.9,
  })
}

/**
 * An epitrochoid whose copies shrink and rotate inwards, against its mirror image: round petals that meet in sharp
 * valleys.
 */
const petals: RingFigure = ({ inner, outer, ink, width }, lobes, random) => {
  const count = 16
  const arm = random.between(0.5, 0.85) / (lobes + 1)
  const size = outer / (1 + arm)
  const scale = (inner / outer) ** (1 / (count - 1))
  const turn = ((360 / lobes) * random.pick([-1.5, -1, 1, 1.5])) / count
  const outline = closedLine(
    (t) => [
      size * (Math.cos(t) - arm * Math.cos((lobes + 1) * t)),
      size * (Math.sin(t) - arm * Math.sin((lobes + 1) * t)),
    ],
    lobes * 6,
  )
  return strokeCopies(outline, withMirrorImages(spiralCopies(count, turn, scale)), {
    ink,
    width: width * 1.2,
  })
}

export const rings: Record<RingKind, RingFigure> = { mesh, ribbon, shells, weave, petals }

/** Short rays all around, as on a seal. */
export function createRays(
  { inner, outer, ink }: Omit<Band, 'width'>,
  count: number,
  share = 25,
): StrokedPath {
  return {
    d: circlePath((inner + outer) / 2),
    ink,
    width: outer - inner,
    dashes: { count, share },
  }
}

/** A string of beads, as perforations. */
export function createBeads(radius: number, size: number, count: number, ink: Ink): StrokedPath {
  return { d: circlePath(radius), ink, width: size, dashes: { count, share: 0 } }
}

export function createCircle(radius: number, width: number, ink: Ink): StrokedPath {
  return { d: circlePath(radius), ink, width }
}

/** A phase that, with its mirror image, is evenly between the copies': twice as many lines. */
function getHalfPhase(copies: number): number {
  return Math.PI / 2 / copies
}

/** The number of waves nearest to the requested one whose phases differ in each of the `copies`. */
function findWaveCount(copies: number, wish: number, offset = 0): number {
  let waves = wish
  while (!areCoprime(waves + offset, copies)) waves += 1
  return waves
}
