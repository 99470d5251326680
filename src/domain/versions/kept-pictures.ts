/**
 * Pictures weigh more than all words of a record, and most versions have the same. So a version holds their hash, and each
 * is kept once.
 */

const dataUrlPattern = /data:image\/[\w+.-]+;base64,[\w+/=]{200,}/g
const markPattern = /kept-picture:([\da-f]{64})/g

/** Every text in a value, at any depth, replaced. */
export function mapTexts(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)]),
  )
}

/** The pictures in a value, at any depth. */
export function findPictures(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  mapTexts(value, (text) => {
    for (const [picture] of text.matchAll(dataUrlPattern)) found.add(picture)
    return text
  })
  return found
}

/** The value with the hashes of its pictures in their place. A picture without a hash stays. */
export function takeOutPictures(value: unknown, hashes: ReadonlyMap<string, string>): unknown {
  return mapTexts(value, (text) =>
    text.replaceAll(dataUrlPattern, (picture) => {
      const hash = hashes.get(picture)
      return hash === undefined ? picture : `kept-picture:${hash}`
    }),
  )
}

const wholeMarkPattern = /^kept-picture:([\da-f]{64})$/
const elementPattern = /<img\b[^<>]*kept-picture:([\da-f]{64})[^<>]*>/gi

/**
 * The value with its pictures. One that is lost leaves nothing, not even an element without a source: no server may get its
 * mark. Where it was the whole text there is none, as in a record without a picture.
 */
export function putPicturesBack(value: unknown, pictures: ReadonlyMap<string, string>): unknown {
  return mapTexts(value, (text) => {
    const [, whole] = wholeMarkPattern.exec(text) ?? []
    if (whole !== undefined) return pictures.get(whole) ?? null
    return text
      .replaceAll(elementPattern, (element, hash: string) => (pictures.has(hash) ? element : ''))
      .replaceAll(markPattern, (_, hash: string) => pictures.get(hash) ?? '')
  })
}
