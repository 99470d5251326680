import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'
import type { Elements } from '#ui/elements.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { entities } from '../layout/entities.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { usePublishedTranslations } from '../translations/useTranslationReport.ts'
import styles from './FormLayout.module.css'
import type { RecordFormState } from './useRecordForm.ts'

interface FormHeaderProps<Values extends FieldValues> {
  form: RecordFormState<Values>
  title: string
  blockedReason: string | undefined
  /** Further buttons. */
  children: Elements
}

/** The sticky header of a form: title, unsaved status, the way back and submit. */
export function FormHeader<Values extends FieldValues>(props: FormHeaderProps<Values>) {
  const { form, title, blockedReason, children } = props
  const { t } = useTranslation(['adminForms', 'admin'])
  const reasonId = useId()
  const { entity, isDirty, isSaving, getTranslatableFields } = form
  const isNew = form.id === undefined
  const link = { to: entities[entity].listPath, search: useLastListSearch(entity) }
  return (
    <>
      <PageHeader
        title={title}
        parent={{ label: t(`admin:titles.${entity}`), link }}
        note={
          <p className={styles.unsavedStatus} role="status" data-dirty={isDirty || undefined}>
            {isDirty && <span>{t('unsaved')}</span>}
            {isDirty && !isNew && getTranslatableFields && (
              <TranslationLoss
                before={form.filledValues}
                after={form.values}
                getFields={getTranslatableFields}
              />
            )}
          </p>
        }
        actions={
          <>
            <Link {...link} className={getButtonClassName('tertiary', 'small')}>
              <ArrowLeft size={16} aria-hidden />
              <span>{t('back')}</span>
            </Link>
            {children}
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

interface TranslationLossProps<Values> {
  before: Values
  after: Values
  getFields: (values: Values) => readonly TranslatableField[]
}

/** How long typing must pause before the passages are compared, in milliseconds. */
const translationLossDebounceMs = 400

/** Warns, before saving, how many English passages the change would lose. It never blocks saving, even if the count fails. */
function TranslationLoss<Values>({ before, after, getFields }: TranslationLossProps<Values>) {
  const { t } = useTranslation('adminForms')
  const files = [...new Set(getFields(before).map(({ file }) => file))]
  const translations = usePublishedTranslations(files)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setCount(
        countLostTranslations(getFields(before), getFields(after), translations, parseSanitised),
      )
    }, translationLossDebounceMs)
    return () => window.clearTimeout(timer)
  }, [before, after, getFields, translations])
  return count > 0 && <span>{` · ${t('translationLoss', { count })}`}</span>
}
