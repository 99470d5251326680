import { Link } from '@tanstack/react-router'
import { ArrowLeft, Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { useListAddress } from '../frame/list-memory.ts'
import { PageHeader } from '../frame/PageHeader.tsx'
import { places, type ListName } from '../frame/places.ts'
import styles from './FormHeader.module.css'

interface FormHeaderProps {
  title: string
  list: ListName
  submitLabel: string
  isDirty: boolean
  isSaving: boolean
  lockReason: string | undefined
  preview?: { readonly isShown: boolean; readonly onToggle: () => void }
}

/** Stays in sight: which record, whether anything is unsaved, the way back and the way on. */
export function FormHeader({
  title,
  list,
  submitLabel,
  isDirty,
  isSaving,
  lockReason,
  preview,
}: FormHeaderProps) {
  const { t } = useTranslation(['adminForms', 'admin'])
  const reasonId = useId()
  const link = { to: places[list].list, search: useListAddress(list) }
  return (
    <>
      <PageHeader
        title={title}
        trail={[{ label: t(`admin:titles.${list}`), link }]}
        note={
          <p className={styles.mark} role="status" data-dirty={isDirty || undefined}>
            {isDirty && t('unsaved')}
          </p>
        }
        actions={
          <>
            <Link {...link} className={buttonLook('quiet', 'small')}>
              <ArrowLeft size={16} aria-hidden />
              {t('back')}
            </Link>
            {preview && (
              <Button
                look="secondary"
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
              aria-disabled={isSaving || lockReason !== undefined}
              aria-describedby={lockReason === undefined ? undefined : reasonId}
              aria-keyshortcuts="Control+S Meta+S"
              title={t('saveShortcut')}
            >
              {submitLabel}
            </Button>
          </>
        }
      />
      <VisuallyHidden id={reasonId}>{lockReason}</VisuallyHidden>
      <VisuallyHidden role="status">{isSaving && t('saving')}</VisuallyHidden>
    </>
  )
}
