import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { toggleTag, type ArticleFilters } from '#domain/article-filters.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { tagClassName } from '#components/article-tags/tag-class-names.ts'
import { Button } from '#ui/Button/Button.tsx'

import styles from './ActiveFilters.module.css'
import type { BlogState } from './useBlog.ts'

interface ActiveFiltersProps {
  blog: BlogState
  onChange: (filters: ArticleFilters) => void
  onCleared: () => void
}

/** 'Filtres actifs:', each removable, and all of them at once (spec 2.7). */
export function ActiveFilters({ blog, onChange, onCleared }: ActiveFiltersProps) {
  const { t } = useTranslation('blog')
  const lang = useContentLanguage()
  const { articles, countries, filters, tags } = blog
  const { country } = filters
  const activeFilters = [
    ...(country === undefined
      ? []
      : [
          {
            key: country,
            name: countries.find(({ code }) => code === country)?.name ?? country,
            remaining: { ...filters, country: undefined },
          },
        ]),
    ...filters.tags.map((key) => ({
      key: `tag ${key}`,
      name: tags.find((tag) => tag.key === key)?.name ?? key,
      remaining: toggleTag(filters, key),
    })),
  ]
  // Half of them would be said before the articles, whose tags they are, have come.
  if (activeFilters.length === 0 || articles.isPending) return null
  return (
    <div className={styles.active}>
      <p id="filtres-actifs" className={styles.label}>
        {t('activeFilters')}
      </p>
      <div className={styles.choices}>
        <ul role="list" aria-labelledby="filtres-actifs" className={styles.list}>
          {activeFilters.map(({ key, name, remaining }) => (
            <li key={key}>
              <button
                type="button"
                className={clsx(tagClassName, styles.filter)}
                aria-label={t('removeFilter', { name })}
                onClick={() => {
                  onChange(remaining)
                }}
              >
                <span lang={lang}>{name}</span>
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="tertiary" size="small" className={styles.clear} onClick={onCleared}>
          {t('clearFilters')}
        </Button>
      </div>
    </div>
  )
}
