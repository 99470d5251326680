/**
 * `npm run mock-server`: serves the mock backend over HTTP, for any client.
 *
 *   npm run mock-server -- --port 4180 --scenario instant --fault visas.list=empty --latency '*=500'
 *
 * `--origin https://www.site.example` allows that site alone, with its cookies.
 */
import { parseArgs } from 'node:util'

import { parseScenarioOptions } from '../mocks/scenario-options.ts'
import { startMockServer } from '../mocks/server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4180' },
    origin: { type: 'string' },
    scenario: { type: 'string', default: 'normal' },
    fault: { type: 'string', multiple: true, default: [] },
    latency: { type: 'string', multiple: true, default: [] },
  },
})

try {
  const scenario = parseScenarioOptions({
    scenario: values.scenario,
    faults: values.fault,
    latencies: values.latency,
  })
  const { url } = await startMockServer({
    port: Number(values.port),
    scenario: () => scenario,
    ...(values.origin !== undefined && { allowedOrigin: values.origin }),
  })
  console.log(`The mock backend listens at ${url} (for example ${url}/api/Country).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
