import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { Carousel } from '#ui/Carousel/Carousel.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { CarouselColumn } from './CarouselColumn.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'
import styles from './Testimonials.module.css'
import { useCarouselLabels } from './useCarouselLabels.ts'

/** How long each testimonial stays, in milliseconds (spec 9). */
const autoplayIntervalMs = 5000

/** What clients say; if it cannot be had, the message of spec 8, one placeholder and a retry. */
export function Testimonials({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const { data, isPending, isError, refetch } = useQuery(queries.testimonials.list())
  const testimonials = data ?? []
  const labels = useCarouselLabels({
    carousel: t('testimonials.written'),
    previous: t('testimonials.carousel.previous'),
    next: t('testimonials.carousel.next'),
    pause: t('testimonials.carousel.pause'),
    play: t('testimonials.carousel.play'),
  })

  return (
    <CarouselColumn title={t('testimonials.written')} className={className}>
      {isError && (
        <div className={styles.failed}>
          <RetryMessage title={t('testimonials.failed')} onRetry={() => void refetch()} />
          <TestimonialCard
            content={t('testimonials.placeholder.content')}
            name={t('testimonials.placeholder.name')}
          />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          variant="empty"
          title={t('testimonials.none')}
          text={t('testimonials.noneAdvice')}
        />
      )}
      {isPending && (
        <LoadingRegion busy label={t('testimonials.loading')} className={styles.loading}>
          <Skeleton variant="title" />
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
      <Carousel
        loop={testimonials.length > 1}
        autoplay={autoplayIntervalMs}
        labels={labels}
        slides={testimonials.map(({ id, ...testimonial }) => ({
          id: String(id),
          content: <TestimonialCard {...testimonial} isFromApi />,
        }))}
      />
    </CarouselColumn>
  )
}
