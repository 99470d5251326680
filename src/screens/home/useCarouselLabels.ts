import { useTranslation } from 'react-i18next'

import type { CarouselLabels } from '#ui/Carousel/Carousel.tsx'

type CarouselSpecificLabels = Pick<
  CarouselLabels,
  'carousel' | 'previous' | 'next' | 'pause' | 'play'
>

/** A carousel's words: its own, and those that all carousels share. */
export function useCarouselLabels(labels: CarouselSpecificLabels): CarouselLabels {
  const { t } = useTranslation('home')
  return {
    ...labels,
    slide: (index, count) => t('carousel.slide', { index, count }),
    carouselRole: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
  }
}
