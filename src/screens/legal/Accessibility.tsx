import { useTranslation } from 'react-i18next'

import { PlainText } from '#content/plain-text/PlainText.tsx'
import { getLanguage } from '#i18n/i18n.ts'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { formatLegalTextsDate, LegalPageLayout, publisherDetails } from './LegalPageLayout.tsx'

const sections = [
  { id: 'conformite', text: 'state' },
  { id: 'verifications', text: 'checks' },
  { id: 'limites', text: 'known' },
  { id: 'signaler', text: 'report' },
  { id: 'recours', text: 'remedies' },
  { id: 'declaration', text: 'statement' },
] as const

/** The accessibility statement: WCAG 2.2 AA, EN 301 549, RGAA 4.1. */
export function Accessibility() {
  const { t, i18n } = useTranslation('legal')
  const values = { ...publisherDetails, date: formatLegalTextsDate(getLanguage(i18n)) }
  return (
    <LegalPageLayout
      page="accessibility"
      sections={sections.map(({ id, text }) => ({
        id,
        title: t(`accessibility.sections.${text}.title`),
        content: (
          <PlainText
            text={t(`accessibility.sections.${text}.text`, values)}
            className={proseClassName}
          />
        ),
      }))}
    />
  )
}
