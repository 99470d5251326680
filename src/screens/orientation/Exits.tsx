import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { toDirectorySearch } from '#domain/lawyers/need.ts'
import { exitNames, listOffices } from '#domain/orientation/exits.ts'
import { findBySlug } from '#domain/slug.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Accordion, AccordionItem } from '#ui/Accordion/Accordion.tsx'

import styles from './Orientation.module.css'
import { useCountries } from './useAnswers.ts'

interface ExitsProps {
  /** The countries that the answers are about. */
  slugs: readonly string[]
  /** Whether no visa corresponds anyway. */
  isOpen: boolean
}

/** What these questions are not about, with who deals with it, and a lawyer. */
export function Exits({ slugs, isOpen }: ExitsProps) {
  const { t, i18n } = useTranslation('orientation')
  const { data: countries = [] } = useCountries()
  const codes = slugs.flatMap((slug) => findBySlug(countries, slug)?.code ?? [])
  return (
    <Accordion headingLevel={2}>
      <AccordionItem title={t('exits.title')} defaultOpen={isOpen}>
        <p>{t('exits.lead')}</p>
        <ul role="list" className={styles.exits}>
          {exitNames.map((exit) => {
            const offices = listOffices(exit, codes)
            return (
              <li key={exit}>
                <strong>{t(`exits.names.${exit}`)}</strong>
                <span>{t(`exits.texts.${exit}`)}</span>
                {offices.length > 0 && (
                  <span className={styles.note}>
                    <span>{t('exits.offices')}</span>{' '}
                    <span translate="no">{offices.join(', ')}</span>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        <p>
          <Link
            to="/avocatslist"
            search={toDirectorySearch({ country: slugs[0] }, getLanguage(i18n))}
          >
            {t('exits.lawyers')}
          </Link>
        </p>
      </AccordionItem>
    </Accordion>
  )
}
