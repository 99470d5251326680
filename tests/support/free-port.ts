import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nothing listens on, for a program that cannot choose one itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
