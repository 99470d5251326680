import { Link, type LinkProps } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { PublicPage } from '#domain/public-page.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'

import { showToast } from '../../core/layout/toasts.ts'
import styles from './follow-up.module.css'

/** The link to a public page. */
export function toSiteLink(page: PublicPage | undefined): LinkProps | undefined {
  if (page === undefined || 'missing' in page) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `domain/public-page.ts` names public routes
  return { to: page.to, search: page.search ?? {} } as LinkProps
}

/** The attributes of a link that leaves the form and its list where they are. */
export const newTab = { target: '_blank', rel: 'noopener', preload: false } as const

/** A finger cannot hover over the button of a missing page to read its title. */
export function sayWhyMissing(reason: string): void {
  showToast('info', reason)
}

interface SiteLinkProps {
  page: PublicPage | undefined
  variant?: 'secondary' | 'tertiary'
}

/**
 * 'Voir sur le site', in a tab of its own; where visitors have no page of the record, it says why. It has its place before
 * that is known: nothing moves under a finger.
 */
export function SiteLink({ page, variant = 'tertiary' }: SiteLinkProps) {
  const { t } = useTranslation('adminFollowUp')
  const link = toSiteLink(page)
  const className = getButtonClassName(variant, 'small')
  if (page === undefined) {
    return (
      <span className={`${className} ${styles.unknown}`}>
        <ExternalLink size={16} aria-hidden />
        <span>{t('seeOnSite')}</span>
      </span>
    )
  }
  const reason = 'missing' in page ? t(`missing.${page.missing}`) : ''
  return link === undefined ? (
    <button
      type="button"
      className={className}
      aria-disabled
      title={reason}
      onClick={() => sayWhyMissing(reason)}
    >
      <ExternalLink size={16} aria-hidden />
      <span>{t('seeOnSite')}</span>
    </button>
  ) : (
    <Link {...link} {...newTab} className={className} title={t('opensNewTab')}>
      <ExternalLink size={16} aria-hidden />
      <span>{t('seeOnSite')}</span>
    </Link>
  )
}
