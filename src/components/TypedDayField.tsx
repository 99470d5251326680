import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { DateField } from '#ui/DateField/DateField.tsx'

/** Three fields for a day, with their labels. The texts `dates` must be loaded. */
export function TypedDayField(props: Omit<ComponentProps<typeof DateField>, 'partLabels'>) {
  const { t } = useTranslation('dates')
  const partLabels = { day: t('parts.day'), month: t('parts.month'), year: t('parts.year') }
  return <DateField {...props} partLabels={partLabels} />
}
