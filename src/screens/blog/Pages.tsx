import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { BlogSearch } from '#parts/article-card/blog-origin.ts'

import { opensElsewhere } from './opens-elsewhere.ts'
import styles from './Pages.module.css'

interface PagesProps {
  /** The filters, which every page keeps. */
  search: BlogSearch
  number: number
  count: number
  onChoose: () => void
}

/** The way to the other pages of the list: real links. */
export function Pages({ search, number, count, onChoose }: PagesProps) {
  const { t } = useTranslation('blog')
  if (count < 2) return null
  const linkTo = (page: number) =>
    ({
      to: '/blog',
      search: { ...search, ...(page > 1 ? { page: String(page) } : {}) },
      activeOptions: { exact: true },
      resetScroll: false,
      onClick: (event: MouseEvent) => {
        if (!opensElsewhere(event)) onChoose()
      },
    }) as const
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {number > 1 && (
        <Link {...linkTo(number - 1)} rel="prev" className={styles.step}>
          <ArrowLeft size={16} aria-hidden />
          {t('pages.previous')}
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              {...linkTo(page)}
              className={styles.number}
              aria-label={t('pages.number', { number: page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {number < count && (
        <Link {...linkTo(number + 1)} rel="next" className={styles.step}>
          {t('pages.next')}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
