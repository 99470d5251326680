import { Link } from '@tanstack/react-router'
import { ArrowLeft, Eye, EyeOff } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { entities, type EntityName } from '../layout/entities.ts'
import styles from './FormLayout.module.css'

interface FormHeaderProps {
  title: string
  entity: EntityName
  submitLabel: string
  isDirty: boolean
  isSaving: boolean
  /** What a save would do besides. */
  note?: ReactNode
  /** Why the form cannot be submitted now. */
  blockedReason: string | undefined
  /** Undefined for a form without a preview. */
  preview: { readonly isShown: boolean; readonly onToggle: () => void } | undefined
}

/** The sticky header of a form: title, unsaved status, the way back, preview and submit. */
export function FormHeader({
  title,
  entity,
  submitLabel,
  isDirty,
  isSaving,
  note,
  blockedReason,
  preview,
}: FormHeaderProps) {
  const { t } = useTranslation(['adminForms', 'admin'])
  const reasonId = useId()
  const link = { to: entities[entity].listPath, search: useLastListSearch(entity) }
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t(`admin:titles.${entity}`), link }]}
        note={
          <p className={styles.unsavedStatus} role="status" data-dirty={isDirty || undefined}>
            {isDirty && t('unsaved')}
            {note}
          </p>
        }
        actions={
          <>
            <Link {...link} className={getButtonClassName('tertiary', 'small')}>
              <ArrowLeft size={16} aria-hidden />
              {t('back')}
            </Link>
            {preview && (
              <Button
                variant="secondary"
                size="small"
                aria-pressed={preview.isShown}
                onClick={preview.onToggle}
              >
                {preview.isShown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
                {t('preview.show')}
              </Button>
            )}
            <Button
              type="submit"
              size="small"
              aria-disabled={isSaving || blockedReason !== undefined}
              aria-describedby={blockedReason === undefined ? undefined : reasonId}
              aria-keyshortcuts="Control+S Meta+S"
              title={t('saveShortcut')}
            >
              {submitLabel}
            </Button>
          </>
        }
      />
      <VisuallyHidden id={reasonId}>{blockedReason}</VisuallyHidden>
      <VisuallyHidden role="status">{isSaving && t('saving')}</VisuallyHidden>
    </>
  )
}
