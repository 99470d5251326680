import { useTranslation } from 'react-i18next'

import { getLanguage } from '#i18n/i18n.ts'

import { formatLegalTextsDate, LegalPageLayout, publisherDetails } from './LegalPageLayout.tsx'

const accessibilitySections = [
  { id: 'conformite', name: 'state' },
  { id: 'verifications', name: 'checks' },
  { id: 'limites', name: 'known' },
  { id: 'signaler', name: 'report' },
  { id: 'recours', name: 'remedies' },
  { id: 'declaration', name: 'statement' },
] as const

/** The accessibility statement: WCAG 2.2 AA, EN 301 549, RGAA 4.1. */
export function Accessibility() {
  const { t, i18n } = useTranslation('legal')
  const values = { ...publisherDetails, date: formatLegalTextsDate(getLanguage(i18n)) }
  return (
    <LegalPageLayout
      page="accessibility"
      sections={accessibilitySections.map(({ id, name }) => ({
        id,
        title: t(`accessibility.sections.${name}.title`),
        text: t(`accessibility.sections.${name}.text`, values),
      }))}
    />
  )
}
