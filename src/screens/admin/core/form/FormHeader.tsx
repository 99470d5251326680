import { Link } from '@tanstack/react-router'
import { ArrowLeft, Save } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { Elements } from '#ui/elements.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { getListPath } from '../layout/entity-links.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { FormPlace, type NamedPart } from './extension.tsx'
import styles from './FormLayout.module.css'
import type { RecordFormState } from './useRecordForm.ts'

interface FormHeaderProps {
  form: RecordFormState
  parts: readonly NamedPart[]
  title: string
  blockedReason: string | undefined
  onSaveAndStay: () => void
  /** Further buttons. */
  children: Elements
}

/** The sticky header of a form: title, unsaved status, the way back and submit. */
export function FormHeader({
  form,
  parts,
  title,
  blockedReason,
  onSaveAndStay,
  children,
}: FormHeaderProps) {
  const { t } = useTranslation(['adminForms', 'admin'])
  const reasonId = useId()
  const { isDirty } = form
  const { entity } = form.definition
  const { isBusy } = form.saving
  const isNew = form.record.id === undefined
  const link = { to: getListPath(entity), search: useLastListSearch(entity) }
  return (
    <>
      <PageHeader
        title={title}
        recordName={form.record.name}
        parent={{ label: t(`admin:titles.${entity}`), link }}
        note={
          <p className={styles.unsavedStatus} role="status" data-dirty={isDirty || undefined}>
            {isDirty && <span>{t('unsaved')}</span>}
            {isDirty && <FormPlace parts={parts} name="unsavedNote" />}
          </p>
        }
        actions={
          <>
            <Link {...link} title={t('back')} className={getButtonClassName('tertiary', 'small')}>
              <ArrowLeft size={16} aria-hidden />
              <span>{t('back')}</span>
            </Link>
            <FormPlace parts={parts} name="headerActions" />
            {children}
            <Button
              variant="secondary"
              size="small"
              aria-disabled={isBusy || blockedReason !== undefined}
              title={t('saveAndStay')}
              onClick={onSaveAndStay}
            >
              <Save size={16} aria-hidden />
              <span>{t('saveAndStay')}</span>
            </Button>
            <Button
              type="submit"
              size="small"
              aria-disabled={isBusy || blockedReason !== undefined}
              aria-describedby={blockedReason === undefined ? undefined : reasonId}
              aria-keyshortcuts="Control+S Meta+S"
              title={t('saveShortcut')}
            >
              {t(isNew ? 'create' : 'edit')}
            </Button>
          </>
        }
      />
      <VisuallyHidden id={reasonId}>{blockedReason}</VisuallyHidden>
      <VisuallyHidden role="status">{isBusy && t('saving')}</VisuallyHidden>
    </>
  )
}
