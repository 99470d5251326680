import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'

import type { FormValues } from '../../core/definition/record-definition.ts'
import type { FormExtension } from '../../core/form/extension.tsx'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { usePublishedTranslations } from '../../core/layout/published-translations.ts'

/** How many English passages a change would lose. */
export const translationsInForms: FormExtension = {
  name: 'translations',
  useFormPart: (form) => ({
    unsavedNote: form.record.id !== undefined && <TranslationLoss form={form} />,
  }),
}

/** How long typing must pause before the passages are compared, in milliseconds. */
const translationLossDebounceMs = 400

/** Warns, before saving, how many English passages the change would lose. It never blocks saving, even if the count fails. */
function TranslationLoss({ form }: { form: RecordFormState }) {
  const { t } = useTranslation('adminForms')
  const { definition, values } = form
  const { filled, toBody } = form.content
  const listTexts = (given: FormValues) => definition.listTranslated?.(toBody(given)) ?? []
  // The same fields until others are loaded: their passages are kept.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the definition of a form stays
  const before = useMemo(() => listTexts(filled), [filled])
  const translations = usePublishedTranslations([...new Set(before.map(({ file }) => file))])
  const [count, setCount] = useState(0)
  const countLost = useEffectEvent(() => {
    setCount(countLostTranslations(before, listTexts(values), translations, parseSanitised))
  })
  useEffect(() => {
    const timer = window.setTimeout(() => countLost(), translationLossDebounceMs)
    return () => window.clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change starts the pause again
  }, [filled, values, translations])
  return count > 0 && <span>{` · ${t('translationLoss', { count })}`}</span>
}
