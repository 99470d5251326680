import { Link } from '@tanstack/react-router'
import { ArrowLeft, CopyPlus, Save } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'
import type { Elements } from '#ui/elements.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { SiteLink } from '../follow-up/SiteLink.tsx'
import { useFormPage } from '../follow-up/usePublicPage.ts'
import { getFormLink, getListPath } from '../layout/entity-links.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { usePublishedTranslations } from '../translations/useTranslationReport.ts'
import styles from './FormLayout.module.css'
import type { FormValues } from './record-definition.ts'
import type { RecordFormState } from './useRecordForm.ts'

interface FormHeaderProps {
  form: RecordFormState
  title: string
  blockedReason: string | undefined
  onSaveAndStay: () => void
  /** Further buttons. */
  children: Elements
}

/** The sticky header of a form: title, unsaved status, the way back and submit. */
export function FormHeader({
  form,
  title,
  blockedReason,
  onSaveAndStay,
  children,
}: FormHeaderProps) {
  const { t } = useTranslation(['adminForms', 'admin'])
  const reasonId = useId()
  const { entity, isDirty, isSaving } = form
  const isNew = form.id === undefined
  const link = { to: getListPath(entity), search: useLastListSearch(entity) }
  return (
    <>
      <PageHeader
        title={title}
        recordName={form.recordName}
        parent={{ label: t(`admin:titles.${entity}`), link }}
        note={
          <p className={styles.unsavedStatus} role="status" data-dirty={isDirty || undefined}>
            {isDirty && <span>{t('unsaved')}</span>}
            {isDirty && !isNew && <TranslationLoss form={form} />}
          </p>
        }
        actions={
          <>
            <Link {...link} title={t('back')} className={getButtonClassName('tertiary', 'small')}>
              <ArrowLeft size={16} aria-hidden />
              <span>{t('back')}</span>
            </Link>
            <RecordActions form={form} />
            {children}
            <Button
              variant="secondary"
              size="small"
              aria-disabled={isSaving || blockedReason !== undefined}
              title={t('saveAndStay')}
              onClick={onSaveAndStay}
            >
              <Save size={16} aria-hidden />
              <span>{t('saveAndStay')}</span>
            </Button>
            <Button
              type="submit"
              size="small"
              aria-disabled={isSaving || blockedReason !== undefined}
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
      <VisuallyHidden role="status">{isSaving && t('saving')}</VisuallyHidden>
    </>
  )
}

/** The public page of the record, and its copy. */
function RecordActions({ form: { entity, id, record } }: { form: RecordFormState }) {
  const { t } = useTranslation('adminFollowUp')
  const page = useFormPage(entity, id, record)
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

/** How long typing must pause before the passages are compared, in milliseconds. */
const translationLossDebounceMs = 400

/** Warns, before saving, how many English passages the change would lose. It never blocks saving, even if the count fails. */
function TranslationLoss({ form }: { form: RecordFormState }) {
  const { t } = useTranslation('adminForms')
  const { definition, toBody, filledValues, values } = form
  const listTexts = (given: FormValues) => definition.listTranslated?.(toBody(given)) ?? []
  // The same fields until others are loaded: their passages are kept.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the definition of a form stays
  const before = useMemo(() => listTexts(filledValues), [filledValues])
  const translations = usePublishedTranslations([...new Set(before.map(({ file }) => file))])
  const [count, setCount] = useState(0)
  const countLost = useEffectEvent(() => {
    setCount(countLostTranslations(before, listTexts(values), translations, parseSanitised))
  })
  useEffect(() => {
    const timer = window.setTimeout(() => countLost(), translationLossDebounceMs)
    return () => window.clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change starts the pause again
  }, [filledValues, values, translations])
  return count > 0 && <span>{` · ${t('translationLoss', { count })}`}</span>
}
