import { Link } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'

import type { FormExtension } from '../../core/form/extension.tsx'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { getFormLink } from '../../core/layout/entity-links.ts'
import styles from './follow-up.module.css'
import { SavedActions } from './SavedActions.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useFormPage } from './usePublicPage.ts'

/** The public page of a record, its copy, and what a saved record leads on to. */
export const followUpInForms: FormExtension = {
  name: 'follow-up',
  useFormPart: (form) => ({
    headerActions: <RecordActions form={form} />,
    savedActions: (saved, { hasEdit }) => <SavedActions saved={saved} hasEdit={hasEdit} />,
  }),
}

/** The public page of the record, and its copy. */
function RecordActions({ form }: { form: RecordFormState }) {
  const { entity } = form.definition
  const { id, stored } = form.record
  const { t } = useTranslation('adminFollowUp')
  const page = useFormPage(entity, id, stored)
  return (
    id !== undefined && (
      <span className={styles.recordActions}>
        <SiteLink page={page} />
        <Link
          {...getFormLink(entity, undefined, { copie: String(id) })}
          className={getButtonClassName('tertiary', 'small')}
        >
          <CopyPlus size={16} aria-hidden />
          <span>{t('duplicate')}</span>
        </Link>
      </span>
    )
  )
}
