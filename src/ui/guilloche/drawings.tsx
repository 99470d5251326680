/** The content of each drawing. It loads after the first paint (`DeferredSvg`): import only types from it elsewhere. */
import {
  createBorder,
  createBackground,
  createRosette,
  createSheaf,
  type Detail,
  type DrawingSize,
} from './figures.ts'
import styles from './guilloche.module.css'
import { GuillocheLines } from './GuillocheLines.tsx'
import { MachineReadableLines } from './MachineReadableLines.tsx'
import { toPassportCountryCode, createMachineReadableZone } from './machine-readable-zone.ts'
import { createSeededRandom } from '#platform/seeded-random.ts'

export function drawRosette(seed: string, detail: Detail) {
  return <GuillocheLines paths={createRosette(seed, detail).paths} />
}

export function drawInitialsAvatar(seed: string, initials: string, detail: Detail) {
  const isLong = initials.length > 2
  return (
    <>
      <GuillocheLines paths={createRosette(`portrait ${seed}`, detail, 215).paths} />
      <text
        className={styles.initials}
        fontSize={isLong ? 150 : 200}
        textAnchor="middle"
        y={isLong ? 50 : 66}
      >
        {initials}
      </text>
    </>
  )
}

export function drawBackground(seed: string, size: DrawingSize) {
  return <GuillocheLines paths={createBackground(seed, size)} />
}

/** Ten times finer than displayed, and as long as the widest screens. */
export function drawBorder(seed: string, height: number) {
  return (
    <g transform={`translate(0 ${height / 2})scale(.1)`}>
      <GuillocheLines paths={createBorder(seed, height, 2560)} />
    </g>
  )
}

/** The point is the centre of the rosette. */
export function drawArticle(seed: string, size: DrawingSize, x: number, y: number) {
  return (
    <>
      <g className={styles.sheaf}>
        <GuillocheLines paths={createSheaf(seed, size)} />
      </g>
      <PlacedRosette seed={seed} x={x} y={y} scale={0.4} />
    </>
  )
}

interface VisaDrawing {
  code: string
  name: string
  seed: string
  size: DrawingSize
}

export function drawVisa({ code, name, seed, size }: VisaDrawing) {
  const random = createSeededRandom(`plate ${seed}`)
  return (
    <>
      <g opacity=".4">
        <GuillocheLines paths={createBackground(seed, size, 1)} />
      </g>
      <PlacedRosette
        seed={seed}
        x={random.integer(575, 640)}
        y={random.integer(190, 260)}
        scale={0.53}
      />
      <text className={styles.country} x="44" y="118" fontSize="92">
        {toPassportCountryCode(code)}
      </text>
      <path className={styles.paper} d="M0 476H800V600H0Z" />
      <path className={styles.rule} d="M0 476H800" />
      <MachineReadableLines
        lines={createMachineReadableZone({ code, name })}
        x={40}
        y={529}
        width={720}
        leading={42}
      />
    </>
  )
}

interface PlacedRosetteProps {
  seed: string
  /** The centre. */
  x: number
  y: number
  scale: number
}

export interface EngravingDrawing {
  backgroundSeed: string
  rosettes: readonly PlacedRosetteProps[]
  size: DrawingSize
}

export function drawEngraving({ backgroundSeed, rosettes, size }: EngravingDrawing) {
  return (
    <>
      <g opacity=".42">
        <GuillocheLines paths={createBackground(backgroundSeed, size, 1)} />
      </g>
      {rosettes.map((rosette) => (
        <PlacedRosette key={rosette.seed} {...rosette} />
      ))}
    </>
  )
}

/** A rosette on a paper disc that covers what is below. */
function PlacedRosette({ seed, x, y, scale }: PlacedRosetteProps) {
  const { paths, blankRadius } = createRosette(seed)
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <circle className={styles.paper} r={Math.round(blankRadius)} />
      <GuillocheLines paths={paths} />
    </g>
  )
}
