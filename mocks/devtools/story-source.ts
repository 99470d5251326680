import type { Language } from '#i18n/languages.ts'

/** What the demo shows, as far as a story can show it. */
export interface ShownState {
  /** Of the page, below the base path, with its search parameters and its hash. */
  readonly path: string
  /** The name of a scenario. */
  readonly scenario: string
  readonly language: Language
  /** A day such as '2026-12-30'; empty for that of the device. */
  readonly day: string
  /** The stories of the screen, such as 'Screens/FAQ'. */
  readonly title: string
}

/**
 * Writes a stories file for a state of the demo. It has a page of its own below that of the screen, because two files may not
 * share one; its story belongs into the screen's own file once somebody has accepted it.
 */
export function createStorySource({ path, scenario, language, day, title }: ShownState): string {
  // A recording is a file of this browser.
  const hasScenario = scenario !== 'normal' && scenario !== 'recording'
  const place = hasScenario ? `${toLiteral(path)}, ${toLiteral(scenario)}` : toLiteral(path)
  const parameters =
    day === ''
      ? `pageAt(${place})`
      : `{
    ...pageAt(${place}),
    app: { ...pageAt(${place}).app, today: ${toLiteral(day)} },
  }`
  const imports = language === 'en' ? 'english, pageAt, type Story' : 'pageAt, type Story'
  return `import type { Meta } from '@storybook/react-vite'

import { ${imports} } from '#storybook/page-story.ts'

const meta = { title: ${toLiteral(`${title}/Proposed`)} } satisfies Meta
export default meta

/** Proposed in the demo: say here what this state shows, and let a play function expect it. */
export const ${createStoryName(path, hasScenario ? scenario : '', language)}: Story = {
${language === 'en' ? '  globals: english,\n' : ''}  parameters: ${parameters},
}
`
}

/** A name for a story: its scenario, or its path; `FaqEmpty`, `PricingBelgiqueVisaEtudiant`. */
function createStoryName(path: string, scenario: string, language: Language): string {
  const words = (scenario === '' ? path.replace(/[?#].*/, '') : scenario)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1, 40))
    .join('')
  const name = /^[A-Z]/.test(words) ? words : `Page${words}`
  return language === 'en' ? `${name}English` : name
}

/** A string of TypeScript in the project's style: the quotes that need fewer escapes. */
function toLiteral(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text)
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`
}
