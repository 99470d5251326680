import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Select } from '#ui/Select/Select.tsx'

import type { VisaSelection } from './useVisaSelection.ts'

interface VisaSelectProps {
  selection: Pick<VisaSelection, 'visas' | 'visa'>
  /** Receives the slug of the visa. */
  onChange: (visa: string) => void
}

/** The visas of the country in a dropdown; only the placeholder if there are none (spec 2.4, 4). */
export function VisaSelect({ selection: { visas, visa }, onChange }: VisaSelectProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()
  return (
    <Select
      label={t('visa')}
      placeholder={t('visaPlaceholder')}
      required
      disabled={(visas.data ?? []).length === 0}
      value={visa?.slug ?? ''}
      options={(visas.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
      onChange={onChange}
      {...(lang === undefined ? {} : { lang })}
    />
  )
}
