import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, type ReactNode } from 'react'
import computedFacts from 'virtual:component-facts'

import { type Guidance, toGuidanceMarkdown } from '#ui/foundations/guidance.ts'

import type { AllFacts } from '../scripts/design-system/component-facts.ts'
import { toStoryName } from '../scripts/design-system/story-name.ts'
import styles from './docs-page.module.css'

const facts = computedFacts as AllFacts

/** The page of a component: what it is, its status and uses, its properties, how it is used and with which keys, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guidance } = preparedMeta.parameters as { guidance?: Guidance }
  return (
    <>
      <Title />
      <Description />
      <Facts />
      <Primary />
      <Controls />
      {guidance !== undefined && <Markdown>{toGuidanceMarkdown(guidance)}</Markdown>}
      <Stories />
    </>
  )
}

/** What a component's tag in its stories file says; without one it is stable. */
const statuses = {
  draft: 'Draft: it may change, or go, without a word.',
  deprecated: 'Deprecated: not for new work.',
} as const
const stable = 'Stable: the changelog says what changes.'

function Facts() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const path = String(preparedMeta.parameters['fileName']).replace(/^\.\//, '')
  const component = facts.components[path]
  const { componentStories } = use(DocsContext)
  const stories = componentStories()
  if (component === undefined) return null
  const { sources, tests, uses, routes } = component
  const played = stories.filter(({ playFunction }) => playFunction !== undefined)
  const tag = (Object.keys(statuses) as (keyof typeof statuses)[]).find((name) =>
    preparedMeta.tags?.includes(name),
  )
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      <Fact name="Status">{tag === undefined ? stable : statuses[tag]}</Fact>
      <Fact name="Source">
        <Files paths={[...sources, path]} />
      </Fact>
      <Fact name="Tests">
        {`${stories.length} ${stories.length === 1 ? 'story' : 'stories'}, ${played.length} with a play function`}
        <Files paths={tests} />
      </Fact>
      <Fact name="Used">
        {`On ${routes} of ${facts.routes} routes`}
        {uses.length > 0 && (
          <details>
            <summary>{`Imported by ${uses.length} ${uses.length === 1 ? 'file' : 'files'}`}</summary>
            <ul role="list">
              {uses.map(({ path: user, title }) => (
                <li key={user}>
                  {title === undefined ? (
                    <File path={user} />
                  ) : (
                    <a href={`./?path=/docs/${toPageId(title)}`}>{title}</a>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Files({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null
  return (
    <ul role="list">
      {paths.map((path) => (
        <li key={path}>
          <File path={path} />
        </li>
      ))}
    </ul>
  )
}

/** A link if the repository can be read somewhere. */
function File({ path }: { path: string }) {
  const repository = import.meta.env['STORYBOOK_SOURCE_URL'] as string | undefined
  const name = <code>{path}</code>
  return repository === undefined ? name : <a href={`${repository}${path}`}>{name}</a>
}

/** Storybook's own rule: 'Screens/Visa details' has the page 'screens-visa-details--docs'. */
function toPageId(title: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}--docs`
}

/** As Storybook's own list, with the names of the sidebar. */
function Stories() {
  const { componentStories } = use(DocsContext)
  return (
    <>
      <Heading>Stories</Heading>
      {componentStories().map(({ id, name, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <Subheading>{toStoryName(name)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </Anchor>
      ))}
    </>
  )
}
