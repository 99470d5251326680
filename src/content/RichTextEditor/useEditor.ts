import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePictureHosts } from '../consent/useConsent.ts'
import type { ImageFault } from '../images/prepareImage.ts'
import type {
  createEditor as createEditorNow,
  Editor,
  EditorAttributes,
  Formats,
} from './createEditor.ts'

/** Its type alone: the code is loaded with the field. */
type Create = typeof createEditorNow

interface EditorHookOptions {
  value: string
  onChange: (html: string) => void
  onImageFault: (fault: ImageFault) => void
  attributes: EditorAttributes
  /** False while the content is only shown. */
  isWanted: boolean
}

export type EditorStatus = 'loading' | 'ready' | 'failed'

const noFormats: Formats = {
  bold: false,
  italic: false,
  underline: false,
  list: undefined,
  link: undefined,
}

/** Quill in an element of React's, loaded with its field alone and started once, under StrictMode too. */
export function useEditor({
  value,
  onChange,
  onImageFault,
  attributes,
  isWanted,
}: EditorHookOptions) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | undefined>(undefined)
  /** What the editor holds as far as the form knows: any other value comes from outside. */
  const known = useRef(value)
  const [status, setStatus] = useState<EditorStatus>('loading')
  const [formats, setFormats] = useState(noFormats)
  const [attempt, setAttempt] = useState(0)
  const pictureHosts = usePictureHosts()
  const [heldHosts, setHeldHosts] = useState<readonly string[]>([])

  const onEdited = useEffectEvent(onChange)
  const onRefused = useEffectEvent(onImageFault)

  const start = useEffectEvent((host: HTMLElement, create: Create) => {
    known.current = value
    return create(host, {
      html: value,
      attributes,
      onEdit(html) {
        known.current = html
        onEdited(html)
      },
      onFormats: setFormats,
      onImageFault: onRefused,
      pictureHosts,
      onHeldPictures(hosts) {
        // The same list for the same hosts: this is told at each key.
        setHeldHosts((before) => (before.join() === hosts.join() ? before : hosts))
      },
    })
  })
  useEffect(() => {
    const parent = place.current
    if (!isWanted || parent === null) return undefined
    // A child of its own for each effect, so that a second run finds nothing of the first.
    const host = document.createElement('div')
    let isOver = false
    parent.append(host)
    host.dataset['attempt'] = String(attempt)
    async function load(): Promise<void> {
      try {
        const { createEditor } = await import('./createEditor.ts')
        if (isOver) return
        editor.current = start(host, createEditor)
        setStatus('ready')
      } catch (error) {
        console.error(error)
        if (!isOver) setStatus('failed')
      }
    }
    void load()
    return () => {
      isOver = true
      editor.current?.stop()
      editor.current = undefined
      host.remove()
    }
  }, [isWanted, attempt])

  useEffect(() => {
    if (status !== 'ready' || value === known.current) return
    known.current = value
    editor.current?.load(value)
  }, [value, status])

  useEffect(() => {
    if (status === 'ready') editor.current?.setAttributes(attributes)
  }, [attributes, status])

  useEffect(() => {
    if (status === 'ready') editor.current?.allowPictures(pictureHosts)
  }, [pictureHosts, status])

  return {
    place,
    editor,
    heldHosts,
    status,
    formats,
    retry: () => {
      setStatus('loading')
      setAttempt((was) => was + 1)
    },
  }
}
