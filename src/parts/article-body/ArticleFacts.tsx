import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { tagKey } from '#domain/article-filters.ts'
import { readingMinutes } from '#domain/article-text.ts'
import { articleDate, articleTags, authorName } from '#domain/articles.ts'
import { dayInFigures, dayInWords } from '#domain/dates.ts'
import { languageOf } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { tagListLook, tagLook } from '#parts/article-tags/tag-look.ts'

import { ArticleCountry } from './ArticleCountry.tsx'
import styles from './ArticleFacts.module.css'

/** Who wrote it, when, for which country, how long it is, what it is about. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('article')
  const lang = useContentLanguage()
  const day = articleDate(article)
  const tags = articleTags(article)
  return (
    <dl className={styles.facts}>
      <Fact name={t('author')}>{authorName(article) ?? t('anonymous')}</Fact>
      {day !== undefined && (
        <Fact name={t('published')}>
          <time dateTime={dayInFigures(day)}>{dayInWords(day, languageOf(i18n))}</time>
        </Fact>
      )}
      <Fact name={t('country')}>
        <ArticleCountry article={article} />
      </Fact>
      <Fact name={t('reading')}>{t('minutes', { count: readingMinutes(article) })}</Fact>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <dt>{t('tags')}</dt>
          <dd>
            <ul role="list" className={tagListLook}>
              {tags.map((tag) => (
                <li key={tag.name}>
                  <Link to="/blog" search={{ tags: tagKey(tag) }} className={tagLook} lang={lang}>
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
