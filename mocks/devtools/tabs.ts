import type { TabStorage } from '../tab-storage.ts'

/** What everybody uses, in the order of the tabs. */
export const firstTabs = ['tours', 'scenarios', 'notes'] as const
/** All others, in one tab more: data first, what developers use at the end. */
export const moreTabs = [
  'data',
  'outbox',
  'screen',
  'calls',
  'server',
  'recording',
  'failure',
  'specification',
] as const

export type MoreTab = (typeof moreTabs)[number]
export type TabName = (typeof firstTabs)[number] | MoreTab

const tabNames: readonly TabName[] = [...firstTabs, ...moreTabs]

/** Whether a tab is one of those in the tab 'more'. */
export function isMoreTab(name: TabName): name is MoreTab {
  return moreTabs.some((one) => one === name)
}

/** The tab that was open last, and the tours at first. */
export function readTab(storage: TabStorage): TabName {
  return tabNames.find((name) => name === storage.get('bar-tab')) ?? firstTabs[0]
}
