import { Heading } from '@storybook/addon-docs/blocks'
import computedFacts from 'virtual:component-facts'

import type { AllFacts } from '../scripts/design-system/component-facts.ts'
import styles from './docs-page.module.css'
import { type IndexEntry, useIndex } from './story-index.ts'

const { components } = computedFacts as AllFacts

const groups = ['Components', 'Content', 'Site components']

/** Every component, with what is computed of it. */
export function ComponentList() {
  const entries = useIndex()
  return groups.map((group) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <table className={`sb-unstyled ${styles.components}`} aria-label={group}>
        <thead>
          <tr>
            {['Component', 'Status', 'Stories', 'Routes', 'Last change'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries
            .filter(({ type, title }) => type === 'docs' && title.startsWith(`${group}/`))
            .map((page) => (
              <Row
                key={page.id}
                page={page}
                stories={entries.filter(
                  ({ type, title }) => type === 'story' && title === page.title,
                )}
              />
            ))}
        </tbody>
      </table>
    </section>
  ))
}

function Row({ page, stories }: { page: IndexEntry; stories: readonly IndexEntry[] }) {
  const facts = components[page.importPath.replace(/^\.\//, '')]
  const status = ['Deprecated', 'Draft'].find((name) => page.tags.includes(name.toLowerCase()))
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/${page.id}`}>{page.title.split('/').at(-1)}</a>
      </th>
      <td>{status ?? 'Stable'}</td>
      <td>{stories.length}</td>
      <td>{facts?.routes}</td>
      <td>{facts?.changes[0]?.date ?? '—'}</td>
    </tr>
  )
}
