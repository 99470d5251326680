import { clsx } from 'clsx/lite'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'

import { Button, Field, FileButton } from './controls.tsx'
import { getState, type Note, noteLimits } from './note.ts'
import { readNotesFile, serializeNotes } from './note-files.ts'
import { filterNotes, getNumber, getScreenName } from './note-list.ts'
import { toMarkdown } from './note-markdown.ts'
import { createSharedLink, useNotes, useOpenNote } from './notes-context.ts'
import styles from './notes.module.css'
import { nameNote } from './usePins.ts'

/** All notes of this browser, with filters, ways to share them, and where each of them is. */
export function NotesList() {
  const { store, arePicturesStored, author, filters, isStored, notes, setAsideKey, texts } =
    useNotes()
  const { format } = store.options
  const live = filterNotes(notes)
  const listed = filterNotes(notes, filters)
  return (
    <div className={clsx(styles.root, styles.list)}>
      <p className={styles.intro}>{texts.intro}</p>
      {!isStored && <Warning text={texts.notStored} />}
      {setAsideKey !== undefined && <Warning text={texts.setAside(setAsideKey)} />}
      {!arePicturesStored && <Warning text={texts.picturesNotStored} />}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => store.setState({ view: { kind: 'picking' } })}>
          {texts.add}
        </Button>
        <FileButton
          label={texts.share.import}
          accept=".json,application/json"
          onSelect={(file) => store.receive(() => readNotesFile(format, file))}
        />
      </div>
      {live.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <>
          <Filters live={live} />
          <p role="status" className={styles.hint}>
            {listed.length === 0 ? texts.noneListed : texts.list.count(listed.length)}
          </p>
          <Rows listed={listed} />
          {listed.length > 0 && <Sharing listed={listed} />}
          <Field className={styles.authorField} label={texts.form.author}>
            {(control) => (
              <input
                {...control}
                value={author}
                maxLength={noteLimits.name}
                autoComplete="name"
                onChange={(event) => store.setAuthor(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <div className={styles.warning}>
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} />
      <p>{text}</p>
    </div>
  )
}

function Filters({ live }: { live: readonly Note[] }) {
  const { page, store, texts, filters } = useNotes()
  const here = getScreenName(page.context)
  const options = {
    state: ['open', 'resolved'],
    author: sortUnique(live.flatMap((note) => [note, ...note.answers]).map((one) => one.author)),
    screen: sortUnique([...live.map(getScreenName), here]),
  }
  const labels: Readonly<Record<string, string>> = {
    ...texts.stateFilters,
    [here]: `${texts.list.here} (${here})`,
  }
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.hidden}>{texts.list.filters}</legend>
      {(['state', 'author', 'screen'] as const).map((name) => (
        <Field key={name} label={texts.list[name]}>
          {(control) => (
            <>
              <select
                {...control}
                value={filters[name]}
                onChange={({ target }) =>
                  store.setState({ filters: { ...filters, [name]: target.value } })
                }
              >
                <option value="">{texts.list.all}</option>
                {options[name].map((value) => (
                  <option key={value} value={value}>
                    {(name !== 'author' && labels[value]) || value}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
            </>
          )}
        </Field>
      ))}
    </fieldset>
  )
}

function Rows({ listed }: { listed: readonly Note[] }) {
  const { texts, notes, pins } = useNotes()
  const open = useOpenNote()
  return (
    <ol className={styles.rows}>
      {listed.map((note) => {
        const state = getState(note)
        const visibility = pins.find(({ id }) => id === note.id)?.visibility ?? 'shown'
        const answerCount = note.answers.filter(({ isDeleted }) => isDeleted !== true).length
        const answers = answerCount > 0 ? `, ${texts.list.answers(answerCount)}` : ''
        return (
          <li key={note.id}>
            <button type="button" onClick={() => open(note)}>
              <span className={styles.pin} data-state={state}>
                <span>{getNumber(notes, note.id)}</span>
              </span>
              <span className={styles.rowText} dir="auto">
                {note.text}
              </span>
              <span className={styles.rowDetails}>
                <span>
                  <bdi translate="no">{note.author || texts.unnamed}</bdi>
                  <span>{`, ${texts.states[state]}${answers}`}</span>
                </span>{' '}
                {visibility !== 'shown' && <strong>{texts.visibility[visibility]}</strong>}{' '}
                <span className={styles.rowScreen}>{getScreenName(note)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Sharing({ listed }: { listed: readonly Note[] }) {
  const { page, store, texts, notes, pictures } = useNotes()
  const getElementName = (note: Note) => nameNote(note, page, texts)
  const { format, site } = store.options
  const { share } = texts
  const pictureCount = listed.filter(({ id }) => pictures.has(id)).length
  const headingId = useId()
  const [message, setMessage] = useState('')
  const copy = async (text: string | Promise<string | undefined>) => {
    setMessage('')
    try {
      const copied = await text
      if (copied === undefined) return setMessage(share.tooLong)
      await navigator.clipboard.writeText(copied)
      setMessage(share.copied)
    } catch {
      setMessage(share.notCopied)
    }
  }
  return (
    <section className={styles.sharing} aria-labelledby={headingId}>
      <h3 id={headingId}>{share.title}</h3>
      <div className={styles.actions}>
        <Button onClick={() => copy(createSharedLink(page, format, listed))}>{share.link}</Button>
        <Button onClick={() => download(format, serializeNotes(format, listed, pictures))}>
          {share.file}
        </Button>
        <Button onClick={() => copy(toMarkdown(listed, notes, { ...page, site, getElementName }))}>
          {share.markdown}
        </Button>
        <span role="status">{message}</span>
      </div>
      {pictureCount > 0 && <p className={styles.hint}>{share.pictures(pictureCount)}</p>}
    </section>
  )
}

/** Downloads a JSON file that is named after the day. */
function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  // Swedish dates are ISO dates.
  link.download = `${name}-${new Date().toLocaleDateString('sv-SE')}.json`
  link.click()
  // Some browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function sortUnique(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => a.localeCompare(b))
}
