import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Texts } from '#i18n/texts.ts'
import { PageMeta } from '#components/PageMeta.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import styles from './SignIn.module.css'

interface SignInOption {
  readonly audience: Extract<keyof Texts['professional']['signIn'], 'client' | 'follow' | 'lawyer'>
  readonly link: LinkProps
}

const signInOptions: readonly SignInOption[] = [
  { audience: 'client', link: { to: '/avocatslist' } },
  { audience: 'follow', link: { to: '/contact' } },
  { audience: 'lawyer', link: { to: '/vous-etes-avocat' } },
]

/** 'Connexion': the options without an account (docs/decisions.md). */
export function SignIn() {
  const { t } = useTranslation('professional')
  return (
    <>
      <PageMeta description={t('signIn.description')} />
      <DirectoryNav />
      <div className={styles.page}>
        <SectionHeading
          level={1}
          eyebrow={t('signIn.eyebrow')}
          title={t('signIn.title')}
          lead={t('signIn.lead')}
        />
        <ul role="list" className={styles.options}>
          {signInOptions.map(({ audience, link }) => (
            <li key={audience} className={styles.option}>
              <h2>{t(`signIn.${audience}.title`)}</h2>
              <p>{t(`signIn.${audience}.text`)}</p>
              <Link {...link} className={getButtonClassName('secondary')}>
                {t(`signIn.${audience}.action`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
