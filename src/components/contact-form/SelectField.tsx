import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'

import styles from './ContactForm.module.css'
import { otherOptionValue, type ContactFormValues } from './contact-form-schema.ts'

interface SelectFieldProps {
  name: 'country' | 'subject'
  form: UseFormReturn<ContactFormValues>
  optionsQuery: UseQueryResult<{ id: number; name: string }[]>
  id: string
  label: string
  error: string | undefined
  required: boolean
}

/** The country or the subject: the server's plus 'Autre' (spec 5), which is there even when the list is not. */
export function SelectField({ name, form, optionsQuery, ...field }: SelectFieldProps) {
  const { t, i18n } = useTranslation('contactForm')
  const lang = useContentLanguage()
  const { field: controlledField } = useController({ name, control: form.control })
  const textKeys = {
    country: { placeholder: 'countryPlaceholder', loading: 'countriesLoading' },
    subject: { placeholder: 'subjectPlaceholder', loading: 'subjectsLoading' },
  } as const
  const options = (optionsQuery.data ?? []).map((record) => ({
    value: String(record.id),
    label: record.name,
    lang,
  }))

  return (
    <div className={styles.select}>
      <Select
        {...field}
        {...controlledField}
        placeholder={t(
          optionsQuery.isPending ? textKeys[name].loading : textKeys[name].placeholder,
        )}
        options={[...options, { value: otherOptionValue, label: t('other'), lang: i18n.language }]}
      />
      {/* Always there, so that what comes into it is announced. */}
      <div role="status">
        {optionsQuery.isError && (
          <p className={styles.error}>
            {t(name === 'country' ? 'countriesFailed' : 'subjectsFailed')}{' '}
            <Button variant="tertiary" size="small" onClick={() => void optionsQuery.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
