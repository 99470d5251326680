import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { videos } from '#domain/videos.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Carousel, type CarouselLabels } from '#ui/Carousel/Carousel.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { parseStars, Stars } from '#ui/Stars/Stars.tsx'

import { HomeSection } from './HomeSection.tsx'
import styles from './TestimonialsSection.module.css'
import { VideoCard } from './VideoCard.tsx'

/** Videos on the left, written testimonials on the right (spec 2.3). */
export function TestimonialsSection() {
  const { t } = useTranslation('home')
  const { data } = useQuery(useApi().queries.testimonials.list())
  return (
    <HomeSection
      recordTexts={(data ?? []).map(({ content }) => content)}
      eyebrow={t('testimonials.eyebrow')}
      title={t('testimonials.title')}
      lead={t('testimonials.lead')}
    >
      <div className={styles.columns}>
        <Videos className={styles.column} />
        <Testimonials className={styles.column} />
      </div>
    </HomeSection>
  )
}

const testimonialIntervalMs = 5000

/**
 * The testimonials; on error the message of the specification (spec 8), one placeholder and a retry
 * button.
 */
function Testimonials({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const { data, isPending, isLoadingError, refetch } = useQuery(queries.testimonials.list())
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
      {isLoadingError && (
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
        autoplay={testimonialIntervalMs}
        labels={labels}
        slides={testimonials.map(({ id, ...testimonial }) => ({
          id: String(id),
          content: <TestimonialCard {...testimonial} isFromApi />,
        }))}
      />
    </CarouselColumn>
  )
}

interface CarouselColumnProps {
  title: string
  children: ReactNode
  className: string | undefined
}

/** A titled column; the carousel's controls align with the title. */
function CarouselColumn({ title, children, className }: CarouselColumnProps) {
  return (
    <div className={clsx(styles.carouselColumn, className)}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

const videoIntervalMs = 8000

/** The four videos; autoplay stops once the visitor requests or plays one. */
function Videos({ className }: { className: string | undefined }) {
  const { t } = useTranslation('home')
  const [isWatching, setIsWatching] = useState(false)
  const labels = useCarouselLabels({
    carousel: t('videos.title'),
    previous: t('videos.previous'),
    next: t('videos.next'),
    pause: t('videos.pause'),
    play: t('videos.play'),
  })
  return (
    <CarouselColumn title={t('videos.title')} className={className}>
      <Carousel
        autoplay={isWatching ? 0 : videoIntervalMs}
        labels={labels}
        slides={videos.map((video) => ({
          id: video.id,
          content: <VideoCard video={video} onPlay={() => setIsWatching(true)} />,
        }))}
      />
    </CarouselColumn>
  )
}

type CarouselSpecificLabels = Pick<
  CarouselLabels,
  'carousel' | 'previous' | 'next' | 'pause' | 'play'
>

/** The labels of a carousel: its own and the shared ones. */
function useCarouselLabels(labels: CarouselSpecificLabels): CarouselLabels {
  const { t } = useTranslation('home')
  return {
    ...labels,
    slide: (index, count) => t('carousel.slide', { index, count }),
    carouselRole: t('carousel.role'),
    slideRole: t('carousel.slideRole'),
  }
}

interface TestimonialCardProps {
  content: string
  name: string
  /** A number as text; invalid values show no stars (docs/decisions.md). */
  stars?: string | null | undefined
  /** Whether the content is a record's, which is translated where it can be. */
  isFromApi?: boolean
}

/** A client's testimonial. */
export function TestimonialCard({ content, name, stars, isFromApi = false }: TestimonialCardProps) {
  const { t } = useTranslation('home')
  const { translate, originalLanguage } = useRecordTexts()
  const quote = isFromApi ? translate(content) : { lang: undefined, children: content }
  const value = parseStars(stars ?? '')
  return (
    <figure className={styles.card}>
      <Stars value={value} label={t('testimonials.stars', { count: value ?? 0 })} />
      <blockquote className={styles.quote} lang={quote.lang}>
        <p>{quote.children}</p>
      </blockquote>
      <figcaption
        translate={isFromApi ? 'no' : undefined}
        className={styles.name}
        lang={isFromApi ? originalLanguage : undefined}
      >
        {name}
      </figcaption>
    </figure>
  )
}
