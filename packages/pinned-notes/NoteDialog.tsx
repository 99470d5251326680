import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'

import { describeElement } from './anchor.ts'
import { Button, Dialog } from './Dialog.tsx'
import { describeContext } from './note.ts'
import { focusLater, getPinId, noteButtonId, useNotes } from './notes-context.ts'
import { newNoteId, type NotesView, type Pin } from './notes-store.ts'
import styles from './notes.module.css'

/** The text of a new note on an element, or of one that is there, which can be edited and deleted. */
export function NoteDialog({ place }: { place: Exclude<NotesView, { kind: 'picking' }> }) {
  const { page, store, texts, draft, notes, pins } = useNotes()
  const words = texts.box
  const id = place.kind === 'writing' ? newNoteId : place.id
  const note = notes.find((one) => one.id === id)
  const pin = pins.find((one) => one.id === id)
  const fieldId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const show = useEffectEvent(() => {
    document.getElementById(getPinId(id))?.scrollIntoView({ block: 'center' })
    const dialog = field.current?.closest('dialog')
    Object.assign(dialog?.style ?? {}, { inset: placeBeside(pin), margin: 0 })
  })
  // It is beside its element once that is found, and in the middle until then.
  const isPlaced = pin?.area !== undefined
  useLayoutEffect(() => {
    if (isPlaced) show()
  }, [isPlaced])
  function close(): void {
    store.close()
    // The picker, which had the focus before, is gone.
    if (place.kind === 'writing') focusLater(noteButtonId)
  }
  function save(): void {
    if (field.current?.reportValidity() !== true) return
    const text = field.current.value.trim()
    if (place.kind === 'reading') store.edit(id, text)
    focusLater(getPinId(place.kind === 'writing' ? add(text, place) : id))
    store.setState({ view: undefined, draft: undefined })
  }
  function add(text: string, { element, x, y }: Extract<NotesView, { kind: 'writing' }>): string {
    const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
    const anchor = { steps: describeElement(element, page), x, y }
    return store.add({ ...page.context, text, anchor, language, width: innerWidth })
  }
  function remove(): void {
    if (!confirm(words.removeQuestion)) return
    store.remove(id)
    store.close()
    focusLater(noteButtonId)
  }
  const title = note === undefined ? texts.add : words.title(notes.indexOf(note) + 1)
  return (
    <Dialog title={title} onClose={close}>
      <label htmlFor={fieldId}>{words.label}</label>
      <textarea
        ref={field}
        id={fieldId}
        rows={3}
        required
        aria-describedby={`${fieldId}-hint`}
        defaultValue={draft?.id === id ? draft.text : note?.text}
        onChange={({ target }) => {
          // A text of spaces is no remark.
          if (target.value.trim() === '') target.value = ''
          store.setState({ draft: { id, text: target.value } })
        }}
        onKeyDown={({ key, shiftKey, nativeEvent }) => {
          // The Enter of an input method chooses a word. In WebKit, the composition has ended when it arrives.
          const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229
          if (key !== 'Enter' || shiftKey || isComposing) return
          nativeEvent.preventDefault()
          save()
        }}
      />
      <p id={`${fieldId}-hint`} className={styles.quiet}>
        {words.hint}
      </p>
      {note !== undefined && <p className={styles.quiet}>{describeContext(note)}</p>}
      {note !== undefined && !isPlaced && <p>{texts.notVisible}</p>}
      <div className={styles.actions}>
        <Button className={styles.primary} onClick={save}>
          {words.submit}
        </Button>
        <Button onClick={close}>{texts.close}</Button>
        {note !== undefined && <Button onClick={remove}>{words.remove}</Button>}
      </div>
    </Dialog>
  )
}

/** The edges of a dialog below an element or above it, where there is more room. Of a tall element, the pin counts. */
function placeBeside(pin: Pin | undefined): string {
  if (pin?.area === undefined) return ''
  const isTall = pin.area.height > innerHeight / 2
  const top = (isTall ? pin.top : pin.area.top) - scrollY
  const bottom = isTall ? top : top + pin.area.height
  const left = `clamp(0.5rem, ${pin.left - scrollX}px, 100vw - 23.5rem)`
  if (innerHeight - bottom > top) return `${toDistance(bottom)} auto auto ${left}`
  return `auto auto ${toDistance(innerHeight - top)} ${left}`
}

const toDistance = (edge: number) => `clamp(0.5rem, ${edge + 12}px, 100dvb - 18rem)`
