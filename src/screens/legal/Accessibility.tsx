import { useTranslation } from 'react-i18next'

import { PlainText } from '#content/PlainText/PlainText.tsx'
import { languageOf } from '#i18n/i18n.ts'
import { proseLook } from '#ui/Prose/Prose.tsx'

import { LegalPage } from './LegalPage.tsx'
import { legalVersionInWords, particulars } from './particulars.ts'

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
  const values = { ...particulars, date: legalVersionInWords(languageOf(i18n)) }
  return (
    <LegalPage
      page="accessibility"
      sections={sections.map(({ id, text }) => ({
        id,
        title: t(`accessibility.sections.${text}.title`),
        content: (
          <PlainText
            text={t(`accessibility.sections.${text}.text`, values)}
            className={proseLook}
          />
        ),
      }))}
    />
  )
}
