import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { Flag } from '#ui/Flag/Flag.tsx'
import { Portrait } from '#ui/guilloche/Portrait.tsx'

import styles from './LawyerEntry.module.css'
import type { SampleLawyer } from './sample-lawyers.ts'

/** A lawyer in brief, on the way to the directory. */
export function LawyerEntry({ lawyer }: { lawyer: SampleLawyer }) {
  const { t, i18n } = useTranslation('home')
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const { name, initials, city, country, languages, areas, slug } = lawyer
  return (
    <article className={styles.entry} data-ink={country.toLowerCase()}>
      <div className={styles.portrait}>
        <Portrait seed={slug} initials={initials} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name}>
          <Link to="/avocatslist" className={styles.link}>
            {name}
          </Link>
        </h4>
        <p className={styles.city}>
          <Flag code={country} size="small" /> {t(`network.cities.${city}`)}
        </p>
        <dl className={styles.facts}>
          <dt>{t('network.languages')}</dt>
          <dd>{languages.map((code) => names.of(code)).join(', ')}</dd>
          <dt>{t('network.areas')}</dt>
          <dd>{areas.map((area) => t(`network.areaNames.${area}`)).join(', ')}</dd>
        </dl>
      </div>
    </article>
  )
}
