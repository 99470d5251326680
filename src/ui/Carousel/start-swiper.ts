import { Swiper } from 'swiper'

import './swiper.css'

export interface Slider {
  previous: () => void
  next: () => void
  tearDown: () => void
}

/**
 * Starts Swiper on a row of slides. Loaded on demand: the only module that imports Swiper. Widths come from CSS
 * (`slidesPerView: 'auto'`), so nothing shifts on start. Looping moves slides without clones; hidden slides are inert.
 */
export function startSwiper(viewport: HTMLElement, onChange: (index: number) => void): Slider {
  const track = viewport.firstElementChild
  const slides = [...(track?.children ?? [])]
  const gap = track ? Number.parseFloat(getComputedStyle(track).columnGap) || 0 : 0
  const swiper = new Swiper(viewport, {
    slidesPerView: 'auto',
    spaceBetween: gap,
    loop: slides.length > 1,
    // Clicks during a transition count.
    loopPreventsSliding: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
    initialSlide: findNearestSlide(slides, viewport),
    watchSlidesProgress: true,
    grabCursor: true,
    threshold: 6,
    resizeObserver: false,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
    },
  })
  viewport.scrollLeft = 0
  onChange(swiper.realIndex)
  const visibilityObserver = observeVisibility(viewport, swiper.slides)
  const width = watchWidth(viewport, () => swiper.emit('resize'))
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    tearDown: () => {
      visibilityObserver.disconnect()
      width.disconnect()
      for (const element of swiper.slides) element.inert = false
      // oxlint-disable-next-line baseline/use-baseline -- Swiper’s own
      swiper.destroy(true, true)
    },
  }
}

/** Makes hidden slides inert. An IntersectionObserver covers every way to scroll; Swiper's events miss some. */
function observeVisibility(
  viewport: HTMLElement,
  slides: readonly HTMLElement[],
): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (target instanceof HTMLElement) target.inert = intersectionRatio < 0.5
      }
    },
    { root: viewport, threshold: [0, 0.5] },
  )
  for (const slide of slides) observer.observe(slide)
  return observer
}

/**
 * Swiper's own observer also reacts to height changes, such as loaded fonts: it resets its position a frame later, and
 * a click in that frame is lost.
 */
function watchWidth(viewport: HTMLElement, onChange: () => void): ResizeObserver {
  let width = viewport.clientWidth
  const observer = new ResizeObserver(() => {
    if (viewport.clientWidth === width) return
    width = viewport.clientWidth
    onChange()
  })
  observer.observe(viewport)
  return observer
}

/** The slide that the visitor had scrolled to before Swiper started. */
function findNearestSlide(slides: readonly Element[], viewport: HTMLElement): number {
  const start = viewport.getBoundingClientRect().left
  const distances = slides.map((each) => Math.abs(each.getBoundingClientRect().left - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
