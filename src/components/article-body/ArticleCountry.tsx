import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Article } from '#contract/articles.ts'
import { getCountriesWithCounts } from '#domain/article-filters.ts'
import { getArticleCountryCode } from '#domain/articles.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import styles from './ArticleCountry.module.css'

/** The country that an article is about, with its flag; or all of them. */
export function ArticleCountry({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const lang = useContentLanguage()
  const { data: countries } = useQuery(useApi().queries.countries.list())
  const code = getArticleCountryCode(article)
  if (code === undefined) {
    return (
      <span className={styles.country}>
        <Globe size={16} aria-hidden />
        {t('allCountries')}
      </span>
    )
  }
  const country = getCountriesWithCounts([article], countries ?? []).find(
    (candidate) => candidate.code === code,
  )
  return (
    <span className={styles.country}>
      <Flag code={code} size="small" />
      <span lang={lang}>{country?.name ?? code}</span>
    </span>
  )
}
