import { useId } from 'react'

import { borderFigure } from './figures.ts'
import styles from './guilloche.module.css'
import { Lines } from './Lines.tsx'
import { Picture } from './Picture.tsx'

interface GuillocheBorderProps {
  seed: string
  /** `thin` is an edge (12 px), `normal` divides sections (24 px), `wide` closes a page (48 px). */
  size?: 'thin' | 'normal' | 'wide'
  className?: string | undefined
}

const heights = { thin: 12, normal: 24, wide: 48 }

/** A plaited strip as wide as its place; it never stretches, it only goes on. */
export function GuillocheBorder({ seed, size = 'normal', className }: GuillocheBorderProps) {
  const id = useId()
  const height = heights[size]
  return (
    <Picture height={height} className={[styles.border, className].filter(Boolean).join(' ')}>
      {() => (
        <g transform={`translate(0 ${height / 2})scale(.1)`}>
          <Lines id={id} families={borderFigure(seed, height, 2560)} />
        </g>
      )}
    </Picture>
  )
}
