// @vitest-environment jsdom
import Quill from 'quill'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { reportDelayMs, useEditor } from './useEditor.ts'

type Options = Parameters<typeof useEditor>[0]

let root: Root
let field: ReturnType<typeof useEditor> | undefined
const onChange = vi.fn<(html: string) => void>()
const onEdit = vi.fn<() => void>()
const lateFields = new Set<() => boolean>()
const onLateInput = (report: () => boolean) => {
  lateFields.add(report)
  return () => void lateFields.delete(report)
}
/** As a form does that is saved. */
const reportEdits = () => flushSync(() => [...lateFields].map((report) => report()))
const onPreparation = vi.fn<(preparation: Promise<unknown>) => void>()

function Field(options: Options) {
  const current = useEditor(options)
  useLayoutEffect(() => {
    field = current
  })
  return createElement('div', { ref: current.container })
}

/** Renders the field, and waits until its code is loaded. */
async function render(options: Partial<Options> = {}): Promise<void> {
  const all = {
    value: '<p>a</p>',
    className: '',
    onChange,
    onEdit,
    onLateInput,
    onImageError: () => undefined,
    onPreparation,
    attributes: {},
    isEnabled: true,
    ...options,
  }
  flushSync(() => root.render(createElement(Field, all)))
  if (!all.isEnabled) return
  await vi.waitFor(() => {
    if (field?.status === 'loading') throw new Error('The code is still loading.')
  })
}
const findEditable = () => document.querySelector<HTMLElement>('.ql-editor')
function getQuill(): Quill {
  const quill = Quill.find(findEditable()?.parentElement ?? document.body)
  if (!(quill instanceof Quill)) throw new Error('There is no editor.')
  // jsdom lays nothing out.
  quill.scrollSelectionIntoView = () => {}
  return quill
}

beforeEach(() => {
  onChange.mockClear()
  onEdit.mockClear()
  onPreparation.mockClear()
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  vi.restoreAllMocks()
})

it('an edit is passed on, and can be undone when its value comes back', async () => {
  await render({ attributes: { 'aria-label': 'Contenu' } })
  expect(field?.status).toBe('ready')
  expect(findEditable()?.getAttribute('aria-label')).toBe('Contenu')
  flushSync(() => {
    getQuill().insertText(0, 'X', 'user')
  })
  expect(reportEdits()).toEqual([true])
  expect(onChange.mock.calls).toEqual([['<p>Xa</p>']])
  await render({ value: '<p>Xa</p>', attributes: { 'aria-label': 'Texte' } })
  flushSync(() => getQuill().history.undo())
  reportEdits()
  expect(onChange).toHaveBeenLastCalledWith('<p>a</p>')
  expect(findEditable()?.getAttribute('aria-label')).toBe('Texte')
})

it('another value replaces the text, and is no edit', async () => {
  await render()
  await render({ value: '<p>b</p>' })
  expect(findEditable()?.textContent).toBe('b')
  await render({ value: '<p>a</p>' })
  expect(findEditable()?.textContent).toBe('a')
  expect(onChange).not.toHaveBeenCalled()
})

it('there is no editor while the field is read-only', async () => {
  await render({ isEnabled: false })
  expect(field?.status).toBe('loading')
  await render()
  expect(findEditable()?.textContent).toBe('a')
  await render({ isEnabled: false })
  expect(findEditable()).toBeNull()
  expect(field?.editor.current).toBeUndefined()
})

it('a field that is gone before its code has come starts nothing', async () => {
  const rendering = render()
  flushSync(() => root.render(null))
  await import('./create-editor.ts')
  expect(findEditable()).toBeNull()
  expect(field?.status).toBe('loading')
  flushSync(() => root.render(createElement('p')))
  await render()
  await rendering
})

it('an editor that cannot start has failed, and starts at the next try', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await render({ attributes: { 'no name': '' } })
  expect(field?.status).toBe('failed')
  expect(log).toHaveBeenCalledOnce()
  await render()
  flushSync(() => field?.retry())
  expect(field?.status).toBe('loading')
  await vi.waitFor(() => expect(field?.status).toBe('ready'))
  expect(document.querySelectorAll('.ql-editor')).toHaveLength(1)
})

it('the pictures of other hosts are held, and those of this site are not', async () => {
  await render({
    value: `<p><img src="https://a.example/1.png"><img src="${location.origin}/2.png"></p>`,
  })
  expect(field?.heldHosts).toEqual(['a.example'])
})

it('a preparation is waited for, until the field is gone', async () => {
  await render()
  field?.waitFor(Promise.resolve('prepared'))
  await expect(onPreparation.mock.lastCall?.[0]).resolves.toBe('prepared')
  field?.waitFor(new Promise(() => undefined))
  const [endless] = onPreparation.mock.lastCall ?? []
  flushSync(() => root.render(null))
  await expect(endless).resolves.toBeUndefined()
})

it('edits are passed on late: after a pause, when the focus leaves, or when the form asks', async () => {
  await render()
  vi.useFakeTimers()
  try {
    getQuill().insertText(0, 'X', 'user')
    expect(onEdit).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(reportDelayMs - 1)
    getQuill().insertText(0, 'Y', 'user')
    vi.advanceTimersByTime(reportDelayMs - 1)
    expect(onChange).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onChange.mock.calls).toEqual([['<p>YXa</p>']])
    getQuill().insertText(0, 'Z', 'user')
    findEditable()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(onChange).toHaveBeenLastCalledWith('<p>ZYXa</p>')
    expect(reportEdits()).toEqual([false])
    vi.advanceTimersByTime(reportDelayMs)
    expect(onChange).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

it('the form gets the letter of this very task', async () => {
  await render()
  findEditable()?.querySelector('p')?.firstChild?.replaceWith('ab')
  expect(reportEdits()).toEqual([true])
  expect(onChange.mock.calls).toEqual([['<p>ab</p>']])
})

it('another value takes the place of edits that were not passed on', async () => {
  await render()
  getQuill().insertText(0, 'X', 'user')
  await render({ value: '<p>b</p>' })
  expect(reportEdits()).toEqual([false])
  expect(findEditable()?.textContent).toBe('b')
})

it('a field that is gone passes on nothing', async () => {
  await render()
  getQuill().insertText(0, 'X', 'user')
  flushSync(() => root.render(null))
  expect(reportEdits()).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})
