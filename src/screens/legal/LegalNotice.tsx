import { useTranslation } from 'react-i18next'

import { PlainText } from '#content/plain-text/PlainText.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { LegalPageLayout, publisherDetails } from './LegalPageLayout.tsx'

const sections = [
  { id: 'editeur', text: 'publisher' },
  { id: 'hebergement', text: 'hosting' },
  { id: 'demonstration', text: 'sample' },
  { id: 'avis', text: 'advice' },
  { id: 'propriete', text: 'property' },
  { id: 'liens', text: 'links' },
  { id: 'droit', text: 'law' },
] as const

/** The legal notice: publisher, host, liability. */
export function LegalNotice() {
  const { t } = useTranslation('legal')
  return (
    <LegalPageLayout
      page="notice"
      sections={sections.map(({ id, text }) => ({
        id,
        title: t(`notice.sections.${text}.title`),
        content: (
          <PlainText
            text={t(`notice.sections.${text}.text`, publisherDetails)}
            className={proseClassName}
          />
        ),
      }))}
    />
  )
}
