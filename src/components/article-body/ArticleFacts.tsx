import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { getTagKey } from '#domain/article-filters.ts'
import { getReadingMinutes } from '#domain/article-text.ts'
import { getArticleDate, getArticleTags, getAuthorName } from '#domain/articles.ts'
import { toIsoDate, formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { tagListClassName, tagClassName } from '#components/article-tags/tag-class-names.ts'

import { ArticleCountry } from './ArticleCountry.tsx'
import styles from './ArticleFacts.module.css'

/** Who wrote it, when, for which country, how long it is, what it is about. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('article')
  const lang = useContentLanguage()
  const day = getArticleDate(article)
  const tags = getArticleTags(article)
  return (
    <dl className={styles.facts}>
      <Fact name={t('author')}>{getAuthorName(article) ?? t('anonymous')}</Fact>
      {day !== undefined && (
        <Fact name={t('published')}>
          <time dateTime={toIsoDate(day)}>{formatLongDate(day, getLanguage(i18n))}</time>
        </Fact>
      )}
      <Fact name={t('country')}>
        <ArticleCountry article={article} />
      </Fact>
      <Fact name={t('reading')}>{t('minutes', { count: getReadingMinutes(article) })}</Fact>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <dt>{t('tags')}</dt>
          <dd>
            <ul role="list" className={tagListClassName}>
              {tags.map((tag) => (
                <li key={tag.name}>
                  <Link
                    to="/blog"
                    search={{ tags: getTagKey(tag) }}
                    className={tagClassName}
                    lang={lang}
                  >
                    {tag.name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
