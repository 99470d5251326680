import { Swiper } from 'swiper'

import './swiper.css'

export interface Slider {
  previous: () => void
  next: () => void
  stop: () => void
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
    rewind: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
    initialSlide: nearestSlide(viewport),
    watchSlidesProgress: true,
    grabCursor: true,
    threshold: 6,
    on: {
      init: settle,
      update: settle,
      resize: settle,
      slideChangeTransitionEnd: settle,
      touchEnd: settle,
      realIndexChange: ({ realIndex }) => onChange(realIndex),
    },
  })
  viewport.scrollLeft = 0
  onChange(swiper.realIndex)
  return {
    previous: () => slide(swiper, 'slidePrev'),
    next: () => slide(swiper, 'slideNext'),
    stop: () => {
      for (const element of swiper.slides) element.inert = false
      swiper.destroy(true, true)
    },
  }
}

function slide(swiper: Swiper, way: 'slidePrev' | 'slideNext') {
  swiper[way]()
  // Without a duration there is no end of a transition to wait for.
  if (swiper.params.speed === 0) settle(swiper)
}

/** Only what is seen can be focused and is read out. */
function settle(swiper: Swiper) {
  if (swiper.destroyed) return
  const view = swiper.el.getBoundingClientRect()
  for (const element of swiper.slides) {
    const box = element.getBoundingClientRect()
    const seen = Math.min(box.right, view.right) - Math.max(box.left, view.left)
    element.inert = seen < box.width / 2
  }
}

/** Where the visitor had scrolled the row to before Swiper came. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const start = viewport.getBoundingClientRect().left
  const distances = slides.map((each) => Math.abs(each.getBoundingClientRect().left - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
