import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { relatedArticles } from '#domain/related-articles.ts'
import { ArticleCard } from '#parts/article-card/ArticleCard.tsx'
import type { BlogOrigin } from '#parts/article-card/blog-origin.ts'

import styles from './RelatedArticles.module.css'

interface RelatedArticlesProps {
  article: Article
  articles: readonly Article[]
  origin: BlogOrigin | undefined
}

/** Up to three articles to read next (spec 9). */
export function RelatedArticles({ article, articles, origin }: RelatedArticlesProps) {
  const { t } = useTranslation('article')
  const related = relatedArticles(article, articles)
  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi" className={styles.heading}>
        {t('related')}
      </h2>
      <ul role="list" className={styles.list}>
        {related.map((one) => (
          <li key={one.id}>
            <ArticleCard article={one} headingLevel={3} titleLength={120} origin={origin} />
          </li>
        ))}
      </ul>
    </section>
  )
}
