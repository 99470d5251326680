import { useId, type SVGProps } from 'react'

import styles from './guilloche.module.css'
import { MachineReadableLines } from './MachineReadableLines.tsx'
import { createMachineReadableZone } from './machine-readable-zone.ts'
import linesUrl from './passport.svg'

/**
 * The home page's illustration: an open passport, overprinted in the inks of several countries. Its lines are in a
 * file, which does not delay the text. Unlike an `<img>` they take the page's inks. `name` stands where the holder's
 * would, in the machine-readable zone and around the stamp.
 */
export function HeroIllustration({ name }: { name: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 560 640" className={styles.hero} aria-hidden>
      <path className={styles.page} d={pagesOutline} />
      <svg x="34" y="34" width="492" height="488" opacity=".34">
        <Lines name="background" />
      </svg>
      <Frame />
      <g className={styles.overprint}>
        <Lines name="large" data-ink="fr" transform="translate(338 216)scale(.37)" />
        <Lines name="small" data-ink="be" transform="translate(206 352)scale(.29)" />
        <Lines name="large" data-ink="cm" transform="translate(418 432)rotate(15)scale(.17)" />
      </g>
      <path className={styles.fold} d="M5 320H555" />
      <path className={styles.fold} opacity=".5" d="M5 317H555M5 323H555M5 313H555M5 327H555" />
      <path className={styles.fold} opacity=".25" d="M5 308H555M5 332H555M5 302H555M5 338H555" />
      <path className={styles.stitches} d="M24 320H540" />
      <Lines name="number" className={styles.holes} transform="translate(56 494)scale(4.2)" />
      <g className={styles.seal} transform="translate(132 150)rotate(-13)">
        <Lines name="stamp" />
        <path id={id} d="M-51 0A51 51 0 1 1 51 0A51 51 0 1 1-51 0" />
        {/* Firefox ignores the length of a text path. */}
        <text className={styles.stampText} fontSize="12.5" textLength="312">
          <textPath href={`#${id}`}>{`${name} · ${name} · `}</textPath>
        </text>
      </g>
      <path className={styles.rule} d="M38 538H522" />
      <MachineReadableLines
        lines={createMachineReadableZone({ code: 'UTO', name })}
        x={46}
        y={566}
        width={468}
        leading={27}
      />
    </svg>
  )
}

interface LinesProps extends SVGProps<SVGUseElement> {
  /** A group of `passport.svg`. */
  name: 'background' | 'border' | 'corner' | 'large' | 'number' | 'small' | 'stamp'
}

function Lines({ name, ...rest }: LinesProps) {
  return <use href={`${linesUrl}#${name}`} {...rest} />
}

/** The outline of two pages, slightly indented at the fold. */
const pagesOutline =
  'M14 .5H546q13.5 0 13.5 13.5V313q0 5-4 7q4 2 4 7V626q0 13.5-13.5 13.5H14Q.5 639.5 .5 626V327q0-5 4-7q-4-2-4-7V14Q.5 .5 14 .5Z'

/** A braided border along the page's edges, with a small seal at each corner. */
function Frame() {
  return (
    <g opacity=".65">
      {[
        'translate(36 13)',
        'translate(36 607)',
        'translate(33 36)rotate(90)',
        'translate(547 36)rotate(90)',
      ].map((transform, index) => (
        <g key={transform} transform={transform}>
          <svg width={index < 2 ? 488 : 568} height="20">
            <Lines name="border" transform="translate(0 10)scale(.1)" />
          </svg>
        </g>
      ))}
      {['23 23', '537 23', '23 617', '537 617'].map((place) => (
        <Lines key={place} name="corner" transform={`translate(${place})`} />
      ))}
    </g>
  )
}
