/**
 * `npm run sbom`: prints the bill of materials of what ships, as CycloneDX.
 *
 * `npm sbom --omit dev` omits React and other packages that development packages use too (npm 11.19). So npm reads a
 * copy of the package and lock files without development packages and workspaces, which are tools.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface LockedPackage {
  dev?: boolean
  /** Whether it is the link to a workspace. */
  link?: boolean
  devDependencies?: object
  workspaces?: readonly string[]
}

interface LockFile {
  packages: Record<string, LockedPackage>
}

const {
  devDependencies: _,
  workspaces: __,
  ...manifest
} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string
  devDependencies?: object
  workspaces?: readonly string[]
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => !dev && !link && !path.startsWith('packages/'),
  ),
)
delete lock.packages['']?.devDependencies
delete lock.packages['']?.workspaces

using temporary = mkdtempDisposableSync(join(tmpdir(), 'sbom-'))
// npm names the product after its folder.
const folder = join(temporary.path, manifest.name)
mkdirSync(folder)
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
const { status } = spawnSync(
  'npm',
  [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--loglevel=error',
  ],
  { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exitCode = status ?? 1
