import { Link } from '@tanstack/react-router'
import { CopyPlus, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'
import type { PublicPage } from '#domain/public-page.ts'

import { getFormLink } from '../../core/layout/entity-links.ts'
import { newTab, sayWhyMissing, toSiteLink } from './SiteLink.tsx'

interface RowActionsProps {
  entity: EntityName
  id: number
  /** Of the record. */
  name: string
  page: PublicPage | undefined
  /** Of an action. */
  className: string | undefined
}

/** In the menu of a record's row: its public page, or why there is none, and its copy. */
export function RowActions({ entity, id, name, page, className }: RowActionsProps) {
  const { t } = useTranslation('adminFollowUp')
  const link = toSiteLink(page)
  const icon = <ExternalLink size={17} strokeWidth={1.75} aria-hidden />
  const text = <span>{t('seeOnSite')}</span>
  const reason = page !== undefined && 'missing' in page ? t(`missing.${page.missing}`) : undefined
  return (
    <>
      {link === undefined ? (
        <button
          type="button"
          className={className}
          aria-disabled
          aria-label={
            reason ? t('missingRecord', { name, reason }) : t('seeRecordOnSite', { name })
          }
          title={reason}
          onClick={() => reason && sayWhyMissing(reason)}
        >
          {icon}
          {text}
        </button>
      ) : (
        <Link
          {...link}
          {...newTab}
          className={className}
          aria-label={t('seeRecordOnSite', { name })}
          title={t('opensNewTab')}
        >
          {icon}
          {text}
        </Link>
      )}
      <Link
        {...getFormLink(entity, undefined, { copie: String(id) })}
        className={className}
        aria-label={t('duplicateRecord', { name })}
      >
        <CopyPlus size={17} strokeWidth={1.75} aria-hidden />
        <span>{t('duplicate')}</span>
      </Link>
    </>
  )
}
