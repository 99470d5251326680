import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

import { Button } from './controls.tsx'
import { nameElement } from './element-names.ts'
import { Highlight } from './Highlight.tsx'
import { layerTag, useNotes, useReturnFocus } from './notes-context.ts'
import styles from './notes.module.css'

/** What the keyboard stops at. The pointer can choose anything. */
const stops =
  'a, button, input, select, textarea, summary, label, legend, img, figure, iframe, svg[role="img"], ' +
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, blockquote, address, ' +
  'main, header, footer, nav, aside, section, article, form, fieldset, dialog[open]'

/** Covers the page until an element of it is chosen, by pointer or by keyboard. */
export function Picker() {
  const { page, store, texts, modal = page.root } = useNotes()
  const surface = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Element>()

  useReturnFocus()
  useEffect(() => surface.current?.focus(), [])

  const choose = (element: Element, x: number, y: number) =>
    store.setState({ view: { kind: 'writing', element, x, y } })
  const findAt = ({ clientX, clientY }: MouseEvent) => {
    const element = document
      .elementsFromPoint(clientX, clientY)
      .find((one) => page.root.contains(one) && one !== page.root && !isOfNotes(one))
    return element && getPlace(element)
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
    const next = getNextTarget(event, modal, target)
    if (event.key === 'Escape') store.close()
    else if (event.key === 'Enter' && target !== undefined) choose(target, 0, 0)
    else if (next === undefined) return
    event.preventDefault()
    if (next === undefined) return
    next.scrollIntoView({ block: 'nearest' })
    setTarget(next)
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
      {target !== undefined && (
        <Highlight target={target}>
          <p role="status" className={styles.highlightName}>
            {nameElement(target, texts)}
          </p>
        </Highlight>
      )}
      <section className={styles.pickerBar} aria-label={texts.picker.name}>
        <p id="notes-picker-help">{texts.picker.help}</p>
        <Button onClick={store.close}>{texts.cancel}</Button>
      </section>
    </>
  )
}

/**
 * What a note about an element is about. The lines of a drawing and the words of a button or a title are no places of their own;
 * what a button consists of is, such as the price in a row that opens.
 */
function getPlace(element: Element): Element {
  const whole = element.closest('a, button, svg, label, summary, h1, h2, h3, h4, h5, h6')
  if (whole === null || whole.matches('svg')) return whole ?? element
  const parts = [...whole.querySelectorAll('*')].filter(hasOwnText)
  return parts.length > 1 ? (parts.find((part) => part.contains(element)) ?? whole) : whole
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
}

const isOfNotes = (element: Element) => element.closest(layerTag) !== null

const toFraction = (offset: number, size: number) =>
  size === 0 ? 0 : Math.round(Math.min(Math.max(offset / size, 0), 1) * 1000) / 1000

/** The element that a key leads to: Tab and the arrow keys go on and back, up to what contains the element, and down. */
function getNextTarget(
  { key, shiftKey }: KeyboardEvent,
  root: Element,
  target: Element | undefined,
): Element | undefined {
  const elements = [...root.querySelectorAll(stops)].filter(
    (element) => element.checkVisibility() && !isOfNotes(element),
  )
  if (key === 'ArrowUp')
    return elements.findLast(
      (one) => one !== target && target !== undefined && one.contains(target),
    )
  if (key === 'ArrowDown')
    return elements.find((one) => one !== target && target?.contains(one) === true)
  const isBack = key === 'ArrowLeft' || (key === 'Tab' && shiftKey)
  if (!isBack && key !== 'ArrowRight' && key !== 'Tab') return undefined
  if (target === undefined) {
    // The first one that is in view.
    return elements.find((one) => {
      const { top, height } = one.getBoundingClientRect()
      return top >= 0 && height > 0 && top < innerHeight
    })
  }
  // The pointer can be at an element between two stops.
  const follows = (one: Element) =>
    (target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const others = elements.filter((one) => one !== target)
  return isBack
    ? (others.findLast((one) => !follows(one)) ?? others.at(-1))
    : (others.find(follows) ?? others[0])
}
