import { useTranslation } from 'react-i18next'

import type { CarouselLabels } from '#ui/Carousel/Carousel.tsx'

type Own = Pick<CarouselLabels, 'carousel' | 'previous' | 'next' | 'pause' | 'play'>

/** A carousel's words: its own, and those that all carousels share. */
export function useCarouselLabels(own: Own): CarouselLabels {
  const { t } = useTranslation('home')
  return {
    ...own,
    slide: (index, count) => t('carousel.slide', { index, count }),
    carouselRole: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
  }
}
