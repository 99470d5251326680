import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Texts } from '#i18n/texts.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'
import { buttonLook } from '#ui/Button/Button.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import { DirectoryBar } from '../DirectoryBar.tsx'
import styles from './SignIn.module.css'

interface Way {
  readonly who: Extract<keyof Texts['professional']['signIn'], 'client' | 'follow' | 'lawyer'>
  readonly link: LinkProps
}

const ways: readonly Way[] = [
  { who: 'client', link: { to: '/avocatslist' } },
  { who: 'follow', link: { to: '/contact' } },
  { who: 'lawyer', link: { to: '/vous-etes-avocat' } },
]

/** 'Connexion': what is possible today without an account (decisions.md, 6). */
export function SignIn() {
  const { t } = useTranslation('professional')
  return (
    <>
      <PageMeta description={t('signIn.description')} />
      <DirectoryBar />
      <div className={styles.page}>
        <SectionHeading
          level={1}
          eyebrow={t('signIn.eyebrow')}
          title={t('signIn.title')}
          lead={t('signIn.lead')}
        />
        <ul role="list" className={styles.ways}>
          {ways.map(({ who, link }) => (
            <li key={who} className={styles.way}>
              <h2>{t(`signIn.${who}.title`)}</h2>
              <p>{t(`signIn.${who}.text`)}</p>
              <Link {...link} className={buttonLook('secondary')}>
                {t(`signIn.${who}.action`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
