import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

/**
 * Tests whose pages are visited as people do: they act once the client has taken a prerendered page
 * over. Before that links work and buttons do not.
 */
export const test = base.extend({
  context: async ({ context }, give) => {
    context.on('page', waitForTakeOver)
    await give(context)
  },
})

/** Makes visits and reloads of a page last until it is taken over. */
export function waitForTakeOver(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const takenOver = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' })
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    await takenOver()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await takenOver()
    return response
  }
}
