import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'

import styles from './ContactForm.module.css'
import { otherValue, type ContactValues } from './values.ts'

interface ChoiceFieldProps {
  name: 'country' | 'subject'
  form: UseFormReturn<ContactValues>
  list: UseQueryResult<{ id: number; name: string }[]>
  id: string
  label: string
  error: string | undefined
  required: boolean
}

/** The country or the subject: the server's plus 'Autre' (spec 5), which is there even when the list is not. */
export function ChoiceField({ name, form, list, ...field }: ChoiceFieldProps) {
  const { t, i18n } = useTranslation('contactForm')
  const lang = useContentLanguage()
  const { field: control } = useController({ name, control: form.control })
  const texts = {
    country: { placeholder: 'countryPlaceholder', loading: 'countriesLoading' },
    subject: { placeholder: 'subjectPlaceholder', loading: 'subjectsLoading' },
  } as const
  const options = (list.data ?? []).map((record) => ({
    value: String(record.id),
    label: record.name,
    lang,
  }))

  return (
    <div className={styles.choice}>
      <Select
        {...field}
        {...control}
        placeholder={t(list.isPending ? texts[name].loading : texts[name].placeholder)}
        options={[...options, { value: otherValue, label: t('other'), lang: i18n.language }]}
      />
      {/* Always there, so that what comes into it is announced. */}
      <div role="status">
        {list.isError && (
          <p className={styles.fault}>
            {t(name === 'country' ? 'countriesFailed' : 'subjectsFailed')}{' '}
            <Button look="quiet" size="small" onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
