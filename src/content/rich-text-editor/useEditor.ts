import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { usePictureHosts } from '../useConsent.ts'
import type { ImageError } from '../prepare-image.ts'
// Types only: the code loads with the field.
import type { LossyPaste } from './paste-watch.ts'
import type { createEditor, Editor, EditorAttributes, Formats } from './create-editor.ts'

/**
 * How long edits wait for the next one until they are reported: longer than a slow typist between two keys. Their HTML is that
 * of the whole text.
 */
export const reportDelayMs = 500

interface UseEditorOptions {
  value: string
  /** The classes of the text. */
  className: string
  /** Called late: when nothing is typed for a moment, the focus leaves, or the form asks (`onLateInput`). */
  onChange: (html: string) => void
  /** Called at each edit. */
  onEdit: () => void
  onLateInput: (report: () => boolean) => () => void
  onImageError: (error: ImageError) => void
  onPreparation: (preparation: Promise<unknown>) => void
  attributes: EditorAttributes
  /** False while read-only. */
  isEnabled: boolean
}

/** Loads Quill with its field and starts it once, also in StrictMode. */
export function useEditor({
  value,
  className,
  onChange,
  onEdit,
  onLateInput,
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
  /** Undefined until the caret is in the text. */
  const [formats, onFormatsChange] = useState<Formats | undefined>(undefined)
  /** Those of the block that a shortcut or a typed mark has made. */
  const [converted, onConverted] = useState<Formats | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  const pictureHosts = usePictureHosts()
  const [heldHosts, setHeldHosts] = useState<readonly string[]>([])
  const [lossyPaste, setLossyPaste] = useState<LossyPaste>()

  const lateReport = useLateReport({ editor, lastKnownHtml, onChange, onEdit, onLateInput })
  const onImageErrorEvent = useEffectEvent(onImageError)
  const waitFor = useWaitingWhileMounted(onPreparation)
  const onPreparationEvent = useEffectEvent(waitFor)
  const start = useEffectEvent((host: HTMLElement, create: typeof createEditor) => {
    lastKnownHtml.current = value
    host.addEventListener('focusout', lateReport.report)
    return create(host, {
      html: value,
      className,
      attributes,
      onEdit: lateReport.onEdit,
      onFormatsChange,
      onConverted,
      onImageError: onImageErrorEvent,
      onPreparation: onPreparationEvent,
      pictureHosts,
      onHeldPictures: setHeldHosts,
      onPasted: setLossyPaste,
    })
  })
  useEffect(() => {
    const parent = container.current
    if (!isEnabled || parent === null) return undefined
    const stopLoading = loadInto(parent, {
      onLoaded(host, create) {
        editor.current = start(host, create)
        setStatus('ready')
      },
      onFailed: () => setStatus('failed'),
    })
    return () => {
      editor.current?.tearDown()
      editor.current = undefined
      stopLoading()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt starts it again
  }, [isEnabled, attempt])

  // In the commit: a later effect would take what is typed in between for the older of the two, and load the other.
  useLayoutEffect(() => {
    if (status !== 'ready' || value === lastKnownHtml.current) return
    lastKnownHtml.current = value
    editor.current?.load(value)
  }, [value, status])

  useCurrentOptions(editor, status === 'ready', attributes, pictureHosts)

  return {
    container,
    editor,
    heldHosts,
    lossyPaste,
    status,
    formats,
    converted,
    /** Passes on a preparation, as long as the field is there. */
    waitFor,
    retry: () => {
      setStatus('loading')
      setAttempt((was) => was + 1)
    },
  }
}

function useCurrentOptions(
  editor: RefObject<Editor | undefined>,
  isReady: boolean,
  attributes: EditorAttributes,
  pictureHosts: readonly string[],
): void {
  useEffect(() => {
    if (!isReady) return
    editor.current?.setAttributes(attributes)
    editor.current?.allowPictures(pictureHosts)
  }, [editor, attributes, pictureHosts, isReady])
}

interface LateReportOptions extends Pick<UseEditorOptions, 'onChange' | 'onEdit' | 'onLateInput'> {
  editor: RefObject<Editor | undefined>
  lastKnownHtml: RefObject<string>
}

/** Passes edits on late: after a pause, when the focus leaves, or when the form asks. */
function useLateReport({
  editor,
  lastKnownHtml,
  onChange,
  onEdit,
  onLateInput,
}: LateReportOptions) {
  const latest = useRef({ onChange, onEdit })
  useLayoutEffect(() => {
    latest.current = { onChange, onEdit }
  })
  const [lateReport] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    /** Returns whether there was anything to pass on. */
    function report(): boolean {
      const html = editor.current?.takeEdit()
      if (html === undefined || html === lastKnownHtml.current) return false
      lastKnownHtml.current = html
      latest.current.onChange(html)
      return true
    }
    function onEdited(): void {
      stop()
      // At once: another field that is typed in next must not start from the values before it.
      timer = setTimeout(() => flushSync(report), reportDelayMs)
      latest.current.onEdit()
    }
    return { report, onEdit: onEdited, stop }
  })
  const onLateInputEvent = useEffectEvent(onLateInput)
  useEffect(() => {
    const leave = onLateInputEvent(lateReport.report)
    return () => {
      lateReport.stop()
      leave()
    }
  }, [lateReport])
  return lateReport
}

/** Ends the wait for a preparation with its field: the picture of a cancelled level must not hold up the save of its form. */
function useWaitingWhileMounted(onPreparation: UseEditorOptions['onPreparation']) {
  /** Resolves when the field is gone. */
  const gone = useRef<PromiseWithResolvers<void>>(undefined)
  useEffect(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    gone.current = { promise, resolve, reject }
    return resolve
  }, [])
  return (preparation: Promise<unknown>) =>
    onPreparation(Promise.race([preparation, gone.current?.promise]))
}

interface LoadingCallbacks {
  /** Starts the editor. What it throws counts as a failure. */
  onLoaded: (host: HTMLElement, create: typeof createEditor) => void
  onFailed: () => void
}

/** Loads the code of the editor for a new child of `parent`, so that a second start is clean. Returns how to end it. */
function loadInto(parent: HTMLElement, { onLoaded, onFailed }: LoadingCallbacks): () => void {
  const host = document.createElement('div')
  let isCancelled = false
  parent.append(host)
  async function load(): Promise<void> {
    try {
      const module = await import('./create-editor.ts')
      if (!isCancelled) onLoaded(host, module.createEditor)
    } catch (error) {
      console.error(error)
      if (!isCancelled) onFailed()
    }
  }
  void load()
  return () => {
    isCancelled = true
    host.remove()
  }
}
