import { Suspense, use } from 'react'
import routeLinks from 'virtual:route-links'

import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import type { AllRouteFacts } from '../scripts/design-system/route-links.ts'
import {
  createScreenMap,
  isOfAdmin,
  type ScreenMap as Screens,
} from '../scripts/design-system/screen-map.ts'
import { LayoutCard, ScreenCard } from './ScreenCards.tsx'
import { ScreenMapOverview } from './ScreenMapOverview.tsx'
import styles from './screen-map.module.css'

let map: Promise<Screens> | undefined

/** A story says which path it shows, so its module must be loaded. */
async function readMap(): Promise<Screens> {
  const files = import.meta.glob<Record<string, unknown>>('../src/screens/**/*.stories.tsx')
  const modules = await Promise.all(
    Object.entries(files).map(
      async ([path, load]) => [path.replace('../', ''), await load()] as const,
    ),
  )
  return createScreenMap(routeLinks as AllRouteFacts, Object.fromEntries(modules))
}

/** Every screen of the site with its states, its widths and its neighbours. */
export function ScreenMap() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <Suspense fallback={<p>Reading the stories…</p>}>
        <Page />
      </Suspense>
    </div>
  )
}

function Page() {
  map ??= readMap()
  const { sections, layouts } = use(map)
  const screens = sections.flatMap((section) => section.screens)
  const names = new Map(screens.map(({ id, name }) => [id, name]))
  const states = screens.flatMap(({ stories, otherStories }) =>
    [...stories, ...otherStories].flatMap((group) => group.states),
  )
  return (
    <>
      <header className={styles.masthead}>
        <CodeLabel variant="accent">
          {`Map · ${screens.length} screens · ${states.length} states`}
        </CodeLabel>
        <h1 className={styles.title}>Every screen, and where it leads.</h1>
        <p className={styles.lead}>
          Each screen with its states, its widths and its neighbours, read from the code itself: its
          routes, its stories, and its links in every state.
        </p>
      </header>
      <ScreenMapOverview sections={sections} />
      <section className={styles.section} aria-labelledby="everywhere">
        <SectionHeading
          id="everywhere"
          eyebrow="Around every screen"
          title="Header, footer, menu"
          lead="What they lead to is said here once, and not for each screen."
        />
        <div className={styles.cards}>
          {layouts.map((layout) => (
            <LayoutCard key={layout.id} layout={layout} names={names} />
          ))}
        </div>
      </section>
      {sections.map(({ title, screens: shown }, index) => (
        <section key={title} className={styles.section} aria-labelledby={`section-${index}`}>
          <SectionHeading
            id={`section-${index}`}
            eyebrow={`${String(index + 1).padStart(2, '0')} — ${shown.some(isOfAdmin) ? 'Back-office' : 'Site'}`}
            title={title}
          />
          <div className={styles.cards}>
            {shown.map((screen) => (
              <ScreenCard key={screen.id} screen={screen} names={names} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
