import { Swiper } from 'swiper'

import './swiper.css'

export interface Slider {
  previous: () => void
  next: () => void
  tearDown: () => void
}

/**
 * Lets Swiper take over a row of slides where it stands. Loaded on demand: this file is the only
 * one that names Swiper.
 *
 * Widths come from CSS (`slidesPerView: 'auto'`), so that nothing moves when it takes over. Its
 * loop moves slides about and makes no clones; what is out of sight is inert.
 */
export function startSwiper(
  viewport: HTMLElement,
  isLoop: boolean,
  onChange: (index: number) => void,
): Slider {
  const track = viewport.firstElementChild
  const gap = track ? Number.parseFloat(getComputedStyle(track).columnGap) || 0 : 0
  const swiper = new Swiper(viewport, {
    slidesPerView: 'auto',
    spaceBetween: gap,
    loop: isLoop,
    // A press during a move counts.
    loopPreventsSliding: false,
    rewind: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
    initialSlide: findNearestSlide(viewport),
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

/**
 * Only what is seen can be focused and is read out. The browser says what is seen, however the row
 * came to move: Swiper's own events leave some ways out.
 */
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
 * Swiper's own observer also answers to a change of height, such as that of fonts that come: it goes back to its slide
 * a frame later, and a press in that frame is lost.
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

/** Where the visitor had scrolled the row to before Swiper came. */
function findNearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const start = viewport.getBoundingClientRect().left
  const distances = slides.map((each) => Math.abs(each.getBoundingClientRect().left - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
