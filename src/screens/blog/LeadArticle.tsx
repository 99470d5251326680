import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { getArticleSlug } from '#domain/article-text.ts'
import { getArticleDate, getAuthorName } from '#domain/articles.ts'
import { toIsoDate, formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { ArticlePicture } from '#components/article-card/ArticlePicture.tsx'
import type { BlogOrigin } from '#components/article-card/blog-origin.ts'

import styles from './LeadArticle.module.css'

interface LeadArticleProps {
  article: Article
  origin: BlogOrigin
}

/** The first article of a page, set large as on a front page. */
export function LeadArticle({ article, origin }: LeadArticleProps) {
  const { t, i18n } = useTranslation('articleCard')
  const lang = useContentLanguage()
  const day = getArticleDate(article)
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <ArticlePicture article={article} />
      </div>
      <p className={styles.byline}>
        {day !== undefined && (
          <time dateTime={toIsoDate(day)}>{formatLongDate(day, getLanguage(i18n))}</time>
        )}
        <span>{getAuthorName(article) ?? t('anonymous')}</span>
      </p>
      <h3 className={styles.title} lang={lang}>
        <Link
          to="/blog/$slug"
          params={{ slug: getArticleSlug(article) }}
          state={{ blogOrigin: origin }}
          className={styles.link}
        >
          {article.title}
        </Link>
      </h3>
      <p className={styles.introduction} lang={lang}>
        {article.introduction}
      </p>
    </article>
  )
}
