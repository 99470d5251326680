import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Carousel } from '#ui/Carousel/Carousel.tsx'

import { CarouselColumn } from './CarouselColumn.tsx'
import { useCarouselLabels } from './useCarouselLabels.ts'
import { VideoCard } from './VideoCard.tsx'
import { videos } from './videos.ts'

/** How long each video's card stays, in milliseconds (spec 9). */
const autoplayIntervalMs = 8000

/** The four videos; once one is asked for or watched, the row waits for the visitor. */
export function Videos({ className }: { className: string | undefined }) {
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
        loop
        autoplay={isWatching ? 0 : autoplayIntervalMs}
        labels={labels}
        slides={videos.map((video) => ({
          id: video.id,
          content: <VideoCard video={video} onPlay={() => setIsWatching(true)} />,
        }))}
      />
    </CarouselColumn>
  )
}
