import { useTranslation } from 'react-i18next'

import { offices, type Office, type OfficeCode } from '#domain/organisation.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'

import styles from './Offices.module.css'
import { OpeningState } from './OpeningState.tsx'
import { useMinute } from '#ui/hooks/useMinute.ts'

interface OfficesProps {
  active: Office
  onChoose: (code: OfficeCode) => void
}

/** A card an office (spec 2.8); the chosen one is the active one. */
export function Offices({ active, onChoose }: OfficesProps) {
  const { t } = useTranslation(['contact', 'layout'])
  const lang = useContentLanguage()
  const now = useMinute()
  return (
    <ul role="list" className={styles.offices}>
      {offices.map((office) => (
        <li
          key={office.code}
          className={styles.office}
          data-ink={office.code.toLowerCase()}
          data-active={office.code === active.code || undefined}
        >
          <Rosette seed={`bureau ${office.city}`} className={styles.rosette ?? ''} />
          <MachineReadable code tone="ink">
            {office.code}
          </MachineReadable>
          <h2 className={styles.city}>
            {/* Its area is the whole card. */}
            <button
              type="button"
              aria-pressed={office.code === active.code}
              onClick={() => {
                onChoose(office.code)
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
          <OpeningState office={office} now={now} />
        </li>
      ))}
    </ul>
  )
}
