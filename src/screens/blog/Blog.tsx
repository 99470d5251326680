import { useNavigate, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import tagStyles from '#components/tag.module.css'
import { useCanonicalSearch } from '#components/useCanonicalSearch.ts'
import { PageMeta } from '#components/PageMeta.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { type ArticleFilters, toArticleSearchParams, toggleTag } from '#domain/article-lists.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { ToggleGroup } from '#ui/ToggleGroup/ToggleGroup.tsx'
import { markScrollEnds } from '#ui/hooks/scroll-ends.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Blog.module.css'
import { BlogResults } from './BlogResults.tsx'
import { type BlogState, toBlogSearchParams, useBlog } from './useBlog.ts'

/** The list of articles, filtered by the country and tags in the URL (spec 2.7, 4). */
export function Blog() {
  const search = useSearch({ from: '/_public/blog/' })
  const { t } = useTranslation('blog')
  const navigate = useNavigate()
  const blog = useBlog(search)
  useCanonicalSearch(search, blog.isReady ? toBlogSearchParams(blog) : undefined, (canonical) => {
    void navigate({
      to: '/blog',
      search: canonical,
      replace: true,
      resetScroll: false,
      state: true,
    })
  })
  const resultsHeading = useRef<HTMLHeadingElement>(null)

  /** Starts from the latest URL, which may not be rendered yet, so that two quick clicks both count. */
  function changeFilters(change: FiltersChange): void {
    void navigate({
      to: '/blog',
      search: (current) => toArticleSearchParams(change(blog.readFilters(current))),
      replace: true,
      resetScroll: false,
    })
  }
  /** The clicked button is removed, so focus moves to the results; the page does not scroll. */
  function removeFilters(change: FiltersChange): void {
    changeFilters(change)
    resultsHeading.current?.focus({ preventScroll: true })
  }
  function clearFilters(): void {
    removeFilters(() => ({ country: undefined, tags: [] }))
  }

  return (
    <div className={styles.page}>
      <PageMeta
        description={t('description')}
        path={blog.page.pageNumber > 1 ? `/blog?page=${blog.page.pageNumber}` : '/blog'}
      />
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <TranslationNotice />
      <div className={styles.filters}>
        <BlogFilters blog={blog} onChange={changeFilters} />
        <ActiveFilters blog={blog} onChange={removeFilters} onClearFilters={clearFilters} />
      </div>
      <BlogResults blog={blog} headingRef={resultsHeading} onClearFilters={clearFilters} />
    </div>
  )
}

type FiltersChange = (filters: ArticleFilters) => ArticleFilters

interface BlogFiltersProps {
  blog: BlogState
  onChange: (change: FiltersChange) => void
}

const allCountriesId = 'ALL'

/** The country filter and the tag cloud with its toggles (spec 2.7, 4). */
function BlogFilters({ blog, onChange }: BlogFiltersProps) {
  const { t } = useTranslation('blog')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { articles, countries, filters, tags } = blog
  if (articles.data !== undefined && !blog.hasArticles) return null
  return (
    <>
      <FilterRow label={t('country')}>
        <ToggleGroup
          label={t('country')}
          loading={articles.isPending && countries.length === 0}
          value={filters.country ?? allCountriesId}
          options={[
            { id: allCountriesId, label: t('allCountries') },
            ...countries.map((country) => ({
              id: country.code,
              leading: <Flag code={country.code} size="small" />,
              ...toLabel(nameCountry(country)),
            })),
          ]}
          onChange={(code) =>
            onChange((latest) => ({
              ...latest,
              country: code === allCountriesId ? undefined : code,
            }))
          }
        />
      </FilterRow>
      {!articles.isLoadingError && (
        <FilterRow label={t('tags')}>
          {articles.isPending ? (
            <Skeleton variant="block" className={styles.tagsPlaceholder} />
          ) : (
            <fieldset ref={markScrollEnds} className={clsx(tagStyles.list, styles.tags)}>
              <legend>
                <VisuallyHidden>{t('tags')}</VisuallyHidden>
              </legend>
              {tags.map(({ key, name, count }) => (
                <button
                  key={key}
                  type="button"
                  className={tagStyles.tag}
                  aria-pressed={filters.tags.includes(key)}
                  onClick={() => onChange((latest) => toggleTag(latest, key))}
                >
                  <span {...translate(name)} />
                  <span className={tagStyles.count} aria-hidden>
                    {count}
                  </span>
                  <VisuallyHidden>{t('tagCount', { count })}</VisuallyHidden>
                </button>
              ))}
            </fieldset>
          )}
        </FilterRow>
      )}
    </>
  )
}

/** A filter with its label in the margin. */
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

interface ActiveFiltersProps {
  blog: BlogState
  onChange: (change: FiltersChange) => void
  onClearFilters: () => void
}

/** 'Filtres actifs:' with buttons to remove each or all of them (spec 2.7). */
function ActiveFilters({ blog, onChange, onClearFilters }: ActiveFiltersProps) {
  const { t } = useTranslation('blog')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { articles, countries, filters, tags } = blog
  const { country } = filters
  const activeFilters = [
    ...(country === undefined
      ? []
      : [
          {
            key: country,
            name: nameCountry(
              countries.find(({ code }) => code === country) ?? { code: country, name: country },
            ),
            remove: (latest: ArticleFilters) => ({ ...latest, country: undefined }),
          },
        ]),
    ...filters.tags.map((key) => ({
      key: `tag ${key}`,
      name: translate(tags.find((tag) => tag.key === key)?.name ?? key),
      remove: (latest: ArticleFilters) => ({
        ...latest,
        tags: latest.tags.filter((tag) => tag !== key),
      }),
    })),
  ]
  // The names of the tags come from the articles.
  if (activeFilters.length === 0 || articles.isPending) return null
  return (
    <div className={styles.active}>
      <p id="filtres-actifs" className={styles.activeFiltersLabel}>
        {t('activeFilters')}
      </p>
      <div className={styles.activeFiltersChoices}>
        <ul role="list" aria-labelledby="filtres-actifs" className={styles.list}>
          {activeFilters.map(({ key, name, remove }) => (
            <li key={key}>
              <button
                type="button"
                className={clsx(tagStyles.tag, styles.filter)}
                aria-label={t('removeFilter', { name: name.children })}
                onClick={() => onChange(remove)}
              >
                <span {...name} />
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="tertiary" size="small" className={styles.clear} onClick={onClearFilters}>
          {t('clearFilters')}
        </Button>
      </div>
    </div>
  )
}
