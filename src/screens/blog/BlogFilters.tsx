import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { toggleTag, type ArticleFilters } from '#domain/article-filters.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import {
  tagCountClassName,
  tagListClassName,
  tagClassName,
} from '#components/article-tags/tag-class-names.ts'
import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './BlogFilters.module.css'
import type { BlogState } from './useBlog.ts'

interface BlogFiltersProps {
  blog: BlogState
  onChange: (filters: ArticleFilters) => void
}

const allCountriesId = 'ALL'

/** The country filter and the tag cloud with its toggles (spec 2.7, 4). */
export function BlogFilters({ blog, onChange }: BlogFiltersProps) {
  const { t } = useTranslation('blog')
  const lang = useContentLanguage()
  const { articles, countries, filters, tags } = blog
  if (articles.isSuccess && !blog.hasArticles) return null
  return (
    <>
      <FilterRow label={t('country')}>
        <ToggleGroup
          label={t('country')}
          loading={articles.isPending && countries.length === 0}
          value={filters.country ?? allCountriesId}
          options={[
            { id: allCountriesId, label: t('allCountries') },
            ...countries.map(({ code, name }) => ({
              id: code,
              label: name,
              leading: <Flag code={code} size="small" />,
              ...(lang === undefined ? {} : { lang }),
            })),
          ]}
          onChange={(code) => {
            onChange({ ...filters, country: code === allCountriesId ? undefined : code })
          }}
        />
      </FilterRow>
      {!articles.isError && (
        <FilterRow label={t('tags')}>
          {articles.isPending && <Skeleton lines={2} />}
          <fieldset className={clsx(tagListClassName, styles.tags)}>
            <legend>
              <VisuallyHidden>{t('tags')}</VisuallyHidden>
            </legend>
            {tags.map(({ key, name, count }) => (
              <button
                key={key}
                type="button"
                className={tagClassName}
                aria-pressed={filters.tags.includes(key)}
                onClick={() => {
                  onChange(toggleTag(filters, key))
                }}
              >
                <span lang={lang}>{name}</span>
                <span className={tagCountClassName} aria-hidden>
                  {count}
                </span>
                <VisuallyHidden>{t('tagCount', { count })}</VisuallyHidden>
              </button>
            ))}
          </fieldset>
        </FilterRow>
      )}
    </>
  )
}

/** A filter with its name in the margin. */
function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <CodeLabel className={styles.label} aria-hidden>
        {label}
      </CodeLabel>
      <div className={styles.choices}>{children}</div>
    </div>
  )
}
