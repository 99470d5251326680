import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'

import { getFormLink, getUndoLink } from '../../core/layout/entity-links.ts'
import type { FollowUp } from '../../core/layout/toasts.ts'
import styles from './follow-up.module.css'
import { SiteLink } from './SiteLink.tsx'
import { usePublicPage } from './usePublicPage.ts'

interface SavedActionsProps extends FollowUp {
  /** Without it, the form is in front of the user already. */
  hasEdit?: boolean
}

/** What a record that was just saved leads on to: what is created next, its public page, and its form. */
export function SavedActions({
  saved: { entity, id },
  next,
  undo,
  hasEdit = true,
}: SavedActionsProps) {
  const { t } = useTranslation('adminFollowUp')
  const page = usePublicPage(entity, id)
  return (
    <div className={styles.savedActions}>
      {next && (
        <Link
          {...getFormLink(next.entity, undefined, next.start)}
          className={getButtonClassName('secondary', 'small')}
        >
          {t(`add.${next.entity}`)}
        </Link>
      )}
      {hasEdit && (
        <Link {...getFormLink(entity, id)} className={getButtonClassName('tertiary', 'small')}>
          {t('edit')}
        </Link>
      )}
      {page !== undefined && 'missing' in page ? (
        <p className={styles.reason}>{t(`missing.${page.missing}`)}</p>
      ) : (
        <SiteLink page={page} />
      )}
      {undo !== undefined && (
        <Link {...getUndoLink(entity, undo)} className={getButtonClassName('tertiary', 'small')}>
          {t('undo')}
        </Link>
      )}
    </div>
  )
}
