import { useId } from 'react'

import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { FileInput } from '../devtools/FileInput.tsx'
import tab from '../devtools/tab.module.css'
import { ToolbarButton } from '../devtools/buttons.tsx'
import { useCopyToClipboard } from '../devtools/useCopyToClipboard.ts'
import { getState, type Note, noteLimits } from './note.ts'
import { createNotesLink, fileFormat, readNotesFile, serializeNotes } from './note-files.ts'
import { toMarkdown } from './note-markdown.ts'
import { notesStore, useNotes, useOpenNote } from './notes-context.ts'
import { filterNotes, getScreenName, noFilters, numberNotes } from './notes-store.ts'
import styles from './notes.module.css'

/** All notes of this browser, with filters, ways to share them, and where each of them is. */
export function NotesList() {
  const { arePicturesStored, filters, isStored, notes, setAsideKey, texts } = useNotes()
  const live = filterNotes({ notes, filters: noFilters })
  const listed = filterNotes({ notes, filters })
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {!isStored && <Notice variant="warning">{texts.notStored}</Notice>}
      {!arePicturesStored && <Notice variant="warning">{texts.picturesNotStored}</Notice>}
      {setAsideKey !== undefined && (
        <Notice variant="warning">{texts.setAside(setAsideKey)}</Notice>
      )}
      <div className={tab.actions}>
        <Button size="small" onClick={() => notesStore.setState({ view: { kind: 'picking' } })}>
          {texts.add}
        </Button>
        <FileInput
          label={texts.share.import}
          accept=".json,application/json"
          onSelect={(file) => notesStore.receive(() => readNotesFile(file))}
        />
      </div>
      {live.length === 0 ? (
        <p className={tab.hint}>{texts.none}</p>
      ) : (
        <>
          <Filters live={live} />
          <p role="status" className={tab.hint}>
            {listed.length === 0 ? texts.noneListed : texts.list.count(listed.length)}
          </p>
          <Rows listed={listed} />
          {listed.length > 0 && <Sharing listed={listed} />}
          <AuthorField />
        </>
      )}
    </div>
  )
}

function Filters({ live }: { live: readonly Note[] }) {
  const { page, texts, filters } = useNotes()
  const authors = sortUnique(
    live.flatMap((note) => [note, ...note.answers]).map(({ author }) => author),
  )
  const here = getScreenName(page.context)
  const screens = sortUnique([...live.map(getScreenName), here])
  const options = {
    state: (['open', 'resolved'] as const).map((value) => ({
      value,
      label: texts.stateFilters[value],
    })),
    author: authors.map((value) => ({ value, label: value })),
    screen: screens.map((value) => ({
      value,
      label: value === here ? `${texts.list.here} (${value})` : value,
    })),
  }
  return (
    <fieldset className={styles.filters}>
      <legend>
        <VisuallyHidden>{texts.list.filters}</VisuallyHidden>
      </legend>
      {(['state', 'author', 'screen'] as const).map((name) => (
        <Select
          key={name}
          label={texts.list[name]}
          placeholder={texts.list.all}
          options={options[name]}
          value={filters[name]}
          onChange={(value) => notesStore.setState({ filters: { ...filters, [name]: value } })}
        />
      ))}
    </fieldset>
  )
}

function Rows({ listed }: { listed: readonly Note[] }) {
  const { texts, notes, pins } = useNotes()
  const open = useOpenNote()
  const numbers = numberNotes(notes)
  return (
    <ol className={tab.choices}>
      {listed.map((note) => {
        const state = getState(note)
        const visibility = pins.find(({ id }) => id === note.id)?.visibility ?? 'shown'
        const answerCount = note.answers.filter(({ isDeleted }) => isDeleted !== true).length
        return (
          <li key={note.id}>
            <button type="button" className={styles.row} onClick={() => open(note)}>
              <span className={styles.pin} data-state={state}>
                <span>{numbers.get(note.id)}</span>
              </span>
              <span className={styles.rowText} dir="auto">
                {note.text}
              </span>
              <span className={styles.rowDetails}>
                <span>
                  <bdi translate="no">{note.author}</bdi>
                  <span>
                    {`, ${texts.states[state]}${answerCount > 0 ? `, ${texts.list.answers(answerCount)}` : ''}`}
                  </span>
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
  const { page, texts, notes, pictures } = useNotes()
  const pictureCount = listed.filter(({ id }) => pictures.has(id)).length
  const headingId = useId()
  const { share } = texts
  const { message, setMessage, copy } = useCopyToClipboard(share)
  const copyLink = async () => {
    const link = await createNotesLink(listed, page.url)
    if (link === undefined) setMessage(share.tooLong)
    else await copy(link)
  }
  return (
    <section className={tab.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={tab.heading}>
        {share.title}
      </h3>
      <div className={tab.actions}>
        <ToolbarButton onClick={copyLink}>{share.link}</ToolbarButton>
        <ToolbarButton
          onClick={() =>
            downloadText({
              name: fileFormat,
              extension: 'json',
              type: 'application/json',
              text: serializeNotes(listed, pictures),
            })
          }
        >
          {share.file}
        </ToolbarButton>
        <ToolbarButton onClick={() => copy(toMarkdown(listed, notes, page))}>
          {share.markdown}
        </ToolbarButton>
        <span role="status">{message}</span>
      </div>
      {pictureCount > 0 && <p className={tab.hint}>{share.pictures(pictureCount)}</p>}
    </section>
  )
}

function AuthorField() {
  const { texts, author } = useNotes()
  return (
    <TextField
      className={styles.authorField}
      label={texts.box.author}
      value={author}
      maxLength={noteLimits.name}
      autoComplete="name"
      onChange={(event) => notesStore.setAuthor(event.target.value)}
    />
  )
}

function sortUnique(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => a.localeCompare(b))
}
