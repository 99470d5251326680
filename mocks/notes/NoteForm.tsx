import {
  type ClipboardEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

import { getPressedKey } from '#platform/pressed-key.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { ToolbarButton } from '../devtools/buttons.tsx'
import { FileInput } from '../devtools/FileInput.tsx'
import tab from '../devtools/tab.module.css'
import { noteLimits } from './note.ts'
import { notesStore, useNotes } from './notes-context.ts'
import styles from './notes.module.css'
import { reducePicture } from './pictures.ts'

interface NoteFormProps {
  /** A note can have a picture, and its text is kept as a draft. */
  kind: 'note' | 'answer'
  onSubmit: (text: string, picture: string | undefined) => void
}

function setPicture(picture: string | undefined): void {
  notesStore.setState({ draftPicture: picture })
}

/** A text, and the name of its author unless it is known. Enter submits, Shift + Enter starts a new line. */
export function NoteForm({ kind, onSubmit }: NoteFormProps) {
  const { texts, author, draftPicture } = useNotes()
  const isNote = kind === 'note'
  const formTexts = texts.box.forms[kind]
  const textArea = useRef<HTMLTextAreaElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  // A name that is being typed must not take its own field away.
  const [asksAuthor, setAsksAuthor] = useState(author.trim() === '')
  const [errors, setErrors] = useState<{ text?: string; author?: string }>({})
  const picture = isNote ? draftPicture : undefined
  const [hasPictureError, setHasPictureError] = useState(false)
  const adding = useRef<Promise<string | undefined>>(undefined)

  useEffect(() => {
    if (isNote) textArea.current?.focus({ preventScroll: true })
  }, [isNote])

  async function submit(): Promise<void> {
    const pending = adding.current
    const added = await pending
    // A refused picture is shown before the note is saved without it.
    if (pending !== undefined && added === undefined) return
    const text = textArea.current?.value.trim() ?? ''
    const name = nameField.current?.value.trim() ?? author
    setErrors({
      ...(text === '' && { text: formTexts.missing }),
      ...(name === '' && { author: texts.box.noAuthor }),
    })
    if (text === '') textArea.current?.focus()
    else if (name === '') nameField.current?.focus()
    if (text === '' || name === '') return
    notesStore.setAuthor(name)
    setAsksAuthor(false)
    if (textArea.current !== null) textArea.current.value = ''
    onSubmit(text, added ?? picture)
  }
  async function addPicture(file: File): Promise<void> {
    const preparing = reducePicture(file).catch(() => undefined)
    adding.current = preparing
    const reduced = await preparing
    // Another picture was chosen meanwhile.
    if (adding.current !== preparing) return
    adding.current = undefined
    setHasPictureError(reduced === undefined)
    if (reduced !== undefined) setPicture(reduced)
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
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        ref={textArea}
        label={formTexts.label}
        hint={isNote ? texts.box.noteHint : undefined}
        error={errors.text}
        rows={2}
        defaultValue={isNote ? notesStore.getState().draft : undefined}
        maxLength={noteLimits.text}
        onChange={
          isNote ? (event) => notesStore.setState({ draft: event.target.value }) : undefined
        }
        onKeyDown={onKeyDown}
        onPaste={isNote ? onPaste : undefined}
      />
      {asksAuthor && (
        <TextField
          ref={nameField}
          label={texts.box.author}
          hint={texts.box.authorHint}
          error={errors.author}
          maxLength={noteLimits.name}
          autoComplete="name"
          onKeyDown={onKeyDown}
        />
      )}
      {isNote && (
        <div className={styles.pictureField}>
          {picture === undefined ? (
            <>
              <p className={tab.hint}>{texts.box.pictureHint}</p>
              <FileInput
                label={texts.box.addPicture}
                accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp"
                onSelect={addPicture}
              />
            </>
          ) : (
            <>
              <img className={styles.picture} src={picture} alt={texts.box.newPicture} />
              <ToolbarButton onClick={() => setPicture(undefined)}>
                {texts.box.removePicture}
              </ToolbarButton>
            </>
          )}
          <p role="status">{hasPictureError && texts.box.noPicture}</p>
        </div>
      )}
      <Button type="submit" size="small">
        {formTexts.submit}
      </Button>
    </form>
  )
}
