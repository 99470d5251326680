import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { tagClassName, tagCountClassName, tagListClassName } from '#components/article-tags/tag-class-names.ts'
import type { Article } from '#contract/articles.ts'
import { getTagsWithCounts, sample } from '#domain/article-lists.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './MoreTags.module.css'

const maxTags = 16

/** A random selection of tags, made once when an article opens (spec 9). */
export function MoreTags({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation(['article', 'blog'])
  const lang = useContentLanguage()
  const seed = useRandomSeed()
  const tags = seed === undefined ? [] : sample(getTagsWithCounts(articles), maxTags, seed)
  return (
    <section className={styles.more} aria-labelledby="autres-themes" hidden={tags.length === 0}>
      <h2 id="autres-themes" className={styles.heading}>
        {t('moreTags')}
      </h2>
      <ul role="list" className={tagListClassName}>
        {tags.map(({ key, name, count }) => (
          <li key={key}>
            <Link to="/blog" search={{ tags: key }} className={tagClassName}>
              <span lang={lang}>{name}</span>
              <span className={tagCountClassName} aria-hidden>
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
