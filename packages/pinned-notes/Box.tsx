import { X } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'

import { type Elements, IconButton } from './controls.tsx'
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
  children: Elements
}

interface Position {
  readonly left: number
  readonly top: number
}

/** A box beside a pin; on phones, at the end of the screen. It is not modal: a note is about the page behind it. */
export function Box({ title, headingRef, pinId, state, getPinPosition, children }: BoxProps) {
  const { store, texts, modal } = useNotes()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useReturnFocus(pinId)
  // After each render, because the pin may have moved and the answers may have grown.
  useLayoutEffect(() => {
    if (box.current === null) return
    const { left, top } = findPosition(box.current, getPinPosition())
    const scroll = getLayerScroll(modal)
    box.current.style.setProperty('--box-left', `${Math.round(left + scroll.left)}px`)
    box.current.style.setProperty('--box-top', `${Math.round(top + scroll.top)}px`)
  })
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
      {children}
    </div>
  )
}

/** The distance of a box from its pin and from the edges of the window, in pixels. */
const gap = 12
/** The width and height of a pin in the style sheet, in pixels. `usePins` reserves a little more. */
const pinSize = 28

/** Below the pin if there is room, else above it, else beside it; without a pin, in the middle. */
function findPosition({ offsetWidth, offsetHeight }: HTMLElement, pin?: Position): Position {
  const room = {
    left: document.documentElement.clientWidth - offsetWidth,
    top: innerHeight - offsetHeight,
  }
  const { left, top } = pin ?? { left: room.left / 2, top: room.top / 2 }
  const clamp = (start: number, end: number) => Math.max(Math.min(start, end - gap), gap)
  const above = top - pinSize - gap - offsetHeight
  const fitsBelow = top + gap <= room.top - gap
  if (fitsBelow || above >= gap)
    return { left: clamp(left - gap, room.left), top: fitsBelow ? top + gap : above }
  const after = left + pinSize + gap
  const beside = after <= room.left - gap ? after : left - gap - offsetWidth
  return { left: clamp(beside, room.left), top: clamp(top + gap, room.top) }
}
