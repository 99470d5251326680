import { useId } from 'react'

import { groundFigure, rosetteFigure } from './figures.ts'
import styles from './guilloche.module.css'
import { Lines } from './Lines.tsx'
import { MachineLines } from './MachineLines.tsx'
import { countryLetters, machineReadableZone } from './machineReadableZone.ts'
import { Picture } from './Picture.tsx'
import { diceOf } from './seed.ts'

interface VisaPlateProps {
  /** ISO alpha-2 of the country, any case: gives the inks and the letters. */
  code: string
  /** The name of the visa, in any language; it becomes the machine-readable line. */
  name: string
  /** What the picture grows from; the code and name if not given. */
  seed?: string
  className?: string | undefined
}

const plane = { width: 800, height: 600 }

/** The picture of a visa that has no image of its own: a page of a passport, in the country's inks. */
export function VisaPlate({ code, name, seed = `${code} ${name}`, className }: VisaPlateProps) {
  return (
    <Picture
      viewBox="0 0 800 600"
      data-ink={code.toLowerCase()}
      className={[styles.plate, className].filter(Boolean).join(' ')}
    >
      {() => <Page code={code} name={name} seed={seed} />}
    </Picture>
  )
}

function Page({ code, name, seed }: { code: string; name: string; seed: string }) {
  const id = useId()
  const dice = diceOf(`plate ${seed}`)
  const x = dice.whole(575, 640)
  const y = dice.whole(190, 260)
  const figure = rosetteFigure(seed)
  return (
    <>
      <g opacity=".4">
        <Lines id={`${id}g`} families={groundFigure(seed, plane, 1)} />
      </g>
      <g transform={`translate(${x} ${y})scale(.53)`}>
        <circle className={styles.paper} r={Math.round(figure.reserve)} />
        <Lines id={`${id}r`} families={figure.families} />
      </g>
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
