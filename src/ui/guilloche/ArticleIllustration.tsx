import { clsx } from 'clsx/lite'
import { memo } from 'react'

import styles from './guilloche.module.css'
import { DeferredSvg } from './DeferredSvg.tsx'
import { createSeededRandom } from '#platform/seeded-random.ts'

interface ArticleIllustrationProps {
  /** The slug of the article. */
  seed: string
  /** The country whose inks to use; by default the seed picks a pair. */
  code?: string | undefined
  className?: string | undefined
}

const size = { width: 800, height: 450 }

/** The illustration of an article without an image: lines fanning behind a half-hidden rosette. */
export const ArticleIllustration = memo(function ArticleIllustration({
  seed,
  code,
  className,
}: ArticleIllustrationProps) {
  const random = createSeededRandom(`article ${seed}`)
  const countryCode = code?.toLowerCase() ?? random.pick(['be', 'fr', 'lu', 'cm', 'ch', 'ca'])
  const x = random.pick([150, 400, 650]) + random.integer(-60, 60)
  const y = random.pick([20, 225, 430]) + random.integer(-25, 25)
  return (
    <DeferredSvg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-ink={countryCode}
      className={clsx(styles.illustration, className)}
    >
      {({ drawArticle }) => drawArticle(seed, size, x, y)}
    </DeferredSvg>
  )
})
