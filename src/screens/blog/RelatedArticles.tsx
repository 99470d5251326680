import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { findRelatedArticles } from '#domain/related-articles.ts'
import { ArticleCard } from '#components/article-card/ArticleCard.tsx'
import type { BlogOrigin } from '#components/article-card/blog-origin.ts'

import styles from './RelatedArticles.module.css'

interface RelatedArticlesProps {
  article: Article
  articles: readonly Article[]
  origin: BlogOrigin | undefined
}

/** Up to three articles to read next (spec 9). */
export function RelatedArticles({ article, articles, origin }: RelatedArticlesProps) {
  const { t } = useTranslation('article')
  const related = findRelatedArticles(article, articles)
  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi" className={styles.heading}>
        {t('related')}
      </h2>
      <ul role="list" className={styles.list}>
        {related.map((relatedArticle) => (
          <li key={relatedArticle.id}>
            <ArticleCard
              article={relatedArticle}
              headingLevel={3}
              maxTitleLength={120}
              origin={origin}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
