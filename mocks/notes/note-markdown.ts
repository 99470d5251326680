import type { Language } from '#i18n/languages.ts'

import { formatAnchor } from './anchor.ts'
import { getState, type Note } from './note.ts'
import { getScreenName, numberNotes } from './notes-store.ts'
import type { NotesTexts } from './texts.ts'

interface MarkdownOptions {
  /** The notes to write. */
  readonly notes: readonly Note[]
  /** All notes, which give each its number. */
  readonly all: readonly Note[]
  readonly language: Language
  readonly texts: NotesTexts
  readonly getUrl: (note: Note) => string
}

/** Writes notes for an issue tracker. What people wrote is quoted and escaped, so that none of it is markup. */
export function toMarkdown({ notes, all, language, texts, getUrl }: MarkdownOptions): string {
  const numbers = numberNotes(all)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const words = texts.markdown
  const writeByline = ({ author, createdAt }: Pick<Note, 'author' | 'createdAt'>) =>
    `**${escape(author)}**, ${format.format(new Date(createdAt))}`

  const sections = notes.map((note) => {
    const context = [
      note.scenario,
      note.language,
      texts.box.width(note.width),
      note.commit === '' ? '' : texts.box.version(note.commit),
    ]
    const rows = [
      `${words.page} [${escape(getScreenName(note))}](<${getUrl(note)}>)`,
      `${words.element} ${escape(formatAnchor(note.anchor))}`,
      `${words.context} ${context
        .filter((part) => part !== '')
        .map(escape)
        .join(' · ')}`,
      note.spec.length > 0 && `${words.spec} ${note.spec.map(escape).join(', ')}`,
      note.stories.length > 0 && `${words.stories} ${note.stories.map(escape).join(', ')}`,
    ]
    return [
      `## ${texts.box.title(numbers.get(note.id) ?? 0)}, ${texts.states[getState(note)]}`,
      `${writeByline(note)}\n\n${quote(note.text)}`,
      rows
        .filter((row) => row !== false)
        .map((row) => `- ${row}`)
        .join('\n'),
      ...note.answers
        .filter(({ isDeleted }) => isDeleted !== true)
        .map((answer) => `${writeByline(answer)}\n\n${quote(answer.text)}`),
    ].join('\n\n')
  })
  return `${[`# ${words.title(notes.length)}`, ...sections].join('\n\n')}\n`
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${escape(line)}`)
    .join('\n')
}

/** Escapes everything that Markdown reads as markup, a mention or a reference within a line. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+\-!|~&]/g, String.raw`\$&`).replaceAll('@', '@\u200B')
}
