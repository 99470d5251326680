import type { Content, ContentBlock, ContentPicture } from './content.ts'
import { toCheckedText } from './content.ts'
import { placeWords, shorten, type TextFinding } from './finding.ts'
import { countWords } from './sentences.ts'

/** A bold paragraph of more words is emphasis, not a heading. */
const maxHeadingWords = 12
/** In kilobytes. */
const maxPictureSize = 500

/** What is wrong with the headings and tables of a text. */
export function checkStructure(content: Content): TextFinding[] {
  return [...checkHeadings(content), ...checkBoldParagraphs(content), ...checkTables(content)]
}

function checkHeadings({ blocks }: Content): TextFinding[] {
  let last: number | undefined
  return blocks
    .filter(({ kind }) => kind === 'heading')
    .flatMap(({ level, text }, before): TextFinding[] => {
      const place = { element: 'heading', before } as const
      const quote = shorten(text)
      if (quote === '') return [{ rule: 'headingEmpty', quote: '', place }]
      // The page moves the first one to its own level.
      const isSkipped = last !== undefined && level > last + 1
      last = level
      return isSkipped ? [{ rule: 'headingSkipped', quote, place, count: level }] : []
    })
}

function checkBoldParagraphs(content: Content): TextFinding[] {
  const { blocks } = content
  const all = toCheckedText(content)
  let start = 0
  return blocks.flatMap((block, index): TextFinding[] => {
    const own = start
    start += block.text.length + 1
    if (!isInPlaceOfHeading(block, blocks[index + 1])) return []
    const words = block.text.trim()
    const place = placeWords(all, own + block.text.indexOf(words), words)
    return [{ rule: 'headingBold', quote: shorten(words), place }]
  })
}

/** A short bold paragraph without a point, over something that is not bold. */
function isInPlaceOfHeading(
  { kind, isBold, text }: ContentBlock,
  next: ContentBlock | undefined,
): boolean {
  return (
    kind === 'paragraph' &&
    isBold &&
    countWords(text) <= maxHeadingWords &&
    !/[.!;,…]$/u.test(text.trim()) &&
    next !== undefined &&
    !next.isBold &&
    next.kind !== 'heading' &&
    next.kind !== 'cell'
  )
}

function checkTables({ tables }: Content): TextFinding[] {
  return tables.flatMap(({ hasHeader }, before): TextFinding[] =>
    hasHeader ? [] : [{ rule: 'tableHeader', quote: '', place: { element: 'table', before } }],
  )
}

/** What is wrong with the pictures in a text. */
export function checkPictures({ pictures }: Content): TextFinding[] {
  return pictures.flatMap((picture, before) => {
    const place = { element: 'img', before } as const
    return [...checkAlternative(picture), ...checkSize(picture.src)].map((found) => ({
      ...found,
      place,
    }))
  })
}

/** An empty alternative says that the picture is decorative. */
function checkAlternative({ src, alternative }: ContentPicture): TextFinding[] {
  if (alternative === undefined) {
    return [{ rule: 'pictureAlternative', quote: src.startsWith('data:') ? '' : shorten(src) }]
  }
  const name = alternative.trim()
  const isFileName =
    /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/iu.test(name) ||
    /^(?:IMG|DSCN?|PXL|image|photo|capture)[-_ ]?\d{2,}\S*$/iu.test(name)
  return isFileName ? [{ rule: 'pictureFileName', quote: shorten(name) }] : []
}

/** Only what is in the record itself has a size that is known without a request. */
export function checkSize(src: string): TextFinding[] {
  const [, data] = /^data:[^,]*,(.*)$/su.exec(src) ?? []
  // Base64 writes 3 bytes in 4 characters.
  const size = Math.round(((data?.length ?? 0) * 3) / 4 / 1024)
  return size > maxPictureSize ? [{ rule: 'pictureHeavy', quote: '', count: size }] : []
}
