import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { getArticleDate, getAuthorName, getArticleSlug } from '#domain/articles.ts'
import { toIsoDate, formatLongDate } from '#domain/dates.ts'
import { truncateAtWord } from '#domain/truncate.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ArticleCard.module.css'
import { ArticlePicture } from './ArticlePicture.tsx'
import type { BlogOrigin } from './blog-origin.ts'

interface ArticleCardProps {
  article: Article
  /** One level below the heading of the section. */
  headingLevel: 2 | 3 | 4
  /** Longer titles are truncated to this many characters (spec 9). */
  maxTitleLength?: number
  /** The list that the reader came from, for the 'back' link. */
  origin?: BlogOrigin | undefined
}

/** An article preview: picture, author, date, title. The whole card is a link (spec 2.3, 2.7). */
export function ArticleCard({
  article,
  headingLevel,
  maxTitleLength = 50,
  origin,
}: ArticleCardProps) {
  const { t, i18n } = useTranslation('articleCard')
  const lang = useContentLanguage()
  const Title = `h${headingLevel}` as const
  const day = getArticleDate(article)
  const author = getAuthorName(article)
  const truncatedTitle = truncateAtWord(article.title, maxTitleLength)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ArticlePicture article={article} />
      </div>
      <p className={styles.byline}>
        {day !== undefined && (
          <time dateTime={toIsoDate(day)}>{formatLongDate(day, getLanguage(i18n))}</time>
        )}
        <span>{author ?? t('anonymous')}</span>
      </p>
      <Title className={styles.title} lang={lang}>
        <Link
          to="/blog/$slug"
          params={{ slug: getArticleSlug(article) }}
          state={{ blogOrigin: origin }}
          className={styles.link}
        >
          {truncatedTitle === article.title ? (
            truncatedTitle
          ) : (
            <>
              <span aria-hidden>{truncatedTitle}</span>
              <VisuallyHidden>{article.title}</VisuallyHidden>
            </>
          )}
        </Link>
      </Title>
    </article>
  )
}
