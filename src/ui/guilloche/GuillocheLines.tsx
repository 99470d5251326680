import type { ReactNode } from 'react'

import type { LineFamily } from './curves.ts'
import styles from './guilloche.module.css'

interface GuillocheLinesProps {
  /** The prefix of this figure's ids, from `useId`. */
  id: string
  families: readonly LineFamily[]
}

/** Renders line families as SVG: each line once, its copies by reference. */
export function GuillocheLines({ id, families }: GuillocheLinesProps) {
  return families.map((family, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a figure is never reordered
    <FamilyLines key={index} id={`${id}${index}`} {...family} />
  ))
}

function FamilyLines({ id, d, steps, ink, width, opacity, dashes }: LineFamily & { id: string }) {
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
    <g className={styles[ink]} strokeWidth={roundToHundredths(width)} opacity={opacity}>
      {steps.reduce<ReactNode>((made, transforms, level) => {
        const reference = `#${id}${toLetter(level)}`
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
          <g id={`${id}${toLetter(level + 1)}`}>
            {made}
            {copies}
          </g>
        )
      }, line)}
    </g>
  )
}

const toLetter = (level: number) => String.fromCodePoint(97 + level)
const roundToHundredths = (value: number) => Math.round(value * 100) / 100
