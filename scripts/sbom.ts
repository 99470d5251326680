/**
 * `npm run sbom`: the bill of materials of what ships, as CycloneDX, on the terminal. npm makes it; its own
 * `--omit dev` leaves out React and whatever else a development package uses as well (npm 11.19), so what
 * ships is told by the lock file instead.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface BillOfMaterials {
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
interface LockedPackage {
  version?: string
  dev?: boolean
}

const { stdout, status } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'],
  { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'inherit'] },
)
if (status !== 0) throw new Error('npm could not make a bill of materials.')

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const shipped = new Set(
  Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
)
const bill = JSON.parse(stdout) as BillOfMaterials
const dropped = new Set(
  bill.components
    .filter(({ name, version }) => !shipped.has(`${name}@${version}`))
    .map((component) => component['bom-ref']),
)
const isKept = (ref: string) => !dropped.has(ref)
console.log(
  JSON.stringify(
    {
      ...bill,
      components: bill.components.filter((component) => isKept(component['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => isKept(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
    },
    undefined,
    2,
  ),
)
