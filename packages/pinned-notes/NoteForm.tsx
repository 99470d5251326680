import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { Button, Field, FileButton } from './controls.tsx'
import { noteLimits } from './note.ts'
import { getPressedKey, useNotes } from './notes-context.ts'
import styles from './notes.module.css'
import { reducePicture } from './pictures.ts'

interface NoteFormProps {
  /** A note can have a picture, and its text is kept as a draft. */
  kind: 'note' | 'answer'
  onSubmit: (written: WrittenText) => void | Promise<void>
}

/** What was written, and whether its link is to be copied. */
export interface WrittenText {
  readonly text: string
  readonly picture: string | undefined
  readonly copiesLink: boolean
}

/** A text, and the name of its author unless it is known, which is optional. Enter submits, Shift + Enter starts a new line. */
export function NoteForm({ kind, onSubmit }: NoteFormProps) {
  const { store, texts, author, draft, draftPicture } = useNotes()
  const isNote = kind === 'note'
  const words = texts.form
  const textArea = useRef<HTMLTextAreaElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  // A name that is being typed must not take its own field away.
  const [asksAuthor, setAsksAuthor] = useState(author.trim() === '')
  const [isTextMissing, setIsTextMissing] = useState(false)
  const { hasPictureError, addPicture, adding } = useAddPicture()

  useEffect(() => {
    if (isNote) textArea.current?.focus({ preventScroll: true })
  }, [isNote])

  async function submit(copiesLink = false): Promise<void> {
    const pending = adding.current
    const added = await pending
    // A refused picture is shown before the note is saved without it.
    if (pending !== undefined && added === undefined) return
    const text = textArea.current?.value.trim() ?? ''
    const name = nameField.current?.value.trim() ?? author
    setIsTextMissing(text === '')
    if (text === '') {
      textArea.current?.focus()
      return
    }
    store.setAuthor(name)
    setAsksAuthor(name === '')
    if (textArea.current !== null) textArea.current.value = ''
    const picture = isNote ? (added ?? draftPicture) : undefined
    await onSubmit({ text, picture, copiesLink })
  }
  const onPaste = async (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    // A copied cell of a table is both a text and a picture.
    if (file === undefined || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    await addPicture(file)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (getPressedKey(event.nativeEvent) !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Field
        label={words[kind].label}
        hint={isNote ? words.hint : undefined}
        error={isTextMissing ? words[kind].missing : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={textArea}
            rows={2}
            defaultValue={isNote ? draft : undefined}
            maxLength={noteLimits.text}
            onChange={(event) => isNote && store.setState({ draft: event.target.value })}
            onKeyDown={onKeyDown}
            onPaste={isNote ? onPaste : undefined}
          />
        )}
      </Field>
      {asksAuthor && (
        <Field label={words.author} hint={words.authorHint}>
          {(control) => (
            <input
              {...control}
              ref={nameField}
              maxLength={noteLimits.name}
              autoComplete="name"
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      )}
      {isNote && (
        <div className={styles.pictureField}>
          {draftPicture === undefined ? (
            <>
              <p className={styles.hint}>{words.pictureHint}</p>
              <FileButton
                label={words.addPicture}
                accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp"
                onSelect={addPicture}
              />
            </>
          ) : (
            <>
              <img className={styles.picture} src={draftPicture} alt={words.newPicture} />
              <Button onClick={() => store.setState({ draftPicture: undefined })}>
                {words.removePicture}
              </Button>
            </>
          )}
          <p role="status">{hasPictureError && words.noPicture}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={({ detail }) => void (detail < 2 && submit())}>
          {words[kind].submit}
        </Button>
        {isNote && (
          <Button onClick={({ detail }) => void (detail < 2 && submit(true))}>
            {words.submitAndCopy}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Adds pictures to the draft, of which the last one counts. `adding` is one that is still being prepared. */
function useAddPicture() {
  const { store } = useNotes()
  const [hasPictureError, setHasPictureError] = useState(false)
  const adding = useRef<Promise<string | undefined>>(undefined)
  async function addPicture(file: File): Promise<void> {
    const preparing = reducePicture(file).catch(() => undefined)
    adding.current = preparing
    const draftPicture = await preparing
    // Another picture was chosen meanwhile.
    if (adding.current !== preparing) return
    adding.current = undefined
    setHasPictureError(draftPicture === undefined)
    if (draftPicture !== undefined) store.setState({ draftPicture })
  }
  return { hasPictureError, addPicture, adding }
}
