/** A protection taken out of the source, and the test that has to fall for it. */
export interface Mutation {
  /** What is taken out, in words: a row of the table in `docs/security.md`. */
  readonly name: string
  readonly file: string
  /** The protection as it stands in the file, where it occurs exactly once. */
  readonly text: string
  /** What stands there without it. */
  readonly replacement: string
  readonly check: Check
  /** What the test that fails is called or says, so that a test that falls for another reason does not count. */
  readonly says: RegExp
}

/** The smallest part of the tests that has to fail. */
export type Check = UnitCheck | JourneyCheck

export interface UnitCheck {
  readonly kind: 'unit'
  readonly file: string
}

export interface JourneyCheck {
  readonly kind: 'journey'
  readonly file: string
  /** The titles of its tests, as Playwright's `--grep` takes them. */
  readonly title: string
  /** What it visits: `demo` is `dist-demo/`, `site` the production client in `dist/`. */
  readonly builds: readonly Build[]
}

export type Build = 'demo' | 'site'

export function unit(file: string): UnitCheck {
  return { kind: 'unit', file }
}

/** A journey through the demo, unless it names what it visits. */
export function journey(
  file: string,
  title: string,
  builds: readonly Build[] = ['demo'],
): JourneyCheck {
  return { kind: 'journey', file, title, builds }
}

/** The same for two mutations that are shown by the same tests. */
export function keyOf(check: Check): string {
  return check.kind === 'unit' ? check.file : `${check.file} -g ${check.title}`
}
