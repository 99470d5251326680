import { useTranslation } from 'react-i18next'

import { PlainText } from '#content/plain-text/PlainText.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { ConsentSettings } from './ConsentSettings.tsx'
import { DeviceStorage } from './DeviceStorage.tsx'
import { LegalPageLayout } from './LegalPageLayout.tsx'
import { publisherDetails } from './publisher-details.ts'

const sections = [
  { id: 'en-bref', text: 'short' },
  { id: 'choix', text: 'choices', Controls: ConsentSettings },
  { id: 'appareil', text: 'device', Controls: DeviceStorage },
  { id: 'formulaires', text: 'forms' },
  { id: 'serveur', text: 'server' },
  { id: 'responsable', text: 'controller' },
  { id: 'droits', text: 'rights' },
] as const

/** What is kept and sent, and the choices about it, which can be changed here (trust: nothing from elsewhere before consent). */
export function Privacy() {
  const { t } = useTranslation('legal')
  return (
    <LegalPageLayout
      page="privacy"
      sections={sections.map((section) => ({
        id: section.id,
        title: t(`privacy.sections.${section.text}.title`),
        content: (
          <>
            <PlainText
              text={t(`privacy.sections.${section.text}.text`, publisherDetails)}
              className={proseClassName}
            />
            {'Controls' in section && <section.Controls />}
          </>
        ),
      }))}
    />
  )
}
