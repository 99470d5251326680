import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

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

function SlideRow({ slides, labels, autoplay = 0 }: CarouselProps) {
  const hasMultipleSlides = slides.length > 1
  const { viewportRef, isReady, index, move } = useSlider()
  const { isOffered, isPlaying, isPaused, onPauseToggled, pauseEvents } = useAutoplay({
    delay: hasMultipleSlides ? autoplay : 0,
    isReady,
    index,
    onTick: useCallback(() => move('next'), [move]),
  })
  const [hasMoved, setMoved] = useState(false)
  const onArrowClick = (way: 'previous' | 'next') => {
    setMoved(true)
    move(way)
  }

  return (
    <section
      {...pauseEvents}
      className={styles.carousel}
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
        {/* The index of the native row is unknown. */}
        {isReady && hasMoved && !isPlaying && labels.slide(index + 1, slides.length)}
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
function useSlider() {
  const viewport = useRef<HTMLDivElement>(null)
  const [nearRef, isNear] = useInView<HTMLDivElement>({ once: true, rootMargin: '400px 0px' })
  const viewportRef = useCallback(
    (element: HTMLDivElement) => {
      viewport.current = element
      return nearRef(element)
    },
    [nearRef],
  )
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
      slider.current = startSwiper(element, setIndex)
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
  }, [isNear])

  const move = useCallback((direction: 'previous' | 'next') => {
    if (slider.current) slider.current[direction]()
    else if (viewport.current) scrollRow(viewport.current, direction)
  }, [])
  return { viewportRef, isReady, index, move }
}

function scrollRow(row: HTMLElement, direction: 'previous' | 'next') {
  const step = row.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0
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
function useAutoplay({ delay, isReady, index, onTick }: AutoplayOptions) {
  const isReduced = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isOffered = delay > 0 && isReady && !isReduced
  const isPlaying = isOffered && !isPaused && !isHovered && !hasFocus

  useEffect(() => {
    if (!isPlaying) return undefined
    // The interval restarts on each slide change, so that every slide gets its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) onTick(index)
    }, delay)
    return () => window.clearInterval(timer)
  }, [isPlaying, delay, index, onTick])

  return {
    isOffered,
    isPlaying,
    isPaused,
    onPauseToggled: () => setPaused((paused) => !paused),
    pauseEvents: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}
