import { formatAnchor } from './anchor.ts'
import { getState, type Note } from './note.ts'
import type { NotesPage } from './notes-context.ts'
import { describeContext, formatTime, getScreenName, numberNotes } from './notes-store.ts'
import { notesTexts } from './texts.ts'

/**
 * Writes notes for an issue tracker. What people wrote is quoted and escaped, so that none of it is markup.
 *
 * @param all gives each note its number.
 */
export function toMarkdown(
  notes: readonly Note[],
  all: readonly Note[],
  { language, getUrl }: Pick<NotesPage, 'language' | 'getUrl'>,
): string {
  const texts = notesTexts[language]
  const numbers = numberNotes(all)
  const words = texts.markdown
  const writeByline = ({ author, createdAt }: Pick<Note, 'author' | 'createdAt'>) =>
    `**${escape(author)}**, ${formatTime(createdAt, language)}`

  const sections = notes.map((note) => {
    const rows = [
      `${words.page} [${escape(getScreenName(note))}](<${getUrl(note)}>)`,
      `${words.element} ${escape(formatAnchor(note.anchor))}`,
      `${words.context} ${describeContext(note, texts).map(escape).join(' · ')}`,
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
  return `${[`# Droit de Cité, ${texts.list.count(notes.length)}`, ...sections].join('\n\n')}\n`
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
