import { nameAnchor } from './element-names.ts'
import { getState, type Note } from './note.ts'
import { describeContext, formatTime, getNumber, getScreenName } from './note-list.ts'
import { type Language, notesTexts } from './texts.ts'

interface MarkdownOptions {
  readonly site: string
  readonly language: Language
  readonly getUrl: (note: Note) => string
  /** The name of the element of a note that is on this page. */
  readonly getElementName: (note: Note) => string | undefined
}

/**
 * Writes notes for an issue tracker. What people wrote is quoted and escaped, so that none of it is markup.
 *
 * @param all gives each note its number.
 */
export function toMarkdown(
  notes: readonly Note[],
  all: readonly Note[],
  { site, language, getUrl, getElementName }: MarkdownOptions,
): string {
  const texts = notesTexts[language]
  const words = texts.markdown
  const write = ({ author, createdAt, text }: Pick<Note, 'author' | 'createdAt' | 'text'>) =>
    `**${escape(author || texts.unnamed)}**, ${formatTime(createdAt, language)}\n\n${escape(text).replaceAll(/^/gm, '> ')}`

  const sections = notes.map((note) => {
    const rows = [
      `${words.page} [${escape(getScreenName(note))}](<${getUrl(note)}>)`,
      `${words.element} ${escape(getElementName(note) ?? nameAnchor(note.anchor.steps, texts))}`,
      `${words.context} ${describeContext(note, texts).map(escape).join(' · ')}`,
      note.spec.length > 0 && `${words.spec} ${note.spec.map(escape).join(', ')}`,
      note.stories.length > 0 && `${words.stories} ${note.stories.map(escape).join(', ')}`,
    ].filter((row) => row !== false)
    return [
      `## ${texts.box.title(getNumber(all, note.id))}, ${texts.states[getState(note)]}`,
      write(note),
      rows.map((row) => `- ${row}`).join('\n'),
      ...note.answers.filter(({ isDeleted }) => isDeleted !== true).map(write),
    ]
  })
  const title = `# ${site}, ${texts.list.count(notes.length)}`
  return `${[title, ...sections.flat()].join('\n\n')}\n`
}

/** Escapes everything that Markdown reads as markup, a mention or a reference within a line. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+\-!|~&]/g, String.raw`\$&`).replaceAll('@', '@\u200B')
}
