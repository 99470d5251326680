import { clsx } from 'clsx/lite'
import { useId } from 'react'

import type { LineFamily } from './curves.ts'
import { createBorder, createBackground, createRosette } from './figures.ts'
import styles from './guilloche.module.css'
import { GuillocheLines } from './GuillocheLines.tsx'
import { MachineReadableLines } from './MachineReadableLines.tsx'
import { createMachineReadableZone } from './machine-readable-zone.ts'
import { createBeads, createCircle, createRays } from './rings.ts'
import { createSeededRandom } from '#lib/seeded-random.ts'
import { useDeferredDrawing } from './useDeferredDrawing.ts'

interface HeroIllustrationProps {
  seed?: string
  /** Replaces the holder's name, in the machine-readable zone and around the stamp. */
  name: string
  className?: string | undefined
}

/** The home page's illustration: an open passport, overprinted in the inks of several countries. */
export function HeroIllustration({ seed = 'b', name, className }: HeroIllustrationProps) {
  const [ref, isDrawn] = useDeferredDrawing({ isPrerendered: true })
  return (
    <svg ref={ref} viewBox="0 0 560 640" className={clsx(styles.hero, className)} aria-hidden>
      {isDrawn && <Passport seed={seed} name={name} />}
    </svg>
  )
}

function Passport({ seed, name }: { seed: string; name: string }) {
  const id = useId()
  const number = String(createSeededRandom(`number ${seed}`).integer(1_000_000, 9_999_999))
  const [firstLine, secondLine] = createMachineReadableZone({ code: 'UTO', name })
  return (
    <>
      <path className={styles.page} d={pagesOutline} />
      <svg x="34" y="34" width="492" height="488">
        <g opacity=".34">
          <GuillocheLines
            id={`${id}g`}
            families={createBackground(seed, { width: 492, height: 488 }, 0.7)}
          />
        </g>
      </svg>
      <Frame id={id} />
      <g className={styles.overprint}>
        <g data-ink="fr" transform="translate(338 216)scale(.37)">
          <g id={`${id}r`}>
            <GuillocheLines id={`${id}f`} families={createRosette(`${seed} a`).families} />
          </g>
        </g>
        <g data-ink="be" transform="translate(206 352)scale(.29)">
          <GuillocheLines id={`${id}b`} families={createRosette(`${seed} b`).families} />
        </g>
        <use href={`#${id}r`} data-ink="cm" transform="translate(418 432)rotate(15)scale(.17)" />
      </g>
      <path className={styles.fold} d="M5 320H555" />
      <path className={styles.fold} opacity=".5" d="M5 317H555M5 323H555M5 313H555M5 327H555" />
      <path className={styles.fold} opacity=".25" d="M5 308H555M5 332H555M5 302H555M5 338H555" />
      <path className={styles.stitches} d="M24 320H540" />
      <path
        className={styles.holes}
        d={toPerforationPath(number)}
        transform="translate(56 494)scale(4.2)"
      />
      <g className={styles.seal} transform="translate(132 150)rotate(-13)">
        <GuillocheLines id={`${id}s`} families={stampLines} />
        <path id={`${id}t`} d="M-51 0A51 51 0 1 1 51 0A51 51 0 1 1-51 0" />
        <text className={styles.stampText} fontSize="12.5">
          <textPath href={`#${id}t`} textLength="312">
            {`${name} · ${name} · `}
          </textPath>
        </text>
      </g>
      <path className={styles.rule} d="M38 538H522" />
      <MachineReadableLines
        lines={[firstLine, secondLine]}
        x={46}
        y={566}
        width={468}
        leading={27}
      />
    </>
  )
}

const stampLines: readonly LineFamily[] = [
  createCircle(68, 2, 'first'),
  createCircle(64, 0.8, 'first'),
  createCircle(43, 1.2, 'first'),
  createRays({ inner: 32, outer: 40, ink: 'first' }, 72, 30),
  createBeads(25, 2.2, 24, 'first'),
]

/** The outline of two pages, slightly indented at the fold. */
const pagesOutline =
  'M14 .5H546q13.5 0 13.5 13.5V313q0 5-4 7q4 2 4 7V626q0 13.5-13.5 13.5H14Q.5 639.5 .5 626V327q0-5 4-7q-4-2-4-7V14Q.5 .5 14 .5Z'
const borderLines = createBorder('cadre', 20, 600)
const cornerLines = [
  createCircle(9, 0.8, 'second'),
  createRays({ inner: 3, outer: 7.5, ink: 'first' }, 24, 30),
]

/** A braided border along the page's edges, with a small seal at each corner. */
function Frame({ id }: { id: string }) {
  return (
    <g opacity=".65">
      <svg x="36" y="13" width="488" height="20">
        <g id={`${id}p`} transform="translate(0 10)scale(.1)">
          <GuillocheLines id={`${id}c`} families={borderLines} />
        </g>
      </svg>
      <svg x="36" y="607" width="488" height="20">
        <use href={`#${id}p`} />
      </svg>
      <g id={`${id}v`} transform="translate(33 36)rotate(90)">
        <svg width="568" height="20">
          <use href={`#${id}p`} />
        </svg>
      </g>
      <use href={`#${id}v`} x="514" />
      <g id={`${id}k`} transform="translate(23 23)">
        <GuillocheLines id={`${id}e`} families={cornerLines} />
      </g>
      <use href={`#${id}k`} x="514" />
      <use href={`#${id}k`} y="594" />
      <use href={`#${id}k`} x="514" y="594" />
    </g>
  )
}

/** Digits as a laser perforates them through a passport: five rows of three dots. */
const digitDots: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001011001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001010010',
  '8': '111101111101111',
  '9': '111101111001111',
}

/** Path data of points one unit apart, to be stroked with round caps; a digit is five units wide with its space. */
function toPerforationPath(digits: string): string {
  let pen = { x: 0, y: 0 }
  let data = 'M0 0'
  for (const [position, digit] of Array.from(digits).entries()) {
    for (const [index, sign] of Array.from(digitDots[digit] ?? '').entries()) {
      if (sign === '0') continue
      const x = position * 5 + (index % 3)
      const y = Math.floor(index / 3)
      data += `m${x - pen.x} ${y - pen.y}h0`
      pen = { x, y }
    }
  }
  return data
}
