import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { useInView } from '../hooks/useInView.ts'
import type { Slider } from './startSwiper.ts'

/**
 * The row's mover. Until Swiper is there, and if it never comes, previous and next scroll the row
 * itself, which the browser snaps.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, isLoop: boolean) {
  const [nearRef, isNear] = useInView<HTMLDivElement>({ once: true, rootMargin: '400px 0px' })
  const slider = useRef<Slider>(undefined)
  const [isReady, setReady] = useState(false)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = viewport.current
    if (!isNear || !element) return undefined
    let isGone = false
    const takeOver = async () => {
      const { startSwiper } = await import('./startSwiper.ts')
      if (isGone) return
      slider.current = startSwiper(element, isLoop, setIndex)
      setReady(true)
    }
    // Without Swiper the row goes on scrolling by itself: nothing is lost that a message would mend.
    takeOver().catch(() => undefined)
    return () => {
      isGone = true
      slider.current?.stop()
      slider.current = undefined
      setReady(false)
    }
  }, [viewport, isNear, isLoop])

  const move = useCallback(
    (way: 'previous' | 'next') => {
      if (slider.current) slider.current[way]()
      else scrollRow(viewport, way)
    },
    [viewport],
  )
  return { nearRef, isReady, index, move }
}

function scrollRow({ current: row }: RefObject<HTMLElement | null>, way: 'previous' | 'next') {
  const slide = row?.firstElementChild?.firstElementChild
  if (!row || !slide) return
  const step = slide.getBoundingClientRect().width
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({
    left: way === 'next' ? step : -step,
    behavior: isReduced ? 'instant' : 'smooth',
  })
}
