/**
 * `npm run sbom`: prints the bill of materials of what ships, as CycloneDX.
 *
 * `npm sbom --omit dev` omits React and other packages that development packages use too (npm 11.19). So npm reads a
 * copy of the package and lock files without development packages.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface LockFile {
  packages: Record<string, { dev?: boolean; devDependencies?: object }>
}

const { devDependencies: _, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies?: object
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
delete lock.packages['']?.devDependencies

using folder = mkdtempDisposableSync(join(tmpdir(), 'droit-de-cite-'))
writeFileSync(join(folder.path, 'package.json'), JSON.stringify(manifest))
writeFileSync(join(folder.path, 'package-lock.json'), JSON.stringify(lock))
const { status } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'],
  { cwd: folder.path, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exitCode = status ?? 1
