import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ArticleCard } from '#components/ArticleCard.tsx'
import type { BlogOrigin } from '#components/blog-navigation.ts'
import tagStyles from '#components/tag.module.css'
import type { Article } from '#contract/articles.ts'
import {
  findRelatedArticles,
  getTagsWithCounts,
  maxListedTitleLength,
  sample,
} from '#domain/article-lists.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './ArticlePage.module.css'

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
      <h2 id="a-lire-aussi" className={styles.relatedHeading}>
        {t('related')}
      </h2>
      <ul role="list" className={styles.list}>
        {related.map((relatedArticle) => (
          <li key={relatedArticle.id}>
            <ArticleCard
              article={relatedArticle}
              maxTitleLength={maxListedTitleLength}
              origin={origin}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxTags = 16

/** A random selection of tags, made once when an article opens (spec 9). */
export function MoreTags({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation(['article', 'blog'])
  const { translate } = useRecordTexts()
  const seed = useRandomSeed()
  const tags = seed === undefined ? [] : sample(getTagsWithCounts(articles), maxTags, seed)
  return (
    <section className={styles.more} aria-labelledby="autres-themes" hidden={tags.length === 0}>
      <h2 id="autres-themes" className={styles.heading}>
        {t('moreTags')}
      </h2>
      <ul role="list" className={tagStyles.list}>
        {tags.map(({ key, name, count }) => (
          <li key={key}>
            <Link to="/blog" search={{ tags: key }} className={tagStyles.tag}>
              <span {...translate(name)} />
              <span className={tagStyles.count} aria-hidden>
                {count}
              </span>
              <VisuallyHidden>{t('blog:tagCount', { count })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * A random number that is stable while the component is mounted; undefined during prerendering and
 * hydration.
 */
function useRandomSeed(): number | undefined {
  const [seed, setSeed] = useState<number>()
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSeed(Math.random()))
    return () => cancelAnimationFrame(frame)
  }, [])
  return seed
}
