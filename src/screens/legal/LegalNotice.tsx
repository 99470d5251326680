import { useTranslation } from 'react-i18next'

import { LegalPageLayout, publisherDetails } from './LegalPageLayout.tsx'

const noticeSections = [
  { id: 'editeur', name: 'publisher' },
  { id: 'hebergement', name: 'hosting' },
  { id: 'demonstration', name: 'sample' },
  { id: 'avis', name: 'advice' },
  { id: 'propriete', name: 'property' },
  { id: 'liens', name: 'links' },
  { id: 'droit', name: 'law' },
] as const

/** The legal notice: publisher, host, liability. */
export function LegalNotice() {
  const { t } = useTranslation('legal')
  return (
    <LegalPageLayout
      page="notice"
      sections={noticeSections.map(({ id, name }) => ({
        id,
        title: t(`notice.sections.${name}.title`),
        text: t(`notice.sections.${name}.text`, publisherDetails),
      }))}
    />
  )
}
