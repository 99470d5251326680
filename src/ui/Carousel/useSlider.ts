import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { useInView } from '../hooks/useInView.ts'
import type { Slider } from './start-swiper.ts'

/** Moves the row. Until Swiper has loaded, or if it fails to load, it scrolls the native row. */
export function useSlider(viewport: RefObject<HTMLElement | null>, isLoop: boolean) {
  const [nearRef, isNear] = useInView<HTMLDivElement>({ once: true, rootMargin: '400px 0px' })
  const slider = useRef<Slider>(undefined)
  const [isReady, setReady] = useState(false)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = viewport.current
    if (!isNear || !element) return undefined
    let isCancelled = false
    const initialise = async () => {
      const { startSwiper } = await import('./start-swiper.ts')
      if (isCancelled) return
      slider.current = startSwiper(element, isLoop, setIndex)
      setReady(true)
    }
    // Without Swiper the native row still scrolls, so no message is needed.
    initialise().catch(() => undefined)
    return () => {
      isCancelled = true
      slider.current?.tearDown()
      slider.current = undefined
      setReady(false)
    }
  }, [viewport, isNear, isLoop])

  const move = useCallback(
    (direction: 'previous' | 'next') => {
      if (slider.current) slider.current[direction]()
      else scrollRow(viewport, direction)
    },
    [viewport],
  )
  return { nearRef, isReady, index, move }
}

function scrollRow(
  { current: row }: RefObject<HTMLElement | null>,
  direction: 'previous' | 'next',
) {
  const slide = row?.firstElementChild?.firstElementChild
  if (!row || !slide) return
  const step = slide.getBoundingClientRect().width
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({
    left: direction === 'next' ? step : -step,
    behavior: isReduced ? 'instant' : 'smooth',
  })
}
