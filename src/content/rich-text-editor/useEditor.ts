import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePictureHosts } from '../useConsent.ts'
import type { ImageError } from '../prepare-image.ts'
// Types only: the code loads with the field.
import type { createEditor, Editor, EditorAttributes, Formats } from './create-editor.ts'

interface UseEditorOptions {
  value: string
  onChange: (html: string) => void
  onImageError: (error: ImageError) => void
  onPreparation: (preparation: Promise<unknown>) => void
  attributes: EditorAttributes
  /** False while read-only. */
  isEnabled: boolean
}

/** Loads Quill with its field and starts it once, also in StrictMode. */
export function useEditor({
  value,
  onChange,
  onImageError,
  onPreparation,
  attributes,
  isEnabled,
}: UseEditorOptions) {
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | undefined>(undefined)
  /** The last value emitted: other values come from outside. */
  const lastKnownHtml = useRef(value)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [formats, onFormatsChange] = useState<Formats>({})
  const [attempt, setAttempt] = useState(0)
  const pictureHosts = usePictureHosts()
  const [heldHosts, setHeldHosts] = useState<readonly string[]>([])

  const onEdited = useEffectEvent(onChange)
  const onImageErrorEvent = useEffectEvent(onImageError)
  /** Resolves when the field is gone: the picture of a cancelled level must not hold up the save of its form. */
  const gone = useRef<PromiseWithResolvers<void>>(undefined)
  const waitFor = (preparation: Promise<unknown>) =>
    onPreparation(Promise.race([preparation, gone.current?.promise]))
  const onPreparationEvent = useEffectEvent(waitFor)
  useEffect(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    gone.current = { promise, resolve, reject }
    return resolve
  }, [])

  const start = useEffectEvent((host: HTMLElement, create: typeof createEditor) => {
    lastKnownHtml.current = value
    return create(host, {
      html: value,
      attributes,
      onEdit(html) {
        lastKnownHtml.current = html
        onEdited(html)
      },
      onFormatsChange,
      onImageError: onImageErrorEvent,
      onPreparation: onPreparationEvent,
      pictureHosts,
      onHeldPictures(hosts) {
        // Keep the same array for the same hosts: this is called at each key.
        setHeldHosts((before) => (before.join() === hosts.join() ? before : hosts))
      },
    })
  })
  useEffect(() => {
    const parent = container.current
    if (!isEnabled || parent === null) return undefined
    // A new child for each effect, so that a second run starts clean.
    const host = document.createElement('div')
    let isCancelled = false
    parent.append(host)
    async function load(): Promise<void> {
      try {
        const module = await import('./create-editor.ts')
        if (isCancelled) return
        editor.current = start(host, module.createEditor)
        setStatus('ready')
      } catch (error) {
        console.error(error)
        if (!isCancelled) setStatus('failed')
      }
    }
    void load()
    return () => {
      isCancelled = true
      editor.current?.tearDown()
      editor.current = undefined
      host.remove()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt starts it again
  }, [isEnabled, attempt])

  useEffect(() => {
    if (status !== 'ready' || value === lastKnownHtml.current) return
    lastKnownHtml.current = value
    editor.current?.load(value)
  }, [value, status])

  useEffect(() => {
    if (status === 'ready') editor.current?.setAttributes(attributes)
  }, [attributes, status])

  useEffect(() => {
    if (status === 'ready') editor.current?.allowPictures(pictureHosts)
  }, [pictureHosts, status])

  return {
    container,
    editor,
    heldHosts,
    status,
    formats,
    /** Passes on a preparation, as long as the field is there. */
    waitFor,
    retry: () => {
      setStatus('loading')
      setAttempt((was) => was + 1)
    },
  }
}
