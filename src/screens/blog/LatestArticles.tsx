import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { getArticleSlug } from '#domain/article-text.ts'
import { getArticleDate } from '#domain/articles.ts'
import { toIsoDate, formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import type { BlogOrigin } from '#components/article-card/blog-origin.ts'

import styles from './LatestArticles.module.css'

interface LatestArticlesProps {
  /** The newest of the filtered list (spec 4). */
  articles: readonly Article[]
  origin: BlogOrigin
}

/** The sidebar of the latest articles. */
export function LatestArticles({ articles, origin }: LatestArticlesProps) {
  const { t, i18n } = useTranslation('blog')
  const lang = useContentLanguage()
  return (
    <aside className={styles.latest} aria-labelledby="derniers-articles">
      <h2 id="derniers-articles" className={styles.heading}>
        {t('latest')}
      </h2>
      <ol role="list">
        {articles.map((article) => {
          const day = getArticleDate(article)
          return (
            <li key={article.id} className={styles.entry}>
              {day !== undefined && (
                <time dateTime={toIsoDate(day)} className={styles.day}>
                  {formatLongDate(day, getLanguage(i18n))}
                </time>
              )}
              <Link
                to="/blog/$slug"
                params={{ slug: getArticleSlug(article) }}
                state={{ blogOrigin: origin }}
                className={styles.link}
                lang={lang}
              >
                {article.title}
              </Link>
            </li>
          )
        })}
      </ol>
    </aside>
  )
}
