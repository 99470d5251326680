import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onPress` when something outside the element is pressed, while `isListening`. */
export function usePressOutside(
  element: RefObject<Element | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && element.current?.contains(target))) onPress()
  })
  useEffect(() => {
    if (!isListening) return undefined
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isListening])
}
