import type { ReactNode } from 'react'

import type { Family } from './curves.ts'
import styles from './guilloche.module.css'

interface LinesProps {
  /** Begins the ids of this figure; from `useId`. */
  id: string
  families: readonly Family[]
}

/** The families of a figure as SVG: each line once, its copies by reference. */
export function Lines({ id, families }: LinesProps) {
  return families.map((family, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a figure is never reordered
    <FamilyLines key={index} id={`${id}${index}`} {...family} />
  ))
}

function FamilyLines({ id, d, steps, ink, width, opacity, dashes }: Family & { id: string }) {
  const line = dashes ? (
    <path
      d={d}
      pathLength={dashes.count * 100}
      strokeDasharray={`${dashes.share} ${100 - dashes.share}`}
      strokeLinecap={dashes.share === 0 ? 'round' : undefined}
    />
  ) : (
    <path id={`${id}a`} d={d} />
  )
  return (
    <g className={styles[ink]} strokeWidth={round(width)} opacity={opacity}>
      {steps.reduce<ReactNode>((made, transforms, level) => {
        const reference = `#${id}${letter(level)}`
        const isLast = level === steps.length - 1
        const copies = transforms.map((transform) => (
          <use key={transform} href={reference} transform={transform} />
        ))
        return isLast ? (
          <>
            {made}
            {copies}
          </>
        ) : (
          <g id={`${id}${letter(level + 1)}`}>
            {made}
            {copies}
          </g>
        )
      }, line)}
    </g>
  )
}

const letter = (level: number) => String.fromCodePoint(97 + level)
const round = (value: number) => Math.round(value * 100) / 100
