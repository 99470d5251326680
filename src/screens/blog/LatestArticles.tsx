import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { articleSlug } from '#domain/article-text.ts'
import { articleDate } from '#domain/articles.ts'
import { dayInFigures, dayInWords } from '#domain/dates.ts'
import { languageOf } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import type { BlogOrigin } from '#parts/article-card/blog-origin.ts'

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
          const day = articleDate(article)
          return (
            <li key={article.id} className={styles.entry}>
              {day !== undefined && (
                <time dateTime={dayInFigures(day)} className={styles.day}>
                  {dayInWords(day, languageOf(i18n))}
                </time>
              )}
              <Link
                to="/blog/$slug"
                params={{ slug: articleSlug(article) }}
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
