import { useTranslation } from 'react-i18next'

import { offices, type Office, type OfficeCode } from '#domain/organisation.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

import styles from './Offices.module.css'
import { OfficeOpeningStatus } from './OfficeOpeningStatus.tsx'
import { useNow } from '#ui/hooks/useNow.ts'

interface OfficesProps {
  activeOffice: Office
  onChange: (code: OfficeCode) => void
}

/** A card an office (spec 2.8); the chosen one is the active one. */
export function Offices({ activeOffice, onChange }: OfficesProps) {
  const { t } = useTranslation(['contact', 'layout'])
  const lang = useContentLanguage()
  const now = useNow()
  return (
    <ul role="list" className={styles.offices}>
      {offices.map((office) => (
        <li
          key={office.code}
          className={styles.office}
          data-ink={office.code.toLowerCase()}
          data-active={office.code === activeOffice.code || undefined}
        >
          <Rosette seed={`bureau ${office.city}`} className={styles.rosette ?? ''} />
          <CodeLabel code variant="ink">
            {office.code}
          </CodeLabel>
          <h2 className={styles.city}>
            {/* Its area is the whole card. */}
            <button
              type="button"
              aria-pressed={office.code === activeOffice.code}
              onClick={() => {
                onChange(office.code)
              }}
            >
              {t(`layout:cities.${office.code}`)}
            </button>
          </h2>
          <p className={styles.address} lang={lang}>
            {office.street}
            <br />
            {office.locality}
          </p>
          <OfficeOpeningStatus office={office} now={now} />
        </li>
      ))}
    </ul>
  )
}
