import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

import { nameElement } from './anchor.ts'
import { Button } from './Dialog.tsx'
import { focusLater, noteButtonId, useNotes } from './notes-context.ts'
import styles from './notes.module.css'
import { getArea } from './usePins.ts'

/** What the keyboard stops at. The pointer can choose anything. */
const stops =
  'a, button, input, select, textarea, summary, label, legend, img, figure, iframe, svg[role="img"], ' +
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, blockquote, address, ' +
  'main, header, footer, nav, aside, section, article, form, fieldset, dialog[open]'

/** Covers the page until an element of it is chosen, by pointer or by keyboard. */
export function Picker() {
  const { page, store, texts } = useNotes()
  const surface = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Element>()

  useEffect(() => surface.current?.focus(), [])

  const choose = (element: Element, x: number, y: number) =>
    store.setState({ view: { kind: 'writing', element, x, y } })
  function cancel(): void {
    store.close()
    focusLater(noteButtonId)
  }
  function findAt({ clientX, clientY }: MouseEvent): Element | undefined {
    const element = document
      .elementsFromPoint(clientX, clientY)
      .find((one) => page.root.contains(one) && one !== page.root)
    // The lines of a drawing are no places of their own, nor are all words of a title.
    const whole = element?.closest('svg, a, button, h1, h2, h3, h4, h5, h6')
    return (whole?.textContent === element?.textContent && whole) || element
  }
  function onClick(event: MouseEvent): void {
    // Around a small component there is nothing. A click there is about all that is shown.
    const element = findAt(event) ?? page.root.querySelector('main') ?? page.root.firstElementChild
    if (element === null) return
    const { left, top, width, height } = element.getBoundingClientRect()
    choose(
      element,
      toFraction(event.clientX - left, width),
      toFraction(event.clientY - top, height),
    )
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && target !== undefined) choose(target, 0, 0)
    else if (event.key === 'Tab') {
      const next = getNextTarget(page.root, target, event.shiftKey)
      next?.scrollIntoView({ block: 'nearest' })
      setTarget(next)
    } else return
    event.preventDefault()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its keys */}
      <div
        ref={surface}
        role="application"
        className={styles.surface}
        aria-label={texts.picker.name}
        aria-describedby="notes-picker-help"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onPointerMove={(event) => setTarget(findAt(event))}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      {target !== undefined && <div className={styles.frame} style={getArea(target)} />}
      <section className={styles.bar} aria-label={texts.picker.name}>
        <p id="notes-picker-help">{texts.picker.help}</p>
        <strong role="status">{target !== undefined && nameElement(target)}</strong>
        <Button onClick={cancel}>{texts.close}</Button>
      </section>
    </>
  )
}

const toFraction = (offset: number, size: number) => Math.min(Math.max(offset / size || 0, 0), 1)

/** The element that Tab leads to from another; first, one that is in view. */
function getNextTarget(root: Element, target: Element | undefined, isBack: boolean) {
  const elements = [...root.querySelectorAll(stops)].filter(
    (element) => element.checkVisibility() && element !== target,
  )
  if (target === undefined) return elements.find((one) => one.getBoundingClientRect().top >= 0)
  // The pointer can be at an element between two stops.
  const follows = (one: Element) =>
    (target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return isBack
    ? (elements.findLast((one) => !follows(one)) ?? elements.at(-1))
    : (elements.find(follows) ?? elements[0])
}
