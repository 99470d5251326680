import { useTranslation } from 'react-i18next'

import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'

import styles from './Chapter.module.css'
import { ServiceSection } from './ServiceSection.tsx'
import type { chapters } from './services.ts'

type ChapterProps = (typeof chapters)[number] & {
  /** The services are counted through the chapters. */
  firstNumber: number
}

/** A moment of a life abroad: its name and rosette stay in the margin while its services pass. */
export function Chapter({ name, countryCode, services, firstNumber }: ChapterProps) {
  const { t } = useTranslation('services')
  return (
    <section
      className={styles.chapter}
      data-ink={countryCode}
      aria-label={t(`chapters.${name}.title`)}
    >
      <div className={styles.margin}>
        <div className={styles.sticky}>
          <Rosette seed={`services ${name}`} className={styles.rosette ?? ''} />
          <p className={styles.name}>
            <CodeLabel variant="ink">{t(`chapters.${name}.title`)}</CodeLabel>
            <span>{t(`chapters.${name}.text`)}</span>
          </p>
        </div>
      </div>
      <div className={styles.services}>
        {services.map((service, index) => (
          <ServiceSection key={service.name} {...service} number={firstNumber + index} />
        ))}
      </div>
    </section>
  )
}
