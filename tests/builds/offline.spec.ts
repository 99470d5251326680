import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { allowOrigin, expect, test } from '../support/test.ts'

/**
 * The browsers of all tests can reach only this machine (scripts/browser.ts), so that every test also shows that the
 * site, the demo and Storybook need no network.
 */
test('the browser of the tests reaches localhost and no other host', async ({ page }) => {
  const server = createServer((_, answer) => answer.end('reached'))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '0.0.0.0', resolve)
  await promise
  const { port } = server.address() as AddressInfo

  await page.goto(`http://localhost:${port}`)
  await expect(page.getByText('reached')).toBeVisible()
  // The server also listens at the first of them.
  for (const elsewhere of [`http://127.0.0.2:${port}`, 'https://fonts.example']) {
    allowOrigin(elsewhere)
    await expect(page.goto(elsewhere)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  }
  server.close()
})
