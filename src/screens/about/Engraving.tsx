import { useId } from 'react'

import { groundFigure, rosetteFigure } from '#ui/guilloche/figures.ts'
import { Lines } from '#ui/guilloche/Lines.tsx'
import { Picture } from '#ui/guilloche/Picture.tsx'

import styles from './Engraving.module.css'

export interface Composition {
  /** What the ground grows from. */
  ground: string
  /** Each rosette: what it grows from, where its middle stands, how large it is. */
  rosettes: readonly { seed: string; x: number; y: number; scale: number }[]
}

const plane = { width: 800, height: 1000 }

/** A picture of fine lines, upright; where its place is flat, its middle is shown. */
export function Engraving({ ground, rosettes }: Composition) {
  const id = useId()
  return (
    <Picture
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.engraving}
    >
      {() => (
        <>
          <g opacity=".42">
            <Lines id={`${id}g`} families={groundFigure(ground, plane, 1)} />
          </g>
          {rosettes.map(({ seed, x, y, scale }) => {
            const { families, reserve } = rosetteFigure(seed)
            return (
              <g key={seed} transform={`translate(${x} ${y})scale(${scale})`}>
                <circle className={styles.paper} r={reserve} />
                <Lines id={`${id}${seed}`} families={families} />
              </g>
            )
          })}
        </>
      )}
    </Picture>
  )
}
