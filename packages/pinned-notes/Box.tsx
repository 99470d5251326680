import { X } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'

import {
  type Area,
  gap,
  getHeightForBox,
  getScrollForBox,
  placeBox,
  type Position,
  type Surroundings,
} from './box-position.ts'
import { type Elements, IconButton } from './controls.tsx'
import { nameElement } from './element-names.ts'
import type { Note } from './note.ts'
import { getLayerScroll, getPressedKey, useNotes, useReturnFocus } from './notes-context.ts'
import styles from './notes.module.css'

interface BoxProps {
  title: string
  headingRef?: RefObject<HTMLHeadingElement | null>
  pinId?: string
  state?: Note['state']
  /** Where the tip of the pin is in the window; undefined if there is no pin. */
  getPinPosition: () => Position | undefined
  /** What the note is about, if it is shown. The box does not cover it. */
  element: Element | undefined
  children: Elements
}

/** A box beside its element; on phones, at the end of the screen. It is not modal: a note is about the page behind it. */
export function Box({
  title,
  headingRef,
  pinId,
  state,
  getPinPosition,
  element,
  children,
}: BoxProps) {
  const { store, texts } = useNotes()
  const titleId = useId()
  useReturnFocus(pinId)
  const box = useBoxPlace(element, getPinPosition)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere in the box, as in a dialog
    <div
      ref={box}
      role="dialog"
      className={styles.box}
      data-state={state}
      aria-labelledby={titleId}
      onKeyDown={({ nativeEvent, target }) => {
        if (getPressedKey(nativeEvent) !== 'Escape' || !(target instanceof Element)) return
        // The dialogs of the box, such as the question before a deletion, close themselves.
        if (box.current?.contains(target.closest('dialog')) === true) return
        // Keeps a dialog around the box open.
        nativeEvent.preventDefault()
        store.close()
      }}
    >
      <div className={styles.boxHeader}>
        <h2 ref={headingRef} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {state !== undefined && (
          <span className={styles.state} data-state={state}>
            {texts.states[state]}
          </span>
        )}
        <IconButton label={texts.close} onClick={store.close}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
      {element !== undefined && <p className={styles.elementName}>{nameElement(element, texts)}</p>}
      {children}
    </div>
  )
}

/** Keeps a box beside its element, also when the page moves. Returns the ref of the box. */
function useBoxPlace(
  element: Element | undefined,
  getPinPosition: BoxProps['getPinPosition'],
): RefObject<HTMLDivElement | null> {
  const { modal } = useNotes()
  const box = useRef<HTMLDivElement>(null)
  const scrolledTo = useRef<Element>(undefined)
  // After each render, because the pin may have moved and the answers may have grown.
  useLayoutEffect(() => {
    if (box.current === null) return
    // The person may scroll as they like afterwards.
    const mayScroll = modal === undefined && scrolledTo.current !== element
    scrolledTo.current = element
    const getSurroundings = () => ({
      room: getRoom(),
      element: element?.getBoundingClientRect(),
      pin: getPinPosition(),
    })
    const isAtEdge = getComputedStyle(box.current).position === 'fixed'
    if (isAtEdge) placeAtEdge(box.current, element, mayScroll)
    else placeBeside(box.current, getSurroundings, mayScroll, modal)
  })
  return box
}

/** What stays in view at the start of a window, such as the header of a page, in pixels. */
const headerRoom = 96

/** The part of the window that is the page's: a host may dock a panel beside it. */
function getRoom(): Area {
  const { left, right } = document.body.getBoundingClientRect()
  const end = Math.min(right, document.documentElement.clientWidth)
  return { left: Math.max(left, 0), top: 0, right: end, bottom: innerHeight }
}

/** If there is no room, the page scrolls: the box is below the element then or, at the end of the page, above it. */
function placeBeside(
  box: HTMLElement,
  getSurroundings: () => Surroundings,
  mayScroll: boolean,
  modal: Element | undefined,
): void {
  const find = () => placeBox(box.offsetWidth, box.offsetHeight, getSurroundings())
  for (const side of ['below', 'above'] as const) {
    const { element, room } = getSurroundings()
    if (!mayScroll || element === undefined || find().isClear) break
    const area = { ...room, top: headerRoom }
    const height = getHeightForBox(element, area)
    if (height !== undefined) box.style.setProperty('--box-height', `${Math.floor(height)}px`)
    const distance = getScrollForBox(box.offsetHeight, element, area)
    if (distance !== undefined) scrollBy({ top: distance[side], behavior: 'instant' })
  }
  const { left, top } = find()
  const scroll = getLayerScroll(modal)
  box.style.setProperty('--box-left', `${Math.round(left + scroll.left)}px`)
  box.style.setProperty('--box-top', `${Math.round(top + scroll.top)}px`)
}

/** At the end of a phone's screen, to which the element does not reach; at its start if it does. */
function placeAtEdge(box: HTMLElement, element: Element | undefined, mayScroll: boolean): void {
  box.dataset['at'] = 'end'
  if (element === undefined) return
  const { top } = box.getBoundingClientRect()
  const area = element.getBoundingClientRect()
  const distance = Math.min(area.bottom - top + gap, area.top - headerRoom)
  if (mayScroll && distance > 0) scrollBy({ top: distance, behavior: 'instant' })
  const isCovered = element.getBoundingClientRect().bottom > top
  const fitsBelow = element.getBoundingClientRect().top > box.offsetHeight + gap
  if (isCovered && fitsBelow) box.dataset['at'] = 'start'
}
