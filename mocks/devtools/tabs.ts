import type { TabStorage } from '../tab-storage.ts'

/** What everybody uses, in the order of the tabs. */
export const commonTabs = ['tours', 'scenarios', 'notes', 'data', 'outbox', 'screen'] as const
/** What developers use, in one tab more. */
export const developerTabs = ['calls', 'server', 'recording', 'failure', 'specification'] as const

export type DeveloperTab = (typeof developerTabs)[number]
export type TabName = (typeof commonTabs)[number] | DeveloperTab

const tabNames: readonly TabName[] = [...commonTabs, ...developerTabs]

/** Whether a tab is one of those for developers. */
export function isDeveloperTab(name: TabName): name is DeveloperTab {
  return developerTabs.some((one) => one === name)
}

/** The tab that was open last, and the tours at first. */
export function readTab(storage: TabStorage): TabName {
  return tabNames.find((name) => name === storage.get('bar-tab')) ?? commonTabs[0]
}
