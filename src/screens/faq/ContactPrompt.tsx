import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'

import styles from './ContactPrompt.module.css'
import type { FaqView } from './useFaqView.ts'

/** For who found no answer: the contact form, which knows already what it is about (spec 2.6). */
export function ContactPrompt({ view: { country, subject, visas } }: { view: FaqView }) {
  const { t } = useTranslation('faq')
  const visa = (visas.data ?? []).find(({ id }) => id === subject)
  return (
    <aside className={styles.prompt} aria-labelledby="ecrire">
      <h2 id="ecrire">{t('contactTitle')}</h2>
      <p>{t('contactText')}</p>
      <Link
        to="/contact"
        search={{
          ...(country === undefined ? {} : { country: country.slug }),
          ...(visa === undefined ? {} : { subject: visa.slug }),
        }}
        hash="formulaire"
        className={getButtonClassName('secondary')}
      >
        {t('contact')}
      </Link>
    </aside>
  )
}
