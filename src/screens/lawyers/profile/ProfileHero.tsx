import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { LawyerPicture } from '#components/lawyer/LawyerPicture.tsx'
import { ShortlistButton } from '../ShortlistButton.tsx'
import { VerificationStatus } from '../VerificationStatus.tsx'
import { PassportLines } from './PassportLines.tsx'
import styles from './ProfileHero.module.css'
import { VCardButton } from './VCardButton.tsx'

interface ProfileHeroProps {
  lawyer: Lawyer
  onContact: () => void
}

/** 'Maître {name}' (spec 2.12), laid out as the page of a passport: portrait, particulars, machine lines. */
export function ProfileHero({ lawyer, onContact }: ProfileHeroProps) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const { country, address } = lawyer
  const name = t('title', lawyer)
  return (
    <header className={styles.hero}>
      <GuillocheBackground seed={lawyer.name} fade="start" />
      <div className={styles.width}>
        <Breadcrumbs title={name} isBelowList />
        <div className={styles.page}>
          <div className={styles.portrait}>
            <LawyerPicture lawyer={lawyer} withOffer />
          </div>
          <div className={styles.text}>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.title} lang={lang}>
              {lawyer.title}
            </p>
            <p className={styles.place} lang={lang}>
              <Flag code={country.code} size="small" />
              {address.city}, {country.name}
            </p>
            <VerificationStatus lawyer={lawyer} />
            <div className={styles.actions}>
              <Button onClick={onContact}>{t('contact')}</Button>
              <ShortlistButton lawyer={lawyer} />
              <VCardButton lawyer={lawyer} />
            </div>
          </div>
        </div>
        <PassportLines lawyer={lawyer} />
      </div>
    </header>
  )
}
