import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { BlogSearchParams } from '#components/article-card/blog-origin.ts'

import { isModifiedEvent } from './is-modified-event.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** The filters, which every page keeps. */
  search: BlogSearchParams
  currentPage: number
  pageCount: number
  onPageChange: () => void
}

/** The way to the other pages of the list: real links. */
export function Pagination({
  search,
  currentPage,
  pageCount: length,
  onPageChange,
}: PaginationProps) {
  const { t } = useTranslation('blog')
  if (length < 2) return null
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
          {t('pages.previous')}
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {Array.from({ length }, (_, index) => index + 1).map((page) => (
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
      {currentPage < length && (
        <Link {...getPageLinkProps(currentPage + 1)} rel="next" className={styles.step}>
          {t('pages.next')}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
