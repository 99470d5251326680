import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './FormHeader.module.css'

export type ListPath =
  | '/admin/articles'
  | '/admin/countries'
  | '/admin/visas'
  | '/admin/interventions'
  | '/admin/faqs'

interface FormHeaderProps {
  titleId: string
  title: string
  list: ListPath
  submitLabel: string
  isDirty: boolean
  isSaving: boolean
  lockReason: string | undefined
}

/** Stays in sight: which record, whether anything is unsaved, the way back and the way on. */
export function FormHeader({
  titleId,
  title,
  list,
  submitLabel,
  isDirty,
  isSaving,
  lockReason,
}: FormHeaderProps) {
  const { t } = useTranslation('adminForms')
  const reasonId = useId()
  return (
    <header className={styles.header}>
      <Link to={list} className={buttonLook('quiet', 'small', styles.back)}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <p className={styles.mark} role="status" data-dirty={isDirty || undefined}>
        {isDirty && t('unsaved')}
      </p>
      <Button
        type="submit"
        className={styles.submit}
        aria-disabled={isSaving || lockReason !== undefined}
        aria-describedby={lockReason === undefined ? undefined : reasonId}
        aria-keyshortcuts="Control+S Meta+S"
        title={t('saveShortcut')}
      >
        {submitLabel}
      </Button>
      <VisuallyHidden id={reasonId}>{lockReason}</VisuallyHidden>
      <VisuallyHidden role="status">{isSaving && t('saving')}</VisuallyHidden>
    </header>
  )
}
