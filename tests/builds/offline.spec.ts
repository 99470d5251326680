import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { allowOrigin, expect, test } from '../support/test.ts'

/**
 * Every browser of the tests is cut off from all but this machine (scripts/browser.ts), so each journey, story and
 * build proof is also one that the demo, Storybook and the site work without a network. Here: that the cut is one.
 */
test('the tests’ browser reaches this machine by its name, and no other address', async ({
  page,
}) => {
  const server = createServer((_, answer) => answer.end('reached'))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '0.0.0.0', resolve)
  await promise
  const { port } = server.address() as AddressInfo

  await page.goto(`http://localhost:${port}`)
  await expect(page.getByText('reached')).toBeVisible()
  // The server answers at the first as well: it stands for an address that a network would reach.
  for (const elsewhere of [`http://127.0.0.2:${port}`, 'https://fonts.example']) {
    allowOrigin(elsewhere)
    await expect(page.goto(elsewhere)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  }
  server.close()
})
