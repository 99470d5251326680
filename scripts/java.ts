import { findProgram, installPackages } from './system-packages.ts'

/** Throws if there is no Java. As root on Debian (CI), installs one first. */
export function requireJava(): void {
  if (findProgram('java') !== undefined) return
  installPackages('default-jre-headless')
  if (findProgram('java') === undefined) {
    throw new Error(
      'The HTML checker needs Java 17 or later: install one (Debian: apt-get install default-jre-headless).',
    )
  }
}
