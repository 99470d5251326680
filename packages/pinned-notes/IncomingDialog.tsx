import { Dialog } from './controls.tsx'
import { countChanges, mergeNotes } from './note.ts'
import type { ParsedNotes } from './note-files.ts'
import styles from './notes.module.css'
import { useNotes } from './notes-context.ts'

/** The question before shared notes are added, or why they cannot be. */
export function IncomingDialog() {
  const { store, texts, incoming } = useNotes()
  if (incoming === undefined) return null
  if (incoming.kind === 'question') return <IncomingQuestion parsed={incoming.parsed} />
  const close = () => store.setState({ incoming: undefined })
  return (
    <Dialog isAlert title={texts.incoming.refused} onClose={close}>
      <p>{texts.incoming.reasons[incoming.reason]}</p>
      <p>{texts.incoming.unchanged}</p>
    </Dialog>
  )
}

/** As many as are read before an answer. */
const maxTexts = 5

/** As many as a sentence can name. */
const maxAuthors = 5

function IncomingQuestion({ parsed }: { parsed: ParsedNotes }) {
  const { page, store, texts, notes: own } = useNotes()
  const { notes, pictures, rejectedCount, rejectedPictureCount } = parsed
  const words = texts.incoming
  const authors = [...new Set(notes.map(({ author }) => author))]
    .filter((author) => author !== '')
    .slice(0, maxAuthors)
  const close = () => store.setState({ incoming: undefined })
  const merge = () => {
    store.merge(notes, pictures)
    store.setState({ incoming: undefined, message: texts.messages.merged(notes.length) })
  }
  const changes = countChanges(own, mergeNotes(own, notes))
  // A link may be opened again. The notes of a file may have new pictures.
  const isKnown = Object.values(changes).every((count) => count === 0) && pictures.size === 0
  return (
    <Dialog
      title={isKnown ? words.nothingNew : words.title(notes.length)}
      {...(!isKnown && { action: { label: words.add, run: merge } })}
      onClose={close}
    >
      <ul role="list" className={styles.incomingTexts}>
        {notes.slice(0, maxTexts).map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
        {notes.length > maxTexts && <li>{words.more(notes.length - maxTexts)}</li>}
      </ul>
      <p dir="auto">{words.from(new Intl.ListFormat(page.language).format(authors))}</p>
      <p>{isKnown ? words.known(notes.length) : words.changes(changes)}</p>
      {rejectedCount > 0 && <p>{words.rejected(rejectedCount)}</p>}
      {rejectedPictureCount > 0 && <p>{words.rejectedPictures(rejectedPictureCount)}</p>}
    </Dialog>
  )
}
