import { use } from 'react'

/** What Storybook says of a page or a story. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'docs' | 'story'
  readonly title: string
  readonly importPath: string
  readonly tags: readonly string[]
}

let index: Promise<IndexEntry[]> | undefined

async function readIndex(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> }
  return Object.values(entries)
}

/** All pages and stories, with the tags that main.ts adds to them. */
export function useIndex(): readonly IndexEntry[] {
  index ??= readIndex()
  return use(index)
}
