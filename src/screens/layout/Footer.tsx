import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

import { offices, organisation, toTelUrl } from '#domain/organisation.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'

import { scrollToTopClearanceClassName } from '#ui/ScrollToTop/ScrollToTop.tsx'

import styles from './Footer.module.css'
import {
  legalMenu,
  menuAfterServices,
  menuBeforeServices,
  type MenuItem,
  servicesMenu,
} from './menu.ts'

/** Tagline, offices, links, social networks, copyright (spec 2.2). */
export function Footer() {
  const { t } = useTranslation('layout')
  return (
    <footer
      className={clsx(styles.footer, scrollToTopClearanceClassName)}
      aria-label={t('footer.label')}
    >
      <GuillocheBorder seed={organisation.name} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>{organisation.name}</p>
          <p>{t('brand.network')}</p>
          <p className={styles.tagline}>{t('brand.tagline')}</p>
        </div>
        <section>
          <h2>{t('footer.explore')}</h2>
          <ul role="list">{[...menuBeforeServices, ...menuAfterServices].map(renderItem)}</ul>
        </section>
        <section>
          <h2>{t('footer.services')}</h2>
          <ul role="list">{servicesMenu.map(renderItem)}</ul>
        </section>
        <section>
          <h2>{t('footer.socials')}</h2>
          <ul role="list">
            {organisation.socials.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="noreferrer" aria-label={t('footer.socialLink', { network })}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.offices}>
          <h2>{t('footer.contact')}</h2>
          <ul role="list" className={styles.officeList}>
            {offices.map((office) => (
              <li key={office.code}>
                <address>
                  <strong>{t(`cities.${office.code}`)}</strong>
                  <span lang="fr">
                    {office.street}, <span className={styles.locality}>{office.locality}</span>
                  </span>
                  <a href={toTelUrl(office.phone)}>
                    <Ltr>{office.phone}</Ltr>
                  </a>
                </address>
              </li>
            ))}
            <li>
              <a href={`mailto:${organisation.email}`}>
                <Ltr>{organisation.email}</Ltr>
              </a>
            </li>
          </ul>
        </section>
      </div>
      <div className={styles.bottom}>
        <nav aria-label={t('footer.legal')} className={styles.legal}>
          <ul role="list">{legalMenu.map(renderItem)}</ul>
        </nav>
        <p>{t('footer.copyright', { year: organisation.copyrightYear })}</p>
        <p>{t('footer.sample')}</p>
      </div>
    </footer>
  )

  function renderItem({ textKey, link }: MenuItem) {
    return (
      <li key={textKey}>
        <Link {...link}>{t(`menu.${textKey}`)}</Link>
      </li>
    )
  }
}
