import { clsx } from 'clsx/lite'
import { useState, type ReactNode } from 'react'
import { toId } from 'storybook/internal/csf'

import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

import type { MapLayout, MapScreen } from '../scripts/design-system/screen-map.ts'
import {
  type MapState,
  type MapStories,
  stateKinds,
} from '../scripts/design-system/screen-stories.ts'
import { type Device, devices } from './devices.ts'
import { ScreenLink } from './ScreenMapOverview.tsx'
import styles from './screen-map.module.css'

/** The names of the screens by their ids. */
type Names = ReadonlyMap<string, string>

/** What is around every screen of a layout, and where it leads. */
export function LayoutCard({
  layout: { id, stories, leadsTo },
  names,
}: {
  layout: MapLayout
  names: Names
}) {
  const isAdmin = id === '/admin'
  return (
    <article className={styles.card} aria-labelledby={`layout-${id}`}>
      <h3 id={`layout-${id}`}>{isAdmin ? 'Menu and palette' : 'Header and footer'}</h3>
      <p className={styles.paths}>
        <CodeLabel>{isAdmin ? 'Every screen of the back-office' : 'Every public screen'}</CodeLabel>
      </p>
      <dl className={styles.facts}>
        {stories.map((group) => (
          <States key={group.title} label="Stories" states={group.states} />
        ))}
        <Neighbours label="Leads to" ids={leadsTo} names={names} />
      </dl>
    </article>
  )
}

/** A screen with its states, its widths and its neighbours. */
export function ScreenCard({ screen, names }: { screen: MapScreen; names: Names }) {
  const { id, name, paths, stories, otherStories, parts, leadsTo, reachedFrom, tours } = screen
  const states = stories.flatMap((group) => group.states)
  const shown = states.filter(({ viewport }) => viewport === undefined)
  const first = shown.find(({ name: state }) => state === 'Loaded') ?? shown[0] ?? states[0]
  return (
    <article
      id={`screen-${id}`}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={`name-${id}`}
    >
      <h3 id={`name-${id}`}>{name}</h3>
      <p className={styles.paths}>
        {paths.map((path) => (
          <CodeLabel key={path} code className={styles.path}>
            {path}
          </CodeLabel>
        ))}
      </p>
      <dl className={styles.facts}>
        {stateKinds.map((kind) => (
          <States
            key={kind}
            label={kindLabels[kind]}
            states={states.filter((state) => state.kind === kind)}
          />
        ))}
        {first !== undefined && <Widths story={first.id} />}
        <Neighbours label="Leads to" ids={leadsTo} names={names} />
        <Neighbours label="Reached from" ids={reachedFrom} names={names} />
        {parts.length > 0 && (
          <Fact label="Parts">
            {parts.map((title) => (
              <li key={title}>
                <a className={styles.link} href={`./?path=/docs/${toId(title, 'docs')}`}>
                  {title.split('/').at(-1)}
                </a>
              </li>
            ))}
          </Fact>
        )}
        {tours.length > 0 && (
          <Fact label="Tours">
            {tours.map(({ title, step, of }) => (
              <li key={title} className={styles.tour}>
                <span>{`${title}, step ${step} of ${of}`}</span>
              </li>
            ))}
          </Fact>
        )}
      </dl>
      {otherStories.map((group) => (
        <OtherStories key={group.title} group={group} />
      ))}
      {first !== undefined && <Picture story={first.id} name={name} />}
    </article>
  )
}

const kindLabels = { content: 'States', loading: 'Loading', empty: 'Empty', failing: 'Failing' }

interface FactProps {
  readonly label: string
  /** Links and texts stand closer than states, which have borders. */
  readonly hasStates?: boolean
  readonly children: ReactNode
}

function Fact({ label, hasStates = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ul role="list" className={clsx(styles.items, !hasStates && styles.links)}>
          {children}
        </ul>
      </dd>
    </div>
  )
}

function States({ label, states }: { label: string; states: readonly MapState[] }) {
  if (states.length === 0) return null
  return (
    <Fact label={label} hasStates>
      <StateItems states={states} />
    </Fact>
  )
}

function StateItems({ states }: { states: readonly MapState[] }) {
  return states.map(({ id, name, kind, viewport }) => {
    const device = devices.find((one) => one.viewport === viewport)
    return (
      <li key={id}>
        <a className={styles.state} data-kind={kind} href={`./?path=/story/${id}`}>
          <span>{name}</span>
          {device !== undefined && <span className={styles.width}>{`${device.width} px`}</span>}
        </a>
      </li>
    )
  })
}

function Widths({ story }: { story: string }) {
  const getHref = ({ viewport }: Device) =>
    `./?path=/story/${story}&globals=viewport.value:${viewport}`
  return (
    <Fact label="Widths">
      {devices.map((device) => (
        <li key={device.viewport}>
          <a className={styles.link} href={getHref(device)}>{`${device.width} px`}</a>
        </li>
      ))}
      <li>
        <a className={styles.link} href={`./?path=/story/${story}&grid=on`}>
          All in a grid
        </a>
      </li>
    </Fact>
  )
}

interface NeighboursProps {
  readonly label: string
  readonly ids: readonly string[]
  readonly names: Names
}

function Neighbours({ label, ids, names }: NeighboursProps) {
  if (ids.length === 0) return null
  return (
    <Fact label={label}>
      {ids.map((id) => (
        <li key={id}>
          <ScreenLink id={id} className={styles.link}>
            {names.get(id)}
          </ScreenLink>
        </li>
      ))}
    </Fact>
  )
}

/** What stories of another subject show of the screen. */
function OtherStories({ group: { title, states } }: { group: MapStories }) {
  return (
    <details className={styles.details}>
      <summary>{`${title.split('/').at(-1)} (${states.length})`}</summary>
      <ul role="list" className={styles.items}>
        <StateItems states={states} />
      </ul>
    </details>
  )
}

/** A live, inert frame, on demand: all of them at once would be forty sites. Without a play function, as in the grid. */
function Picture({ story, name }: { story: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Picture</summary>
      {isOpen && (
        <div inert className={styles.picture}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- these are our own stories */}
          <iframe
            title={`${name}, 1440 px`}
            src={`./iframe.html?id=${story}&viewMode=story&embed=true`}
          />
        </div>
      )}
    </details>
  )
}
