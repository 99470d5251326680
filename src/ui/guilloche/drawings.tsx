/**
 * What is in each picture but its frame. The client asks for this file after a page has been painted (`Picture`):
 * import nothing but types of it elsewhere.
 */
import { useId } from 'react'

import {
  borderFigure,
  groundFigure,
  rosetteFigure,
  sheafFigure,
  type Detail,
  type Plane,
} from './figures.ts'
import styles from './guilloche.module.css'
import { Lines } from './Lines.tsx'
import { MachineLines } from './MachineLines.tsx'
import { countryLetters, machineReadableZone } from './machineReadableZone.ts'
import { diceOf } from './seed.ts'

export function RosetteLines({ seed, detail }: { seed: string; detail: Detail }) {
  return <Lines id={useId()} families={rosetteFigure(seed, detail).families} />
}

interface PortraitLinesProps {
  seed: string
  initials: string
  detail: Detail
}

export function PortraitLines({ seed, initials, detail }: PortraitLinesProps) {
  const isLong = initials.length > 2
  return (
    <>
      <Lines id={useId()} families={rosetteFigure(`portrait ${seed}`, detail, 215).families} />
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

export function GroundLines({ seed, plane }: { seed: string; plane: Plane }) {
  return <Lines id={useId()} families={groundFigure(seed, plane)} />
}

/** Ten times finer than its place, and as long as the widest screens. */
export function BorderLines({ seed, height }: { seed: string; height: number }) {
  return (
    <g transform={`translate(0 ${height / 2})scale(.1)`}>
      <Lines id={useId()} families={borderFigure(seed, height, 2560)} />
    </g>
  )
}

interface ArticleLinesProps {
  seed: string
  plane: Plane
  /** Where the middle of the rosette is. */
  x: number
  y: number
}

export function ArticleLines({ seed, plane, x, y }: ArticleLinesProps) {
  return (
    <>
      <Lines id={useId()} families={sheafFigure(seed, plane)} />
      <SetRosette seed={seed} x={x} y={y} scale={0.4} />
    </>
  )
}

interface VisaPageProps {
  code: string
  name: string
  seed: string
  plane: Plane
}

export function VisaPage({ code, name, seed, plane }: VisaPageProps) {
  const dice = diceOf(`plate ${seed}`)
  return (
    <>
      <g opacity=".4">
        <Lines id={useId()} families={groundFigure(seed, plane, 1)} />
      </g>
      <SetRosette seed={seed} x={dice.whole(575, 640)} y={dice.whole(190, 260)} scale={0.53} />
      <text className={styles.country} x="44" y="118" fontSize="92">
        {countryLetters(code)}
      </text>
      <path className={styles.paper} d="M0 476H800V600H0Z" />
      <path className={styles.rule} d="M0 476H800" />
      <MachineLines
        lines={machineReadableZone({ code, name })}
        x={40}
        y={529}
        width={720}
        leading={42}
      />
    </>
  )
}

interface SetRosetteProps {
  seed: string
  /** Where its middle stands. */
  x: number
  y: number
  scale: number
}

export interface EngravingLinesProps {
  /** What the ground grows from. */
  ground: string
  rosettes: readonly SetRosetteProps[]
  plane: Plane
}

export function EngravingLines({ ground, rosettes, plane }: EngravingLinesProps) {
  return (
    <>
      <g opacity=".42">
        <Lines id={useId()} families={groundFigure(ground, plane, 1)} />
      </g>
      {rosettes.map((rosette) => (
        <SetRosette key={rosette.seed} {...rosette} />
      ))}
    </>
  )
}

/** A rosette on a round of paper, over what lies below. */
function SetRosette({ seed, x, y, scale }: SetRosetteProps) {
  const { families, reserve } = rosetteFigure(seed)
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <circle className={styles.paper} r={Math.round(reserve)} />
      <Lines id={useId()} families={families} />
    </g>
  )
}
