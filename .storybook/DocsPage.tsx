import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, type PropsWithChildren, type ReactNode } from 'react'
import computedFacts from 'virtual:component-facts'

import { type Guidance, toKeyTable, toMarkdownList } from '#ui/foundations/guidance.ts'

import type { AllFacts } from '../scripts/design-system/component-facts.ts'
import { checkTag, stateTag } from '../scripts/design-system/story-checks.ts'
import { toStoryName } from '../scripts/design-system/story-name.ts'
import styles from './docs-page.module.css'
import { DoAndDont } from './DoAndDont.tsx'
import type { AppParameters } from './render-app.tsx'
import { type IndexEntry, useIndex } from './story-index.ts'

const facts = computedFacts as AllFacts

/** What is around every page: Storybook's own container has no landmark. */
export function DocsFrame({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...container}>
      <main>{children}</main>
    </DocsContainer>
  )
}

/**
 * The page of a component: what it is and looks like, its properties, how it is used and with which keys, its states, its
 * tokens, status and uses. Of a screen, one state is shown and the others are listed.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { componentStories } = use(DocsContext)
  const { guidance } = preparedMeta.parameters as { guidance?: Guidance }
  const index = useIndex()
  const all = componentStories()
  const shown = all.filter(({ id }) => !isCheck(index, id))
  const [first = all[0], ...others] = shown
  if (first === undefined) return null
  return (
    <>
      <Title />
      <Description />
      {isScreen(first) ? (
        // In a frame, which has a width of its own.
        <Canvas of={first.moduleExport} story={{ inline: false, height: '40rem' }} />
      ) : (
        <>
          <Canvas of={first.moduleExport} />
          <div className={styles.properties}>
            <Heading>Properties</Heading>
            <Controls of={first.moduleExport} />
          </div>
        </>
      )}
      {guidance !== undefined && <Use {...guidance} />}
      {others.length > 0 && <Heading>Other states</Heading>}
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
      <Heading>Facts</Heading>
      <Facts />
    </>
  )
}

/** Those are for tests, and for whoever asks the sidebar for them. */
function isCheck(index: readonly IndexEntry[], id: string): boolean {
  return index.some((entry) => entry.id === id && entry.tags.includes(checkTag))
}

type Story = ReturnType<DocsContextProps['componentStories']>[number]

function isScreen({ parameters }: Story): boolean {
  return (parameters as { app?: AppParameters }).app?.path !== undefined
}

function State({ story }: { story: Story }) {
  const { id, name, moduleExport } = story
  return (
    <Anchor storyId={id}>
      <Subheading>{toStoryName(name)}</Subheading>
      <p className={`sb-unstyled ${styles.links}`}>
        <a href={`./?path=/story/${id}`}>Open</a>
        <a href={`./?path=/story/${id}&grid=on`}>Grid</a>
      </p>
      <Description of={moduleExport} />
      {/* A state that is reached by acting is shown as it was reached. */}
      {!isScreen(story) && (
        <Canvas of={moduleExport} story={{ autoplay: story.tags.includes(stateTag) }} />
      )}
    </Anchor>
  )
}

function Use({ do: dos, dont, drawn, accessibility, keyboard }: Guidance) {
  return (
    <>
      <Heading>Use</Heading>
      <DoAndDont
        drawn={drawn}
        dos={<Markdown>{toMarkdownList(dos)}</Markdown>}
        donts={<Markdown>{toMarkdownList(dont)}</Markdown>}
      />
      <Heading>Accessibility</Heading>
      <Markdown>{toMarkdownList(accessibility)}</Markdown>
      <Heading>Keyboard</Heading>
      <Markdown>{toKeyTable(keyboard)}</Markdown>
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
  const { sources, tests, uses, parts, tokens, routes, changes } = component
  const played = stories.filter(({ playFunction }) => playFunction !== undefined)
  const tag = (Object.keys(statuses) as (keyof typeof statuses)[]).find((name) =>
    preparedMeta.tags?.includes(name),
  )
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      <Fact name="Status">{tag === undefined ? stable : statuses[tag]}</Fact>
      <Fact name="Used">
        {`On ${routes} of ${facts.routes} routes`}
        <More
          label={`Imported by ${count(uses.length, 'file')}`}
          items={uses.map(({ path: user, title }) =>
            title === undefined ? (
              <File key={user} path={user} />
            ) : (
              <PageLink key={user} title={title} />
            ),
          )}
        />
      </Fact>
      <Fact name="Tests">
        {`${count(stories.length, 'story', 'stories')} in Chromium with axe, ${played.length} with a play function`}
        <Files paths={tests} />
      </Fact>
      <Fact name="Source">
        <Files paths={[...sources, path]} />
      </Fact>
      <Fact name="Made of">
        {parts.length === 0 && 'No other component'}
        <More
          label={count(parts.length, 'component')}
          items={parts.map((title) => (
            <PageLink key={title} title={title} />
          ))}
        />
      </Fact>
      {tokens.length > 0 && (
        <Fact name="Tokens">
          <More
            label={count(tokens.length, 'token')}
            items={tokens.map((token) => (
              <Token key={token} name={token} />
            ))}
          />
        </Fact>
      )}
      {changes.length > 0 && (
        <Fact name="Last changes">
          {changes[0]?.date}
          <More
            label="What changed"
            items={changes.map(({ date, subject }) => `${date}: ${subject}`)}
          />
        </Fact>
      )}
    </dl>
  )
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

function More({ label, items }: { label: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <details>
      <summary>{label}</summary>
      <ul role="list">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
    </details>
  )
}

/** A link to the page of a component, within Storybook's frame. */
function PageLink({ title }: { title: string }) {
  return <a href={`./?path=/docs/${toPageId(title)}`}>{title}</a>
}

/** With its colour, if it is one. */
function Token({ name }: { name: string }) {
  return (
    <>
      {name.startsWith('--color-') && (
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
      )}
      <code>{name}</code>
    </>
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
