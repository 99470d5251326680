import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { isPublished, sortNewestFirst } from '#domain/articles.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { HeroIllustration } from '#ui/guilloche/HeroIllustration.tsx'
import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'
import { useRotation } from '#ui/hooks/useRotation.ts'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Home.module.css'
import { HomeSection } from './HomeSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { VisaPackagesSection } from './VisaPackagesSection.tsx'

/** The home page: sections that load and fail independently (spec 2.3). */
export function Home() {
  return (
    <div className={styles.page}>
      <Hero />
      <VisaPackagesSection />
      <LevelsSection />
      <TestimonialsSection />
      <NetworkSection />
      <ArticlesSection />
    </div>
  )
}

const headlineEndings = ['visa', 'family', 'refusal', 'nationality'] as const
/** How long the first headline and each of the others stay (spec 9), in milliseconds. */
const firstHeadlineMs = 3000
const headlineMs = 4500

const points = ['fee', 'place', 'appeal'] as const

/** The hero: a headline with a rotating ending, and two calls to action (spec 2.3). */
function Hero() {
  const { t } = useTranslation(['home', 'layout'])
  const prefersReducedMotion = useReducedMotion()
  const { index, isPaused, togglePaused } = useRotation({
    count: headlineEndings.length,
    intervalMs: headlineMs,
    firstDelayMs: firstHeadlineMs,
    isEnabled: !prefersReducedMotion,
  })
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{t('layout:brand.network')}</p>
        <h1 className={styles.title}>
          <VisuallyHidden>{t('hero.headlineText')}</VisuallyHidden>
          <span aria-hidden>{t('hero.headlineStart')}</span>
          <span aria-hidden className={styles.headlineEndings}>
            {headlineEndings.map((ending, position) => (
              <span
                key={ending}
                className={styles.headlineEnding}
                data-visible={position === index}
              >
                {t(`hero.headlineEndings.${ending}`)}
              </span>
            ))}
          </span>
        </h1>
        <div className={styles.rotationControls}>
          <span className={styles.progress} aria-hidden>
            {headlineEndings.map((ending, position) => (
              <span
                key={ending}
                className={styles.progressMark}
                data-visible={position === index}
              />
            ))}
          </span>
          {!prefersReducedMotion && (
            <PauseToggle
              paused={isPaused}
              onToggle={togglePaused}
              labels={{ pause: t('hero.pause'), play: t('hero.play') }}
              className={styles.pause}
            />
          )}
        </div>
        <p className={styles.subtitle}>{t('hero.subtitle')}</p>
        <div className={styles.actions}>
          <Link to="/avocatslist" className={getButtonClassName('primary')}>
            {t('hero.find')}
          </Link>
          <Link to="/apropos" className={getButtonClassName('secondary')}>
            {t('hero.understand')}
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        <HeroIllustration name={t('hero.illustrationText')} />
      </div>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(`hero.points.${point}`)}</li>
        ))}
      </ul>
    </section>
  )
}

const levels = [
  { level: 'first', numeral: 'I', number: 1 },
  { level: 'second', numeral: 'II', number: 2 },
  { level: 'third', numeral: 'III', number: 3 },
  { level: 'fourth', numeral: 'IV', number: 4 },
] as const

/** The four levels of intervention; what they cost is on the pages of each visa (spec 2.3). */
function LevelsSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      eyebrow={t('levels.eyebrow')}
      title={t('levels.title')}
      lead={t('levels.lead')}
      action={
        <Link to="/interventions" className={styles.all}>
          <span>{t('levels.all')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      <ol role="list" className={styles.levels}>
        {levels.map(({ level, numeral, number }) => {
          const title = t(`levels.${level}.title`)
          return (
            <li key={level} className={styles.level}>
              <span className={styles.numeral} aria-hidden>
                {numeral}
              </span>
              <h3 className={styles.levelsTitle}>{title}</h3>
              <p className={styles.levelsText}>{t(`levels.${level}.text`)}</p>
              <Link
                // Without a visa: none is chosen here.
                to="/services"
                hash={`niveau-${number}`}
                className={styles.link}
                aria-label={t('levels.seeLevel', { numeral, title })}
              >
                <span>{t('levels.see')}</span>
                <ArrowRight size={16} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ol>
    </HomeSection>
  )
}

const articlePreviewCount = 3

/** The newest published articles (spec 2.3, docs/decisions.md). */
function ArticlesSection() {
  const { t } = useTranslation('home')
  const { queries } = useApi()
  const { data, isPending, isError, refetch } = useQuery(queries.articles.list())
  const articles = sortNewestFirst((data ?? []).filter(isPublished)).slice(0, articlePreviewCount)
  const count = articles.length
  return (
    <HomeSection
      recordTexts={articles.map(({ title }) => title)}
      eyebrow={t('blog.eyebrow')}
      title={t('blog.title')}
      lead={t('blog.lead')}
      action={
        <Link to="/blog" className={styles.all}>
          <span>{t('blog.all')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      {isError && (
        <RetryMessage
          title={t('blog.failed')}
          text={t('blog.failedAdvice')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && count === 0 && (
        <EmptyState
          variant="empty"
          title={t('blog.none')}
          text={t('blog.noneAdvice')}
          action={
            <Link to="/faq" className={getButtonClassName('secondary')}>
              {t('blog.faq')}
            </Link>
          }
        />
      )}
      <LoadingRegion
        busy={isPending}
        label={t('blog.loading')}
        doneLabel={count > 0 ? t('blog.loaded', { count }) : undefined}
      >
        {isPending && <ArticleSkeletons count={articlePreviewCount} className={styles.articles} />}
        {count > 0 && (
          <ul role="list" className={styles.articles}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </LoadingRegion>
    </HomeSection>
  )
}

function ArticleSkeletons({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.article}>
          <Skeleton variant="block" className={styles.articlesPicture} />
          <Skeleton lines={1} />
          <Skeleton variant="title" />
        </div>
      ))}
    </div>
  )
}
