import { pages } from '#routes/-pages.ts'

interface ScreenReferences {
  readonly spec: readonly string[]
  readonly stories: readonly string[]
}

/** The sections of the specification and the stories of each screen, for the toolbar's tab 'Screen'. Keyed by route id. */
export const screenReferences: Readonly<Record<string, ScreenReferences>> = Object.fromEntries(
  Object.entries(pages).map(([id, { spec, stories }]) => [
    id,
    { spec, stories: id.startsWith('/_public/') ? [...stories, 'Screens/Layout'] : stories },
  ]),
)
