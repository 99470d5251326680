import { clsx } from 'clsx/lite'
import { useState, type ComponentProps } from 'react'

import { isOfAdmin, type MapScreen, type MapSection } from '../scripts/design-system/screen-map.ts'
import styles from './screen-map.module.css'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'id' | 'href' | 'target'> {
  /** The id of the screen. */
  readonly id: string
}

/** Jumps to a screen of the map. Other links of a page lead out of Storybook's frame, by its `<base>`. */
export function ScreenLink({ id, children, ...rest }: ScreenLinkProps) {
  return (
    <a {...rest} href={`#screen-${id}`} target="_self">
      {children}
    </a>
  )
}

/**
 * All screens by their names, with a line from each to each that it leads to, in the manner of a guilloché. The lines of a
 * name that is pointed at or has the focus stand out; they are decoration, because each screen lists its neighbours.
 */
export function ScreenMapOverview({ sections }: { sections: readonly MapSection[] }) {
  const [active, setActive] = useState<string>()
  const screens = sections.flatMap((section) => section.screens)
  const activeScreen = screens.find(({ id }) => id === active)
  const halves = [
    { title: 'Site', sections: sections.filter((section) => !isAdminSection(section)) },
    { title: 'Back-office', sections: sections.filter(isAdminSection) },
  ]
  return (
    <nav className={styles.overview} aria-label="All screens">
      {halves.map((half) => (
        <Half key={half.title} {...half} active={activeScreen} onActivate={setActive} />
      ))}
      <p className={styles.legend}>
        <span>
          Point at a name: solid red lines lead away from that screen, dashed green ones lead to it.
        </span>
      </p>
    </nav>
  )
}

const isAdminSection = ({ screens }: MapSection) => screens.some(isOfAdmin)

interface HalfProps {
  readonly title: string
  readonly sections: readonly MapSection[]
  readonly active: MapScreen | undefined
  readonly onActivate: (id: string | undefined) => void
}

function Half({ title, sections, active, onActivate }: HalfProps) {
  // A heading takes a row of its own.
  const rows = sections.flatMap((section) => [undefined, ...section.screens])
  const { leadsTo = [], reachedFrom = [] } = active ?? {}
  return (
    <section className={styles.half} aria-labelledby={`half-${title}`}>
      <h2 id={`half-${title}`}>{title}</h2>
      <div className={styles.rows}>
        <Lines rows={rows} active={active?.id} />
        {sections.map((section) => (
          <div key={section.title}>
            <h3 className={styles.topic}>{section.title}</h3>
            <ul role="list">
              {section.screens.map(({ id, name }) => (
                <li
                  key={id}
                  className={clsx(
                    styles.row,
                    id === active?.id && styles.active,
                    leadsTo.includes(id) && styles.target,
                    reachedFrom.includes(id) && styles.source,
                  )}
                >
                  <ScreenLink
                    id={id}
                    onPointerEnter={() => onActivate(id)}
                    onPointerLeave={() => onActivate(undefined)}
                    onFocus={() => onActivate(id)}
                    onBlur={() => onActivate(undefined)}
                  >
                    {name}
                  </ScreenLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The width of the drawing; its height is one for each row. */
const width = 100

interface LinesProps {
  readonly rows: readonly (MapScreen | undefined)[]
  readonly active: string | undefined
}

function Lines({ rows, active }: LinesProps) {
  const lines = rows.flatMap((row, from) =>
    (row?.leadsTo ?? []).flatMap((id) => {
      const to = rows.findIndex((other) => other?.id === id)
      return row === undefined || to === -1 ? [] : [{ id: row.id, target: id, from, to }]
    }),
  )
  return (
    <svg
      aria-hidden
      className={styles.lines}
      data-active={rows.some((row) => row?.id === active) || undefined}
      viewBox={`0 0 ${width} ${rows.length}`}
      preserveAspectRatio="none"
      style={{ blockSize: `calc(${rows.length} * var(--row))` }}
    >
      {lines.map(({ id, target, from, to }) => (
        <path
          key={`${id} ${target}`}
          className={clsx(id === active && styles.out, target === active && styles.in)}
          d={drawLine(from, to, rows.length)}
        />
      ))}
    </svg>
  )
}

/** An arc that is the wider the more rows it passes; a line down and the line back up lie a little apart. */
function drawLine(from: number, to: number, count: number): string {
  const reach = (width / 0.75) * Math.sqrt(Math.abs(to - from) / count) * (to > from ? 1 : 0.94)
  const [start, end] = [from + 0.5, to + 0.5]
  return `M0 ${start}C${reach.toFixed(1)} ${start} ${reach.toFixed(1)} ${end} 0 ${end}`
}
