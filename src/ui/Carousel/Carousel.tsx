import { clsx } from 'clsx/lite'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useInView } from '../hooks/useInView.ts'
import { useReducedMotion } from '../hooks/useReducedMotion.ts'
import { PauseToggle } from '../PauseToggle/PauseToggle.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Carousel.module.css'
import type { Slider } from './start-swiper.ts'

export interface Slide {
  id: string
  content: ReactNode
}

export interface CarouselLabels {
  /** The carousel's name. */
  carousel: string
  previous: string
  next: string
  pause: string
  play: string
  /** A slide's name: '2 sur 5'. */
  slide: (index: number, count: number) => string
  /** Role descriptions for screen readers: 'carrousel' and 'diapositive'. */
  carouselRole: string
  slideRole: string
}

interface CarouselProps {
  slides: readonly Slide[]
  labels: CarouselLabels
  /** Milliseconds per slide; without it there is no autoplay. */
  autoplay?: number
  /** Loops from the last slide to the first, if there are several. */
  loop?: boolean
  className?: string | undefined
}

/**
 * Slides in a native scroll-snap row, one in view. Swiper loads when the row nears the viewport and adds looping, mouse
 * dragging and autoplay.
 */
export function Carousel(props: CarouselProps) {
  const identity = props.slides.map((slide) => slide.id).join(' ')
  // Swiper keeps its initial elements, so other slides need a new instance.
  return props.slides.length > 0 && <SlideRow key={identity} {...props} />
}

function SlideRow({ slides, labels, autoplay = 0, loop = false, className }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const hasMultipleSlides = slides.length > 1
  const { nearRef, isReady, index, move } = useSlider(viewport, loop && hasMultipleSlides)
  const { isOffered, isPlaying, isPaused, onPauseToggled } = useAutoplay(root, {
    delay: hasMultipleSlides ? autoplay : 0,
    isReady,
    index,
    onTick: useCallback(() => move('next'), [move]),
  })
  const viewportRef = useCallback(
    (element: HTMLDivElement) => {
      viewport.current = element
      return nearRef(element)
    },
    [nearRef],
  )
  const [hasMoved, setMoved] = useState(false)
  const onArrowClick = (way: 'previous' | 'next') => {
    setMoved(true)
    move(way)
  }

  return (
    <section
      ref={root}
      className={clsx(styles.carousel, className)}
      aria-roledescription={labels.carouselRole}
      aria-label={labels.carousel}
    >
      {hasMultipleSlides && (
        <div className={styles.controls}>
          {isOffered && <PauseToggle paused={isPaused} onToggle={onPauseToggled} labels={labels} />}
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.previous}
            aria-disabled={isReady && !loop && index === 0}
            onClick={() => onArrowClick('previous')}
          >
            <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.next}
            onClick={() => onArrowClick('next')}
          >
            <ArrowRight aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </div>
      )}
      <VisuallyHidden aria-live={isPlaying ? 'off' : 'polite'}>
        {hasMoved && !isPlaying && labels.slide(index + 1, slides.length)}
      </VisuallyHidden>
      <div
        ref={viewportRef}
        className={`swiper ${styles.viewport}`}
        data-ready={isReady}
        tabIndex={isReady || !hasMultipleSlides ? undefined : 0}
      >
        <div className={`swiper-wrapper ${styles.track}`}>
          {slides.map((slide, position) => (
            <div
              key={slide.id}
              className={`swiper-slide ${styles.slide}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element says "slide"
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide(position + 1, slides.length)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Moves the row. Until Swiper has loaded, or if it fails to load, it scrolls the native row. */
function useSlider(viewport: RefObject<HTMLElement | null>, isLoop: boolean) {
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

interface AutoplayOptions {
  /** Milliseconds per slide; 0 disables autoplay. */
  delay: number
  isReady: boolean
  index: number
  onTick: (from: number) => void
}

/**
 * Advances the slides unless the visitor paused, prefers reduced motion, hovers or has focus inside. `isOffered` tells
 * whether a pause button is needed.
 */
function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { delay, isReady, index, onTick }: AutoplayOptions,
) {
  const isReduced = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const isHoveredOrFocused = useHoverOrFocus(root)
  const isOffered = delay > 0 && isReady && !isReduced
  const isPlaying = isOffered && !isPaused && !isHoveredOrFocused

  useEffect(() => {
    if (!isPlaying) return undefined
    // The interval restarts on each slide change, so that every slide gets its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) onTick(index)
    }, delay)
    return () => window.clearInterval(timer)
  }, [isPlaying, delay, index, onTick])

  return { isOffered, isPlaying, isPaused, onPauseToggled: () => setPaused((paused) => !paused) }
}

/** Whether the mouse is over the element or focus is inside. */
function useHoverOrFocus(root: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = root.current
    const abortController = new AbortController()
    const { signal } = abortController
    const on = (type: string, handle: (event: Event) => void) =>
      element?.addEventListener(type, handle, { signal })
    on('mouseenter', () => setHovered(true))
    on('mouseleave', () => setHovered(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => abortController.abort()
  }, [root])
  return isHovered || isFocused
}
