import { htmlToText } from './html-to-text.ts'
import { splitSections } from './sections.ts'

/** The first paragraph of a level's description, and its section on how long the level usually takes; undefined where there is none. */
export function readLevelDescription(
  html: string | null | undefined,
  /** Of that section (`record-facts.ts`). */
  usualTimeHeading: string | null | undefined,
): {
  readonly advice: string | undefined
  readonly usualTime: { readonly heading: string; readonly text: string } | undefined
} {
  const { introduction, sections } = splitSections(html)
  const [advice] = htmlToText(introduction, '\n').split('\n')
  const time = sections.find(({ heading }) => heading === usualTimeHeading)
  const text = htmlToText(time?.html)
  return {
    advice: advice === '' ? undefined : advice,
    usualTime: time === undefined || text === '' ? undefined : { heading: time.heading, text },
  }
}
