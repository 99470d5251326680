import type { ReactNode } from 'react'

/** How to use a component: rendered on its Storybook page below the props. Sentences are Markdown. */
export interface Guidance {
  readonly do: readonly [string, ...string[]]
  readonly dont: readonly [string, ...string[]]
  /** One use right and wrong, drawn with the component itself. Functions, because Storybook copies what is no function. */
  readonly drawn?: { readonly do: () => ReactNode; readonly dont: () => ReactNode }
  /** What is exposed to assistive technology, and what the code that uses the component must provide. */
  readonly accessibility: readonly [string, ...string[]]
  /** What each key does, or each of several (`'Enter Space'`). Absent if nothing in the component is focusable. */
  readonly keyboard?: Readonly<Record<string, string>>
}

/** Renders the keys as Markdown. */
export function toKeyTable(keyboard: Guidance['keyboard']): string {
  if (keyboard === undefined) return 'No part of it is focusable.'
  const rows = Object.entries(keyboard).map(
    ([keys, effect]) => `| ${keys.replaceAll(/\S+/g, '<kbd>$&</kbd>')} | ${effect} |`,
  )
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')
}

export function toMarkdownList(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n')
}
