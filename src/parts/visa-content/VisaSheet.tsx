import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { RichText, useRichText } from '#content/RichText.tsx'
import { useNamedHeading } from '#content/useNamedHeading.ts'
import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { dayInFigures, dayInWords } from '#domain/dates.ts'
import { organisation } from '#domain/organisation.ts'
import { languageOf } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { VisaPicture } from '#parts/visa-picture/VisaPicture.tsx'
import { InFrench } from '#parts/in-french/InFrench.tsx'
import { MachineReadable } from '#ui/MachineReadable/MachineReadable.tsx'
import { proseLook } from '#ui/Prose/Prose.tsx'

import { Contents } from './Contents.tsx'
import styles from './VisaSheet.module.css'

interface VisaSheetProps {
  country: Country
  visa: Visa
  slugs: { country: string; visa: string }
}

/** A visa as one would read, share and print it: what it is, when that was checked, its sections. */
export function VisaSheet({ country, visa, slugs }: VisaSheetProps) {
  const { t, i18n } = useTranslation('visaDetails')
  const lang = useContentLanguage()
  const content = useRichText({
    html: visa.content,
    topHeading: 3,
    anchors: 'section',
    className: [proseLook, styles.body].join(' '),
  })
  useNamedHeading(content.headings)

  return (
    <article className={styles.sheet} data-ink={country.code.toLowerCase()}>
      <header className={styles.header}>
        <div className={styles.words}>
          <MachineReadable tone="ink" lang={lang}>
            {country.name}
          </MachineReadable>
          <h2 lang={lang}>{visa.name}</h2>
          <RichText html={visa.summary} topHeading={3} className={styles.summary} />
          <p className={styles.facts}>
            {content.updated !== undefined && (
              <span>
                {t('updated')}{' '}
                <time dateTime={dayInFigures(content.updated)}>
                  {dayInWords(content.updated, languageOf(i18n))}
                </time>
              </span>
            )}
            <InFrench />
          </p>
        </div>
        <VisaPicture
          image={visa.image}
          name={visa.name}
          code={country.code}
          withOffer
          className={styles.picture}
        />
      </header>
      <div className={styles.columns}>
        {content.headings.length > 1 && <Contents headings={content.headings} slugs={slugs} />}
        {content.isEmpty ? (
          <p className={styles.body}>
            {t('noContent')} <Link to="/contact">{t('contact')}</Link>
          </p>
        ) : (
          content.element
        )}
      </div>
      <p className={styles.source}>
        {t('source', {
          name: organisation.name,
          path: `/detailsvisa/${slugs.country}/${slugs.visa}`,
        })}
      </p>
    </article>
  )
}
