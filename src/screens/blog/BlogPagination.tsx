import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { BlogSearchParams } from '#components/blog-navigation.ts'
import { isModifiedEvent } from '#platform/modified-event.ts'

import styles from './BlogResults.module.css'

interface PaginationProps {
  /** The filters, which every page link keeps. */
  search: BlogSearchParams
  currentPage: number
  pageCount: number
  onPageChange: () => void
}

/** Links to the other pages of the list. */
export function BlogPagination({ search, currentPage, pageCount, onPageChange }: PaginationProps) {
  const { t } = useTranslation('blog')
  if (pageCount < 2) return null
  const getPageLinkProps = (page: number) =>
    ({
      to: '/blog',
      search: { ...search, ...(page > 1 ? { page: String(page) } : {}) },
      activeOptions: { exact: true },
      resetScroll: false,
      onClick: (event: MouseEvent) => {
        if (!isModifiedEvent(event)) onPageChange()
      },
    }) as const
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {currentPage > 1 && (
        <Link {...getPageLinkProps(currentPage - 1)} rel="prev" className={styles.step}>
          <ArrowLeft size={16} aria-hidden />
          <span>{t('pages.previous')}</span>
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              {...getPageLinkProps(page)}
              className={styles.number}
              aria-label={t('pages.number', { number: page })}
              aria-current={page === currentPage ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {currentPage < pageCount && (
        <Link {...getPageLinkProps(currentPage + 1)} rel="next" className={styles.step}>
          <span>{t('pages.next')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
