import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'
import { stateLinkPrefix } from '#platform/state-link.ts'
import { languages } from '#i18n/languages.ts'

import {
  type Change,
  InvalidFileError,
  maxFileBytes,
  parseChanges,
} from '../database/database-file.ts'
import type { RecordOverride } from '../database/overlay.ts'
import { withSeedVariant } from '../database/seed-variants.ts'
import { tableNames } from '../database/tables.ts'
import { isDay } from '../demo-clock.ts'
import { version as seedVersion } from '../fixtures/version.json'
import { serverParams } from '../real-server/settings.ts'
import { findScenario } from '../scenarios.ts'
import { searchParams } from '../tab-storage.ts'
import { CompressedTextError, compressText, decompressText } from './compressed-text.ts'
import { maxTypedFields, TypedField } from './typed-fields.ts'

const fileFormat = 'droit-de-cite-state'
const formatVersion = 1
/** What every mail and chat program passes on whole, in characters. */
const maxLinkLength = 8 * 1024
const maxInflatedBytes = 2_000_000
/** Its fragment may hold the notes of the page. */
const maxPathLength = 40_000

/** Why a link or a file shows no state. */
export const invalidStateReasons = [
  'tooLarge',
  'incomplete',
  'otherFormat',
  'otherVersion',
  'otherData',
  'otherSite',
  'unknownScenario',
  'badRecord',
  'notStored',
  'unreadable',
] as const
export type InvalidStateReason = (typeof invalidStateReasons)[number]

/** The link or the file holds no state that this build can show. */
export class InvalidStateError extends Error {
  override readonly name = 'InvalidStateError'
  readonly reason: InvalidStateReason

  constructor(reason: InvalidStateReason, cause?: unknown) {
    super(`This is no state that can be shown: ${reason}`, { cause })
    this.reason = reason
  }
}

const StateFile = z.object({
  format: z.literal(fileFormat),
  version: z.literal(formatVersion),
  /** Of the build that copied it; empty if it is unknown. */
  commit: z.string().check(z.maxLength(40), z.regex(/^[\da-f]*$/)),
  /** The changes mean nothing on another seed. */
  seed: z.string().check(z.maxLength(40)),
  createdAt: z.iso.datetime(),
  /** Below the base path of the site, with its search and fragment. */
  path: z.string().check(z.maxLength(maxPathLength)),
  scenario: z.string().check(z.maxLength(100)),
  today: z.string().check(z.refine(isDay)),
  language: z.enum(languages),
  /** Of the window, in pixels. */
  width: z.int().check(z.minimum(1), z.maximum(100_000)),
  changes: z.array(
    z.object({
      table: z.enum(tableNames),
      id: z.int().check(z.positive()),
      record: z.optional(z.unknown()),
      fields: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  typed: z.array(TypedField).check(z.maxLength(maxTypedFields)),
})

/** A state of the demo as it is copied. */
export type CopiedState = Omit<
  z.infer<typeof StateFile>,
  'format' | 'version' | 'seed' | 'changes'
> & {
  readonly changes: readonly Change[]
}

/** A state that somebody sent, checked. */
export interface StateCapsule extends Omit<CopiedState, 'changes'> {
  readonly overrides: readonly RecordOverride[]
  /** The address of its page. */
  readonly url: string
}

/** The text of a file that holds a state. */
export function serializeState(state: CopiedState): string {
  return JSON.stringify({ format: fileFormat, version: formatVersion, seed: seedVersion, ...state })
}

/** The link to a state, which holds all of it in its fragment. Undefined if the state needs a file. */
export async function createStateLink(
  state: CopiedState,
  { origin, basePath }: Site,
): Promise<string | undefined> {
  const data = await compressText(serializeState(state))
  const url = new URL(basePath + state.path.slice(1), origin)
  url.hash = stateLinkPrefix + data
  return url.href.length < maxLinkLength ? url.href : undefined
}

/**
 * Reads the data of a link, which follows `stateLinkPrefix`.
 *
 * @throws InvalidStateError
 */
export async function readStateLink(data: string, site: Site): Promise<StateCapsule> {
  if (data.length > maxLinkLength) throw new InvalidStateError('tooLarge')
  const text = await decompressText(data, maxInflatedBytes).catch((error: unknown) => {
    throw error instanceof CompressedTextError ? new InvalidStateError(error.reason) : error
  })
  return parseState(text, site)
}

/**
 * Reads a file. Its size is checked before anything is read.
 *
 * @throws InvalidStateError
 */
export async function readStateFile(file: Blob, site: Site): Promise<StateCapsule> {
  if (file.size > maxFileBytes) throw new InvalidStateError('tooLarge')
  try {
    // Some tools begin a file with a byte order mark.
    return await parseState((await file.text()).replace(/^\uFEFF/, ''), site)
  } catch (error) {
    if (error instanceof InvalidStateError) throw error
    // A folder, or a file that was removed meanwhile.
    throw new InvalidStateError('unreadable', error)
  }
}

/** Whether a file says that it holds a state, however it is formatted. */
export async function isStateFile(file: Blob): Promise<boolean> {
  try {
    return (await file.slice(0, 1000).text()).includes(`"${fileFormat}"`)
  } catch {
    return false
  }
}

interface Site {
  readonly origin: string
  /** Such as `/demo/`. */
  readonly basePath: string
}

const AnyVersion = z.object({ format: z.literal(fileFormat), version: z.unknown() })

async function parseState(text: string, site: Site): Promise<StateCapsule> {
  const json = parseJson(text)
  if (json === undefined) throw new InvalidStateError('incomplete')
  const { data: file, error } = StateFile.safeParse(json)
  if (file === undefined) {
    const known = AnyVersion.safeParse(json).data
    const isOther = known !== undefined && known.version !== formatVersion
    throw new InvalidStateError(isOther ? 'otherVersion' : 'otherFormat', error)
  }
  const scenario = findScenario(file.scenario)
  if (scenario === undefined) throw new InvalidStateError('unknownScenario')
  if (file.seed !== seedVersion && file.changes.length > 0) throw new InvalidStateError('otherData')
  const { format: _, version: __, seed: ___, changes, ...state } = file
  const url = resolvePath(file.path, site)
  try {
    const readSeedTable = withSeedVariant(() => scenario.seedVariant)
    return { ...state, url, overrides: await parseChanges(changes, readSeedTable) }
  } catch (problem) {
    if (problem instanceof InvalidFileError) throw new InvalidStateError('badRecord', problem)
    throw problem
  }
}

/** Parameters that would do more than show a page. */
const ownParams: readonly string[] = [...searchParams, ...serverParams]

/** The address of a path of this site. */
function resolvePath(path: string, { origin, basePath }: Site): string {
  const address = basePath + path.slice(1)
  if (!path.startsWith('/') || !URL.canParse(address, origin)) {
    throw new InvalidStateError('otherSite')
  }
  const url = new URL(address, origin)
  const isOfSite =
    url.origin === origin &&
    url.pathname.startsWith(basePath) &&
    // `//evil.example` below the root.
    !/^\/[/\\]/.test(url.pathname) &&
    !url.hash.startsWith(stateLinkPrefix) &&
    !ownParams.some((name) => url.searchParams.has(name))
  if (!isOfSite) throw new InvalidStateError('otherSite')
  return url.href
}
