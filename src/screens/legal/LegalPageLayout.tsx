import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { PlainText } from '#content/PlainText.tsx'
import { formatLongDate, toIsoDate } from '#domain/dates.ts'
import { mainOffice, organisation } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Page } from '#ui/Page/Page.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './LegalPageLayout.module.css'

/** The legal pages, in the order of their links. */
const legalPages = [
  { name: 'notice', link: { to: '/mentions-legales' } },
  { name: 'privacy', link: { to: '/confidentialite' } },
  { name: 'accessibility', link: { to: '/accessibilite' } },
] as const satisfies readonly { name: string; link: LinkProps }[]

interface LegalSection {
  /** The hash, the same in both languages. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Follows the text. */
  readonly Controls?: ComponentType
}

interface LegalPageLayoutProps {
  page: (typeof legalPages)[number]['name']
  sections: readonly LegalSection[]
}

/** The layout of the legal pages: title, table of contents, numbered sections, date. */
export function LegalPageLayout({ page, sections }: LegalPageLayoutProps) {
  const { t, i18n } = useTranslation('legal')
  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
      />
      <div className={styles.columns}>
        <div className={styles.sidebar}>
          <nav aria-label={t('contents')}>
            <p className={styles.label}>{t('contents')}</p>
            <ol role="list">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <nav aria-label={t('relatedPages')}>
            <p className={styles.label}>{t('relatedPages')}</p>
            <ul role="list">
              {legalPages
                .filter(({ name }) => name !== page)
                .map(({ name, link }) => (
                  <li key={name}>
                    <Link {...link}>{t(`${name}.title`)}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
        <div className={styles.sections}>
          {sections.map(({ id, title, text, Controls }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titre`}>
              <h2 id={`${id}-titre`}>{title}</h2>
              <div className={styles.content}>
                <PlainText text={text} className={proseClassName} />
                {Controls && <Controls />}
              </div>
            </section>
          ))}
          <p className={styles.version}>
            <time dateTime={toIsoDate(legalTextsDate)}>
              {t('version', { date: formatLegalTextsDate(getLanguage(i18n)) })}
            </time>
          </p>
        </div>
      </div>
    </Page>
  )
}

/** The date of the last change to the legal texts. */
const legalTextsDate = '2026-11-30'

/** The values for the placeholders of the legal texts. */
export const publisherDetails = {
  email: organisation.email,
  // No-break spaces keep the number on one line.
  phone: mainOffice.phone.replaceAll(' ', '\u00a0'),
  address: `${mainOffice.street}, ${mainOffice.locality}`,
}

/** In the words of a language. */
export function formatLegalTextsDate(language: 'fr' | 'en'): string {
  return formatLongDate(legalTextsDate, language) ?? legalTextsDate
}
