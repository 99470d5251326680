import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { tabClassName } from '#ui/Tabs/tab.ts'
import { Unbreakable } from '#ui/Unbreakable/Unbreakable.tsx'

import { useDirectorySearch } from './useDirectorySearch.ts'
import {
  useVisaPage,
  visaChoiceId,
  type VisaPagePath,
  type VisaPageSlugs,
  type VisaSelection,
} from './useVisaSelection.ts'
import { CountryToggleGroup, VisaLinks, VisaSelect } from './VisaSelectors.tsx'
import { LanguageNote } from './LanguageNote.tsx'
import { TranslationNotice } from './TranslationNotice.tsx'
import { usePagePath } from './usePageUrl.ts'
import styles from './VisaPage.module.css'

interface VisaPageProps {
  to: VisaPagePath
  /** The title of the page, its heading until the visa is known. */
  title: string
  renderContent: (selection: VisaSelection, slugs: VisaPageSlugs) => ReactElement
}

/**
 * One of the pages of a visa (spec 2.1, 2.4, 2.5). They share the head: the visa's name, the choice of another one, and
 * the tabs that lead to the other pages of the same visa.
 */
export function VisaPage({ to, title, renderContent }: VisaPageProps) {
  const { t } = useTranslation('visaSelection')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { selection, slugs, selectCountry, selectVisa } = useVisaPage(to)
  const { country, visa, isUnavailable } = selection
  const path = usePagePath()
  const isChoosing = useRouterState({ select: ({ location }) => location.hash === visaChoiceId })
  const name = visa === undefined ? undefined : translate(visa.name)
  const choice = useRef<HTMLDetailsElement>(null)
  // Without a visa, what is missing must be in sight: the message of the countries, the choice of another one.
  useEffect(() => {
    if (isUnavailable || isChoosing) choice.current?.setAttribute('open', '')
  }, [isUnavailable, isChoosing])
  return (
    <Page>
      <header className={styles.header} data-ink={country?.code.toLowerCase()}>
        <p className={styles.country}>
          {country !== undefined && <CodeLabel variant="ink" {...nameCountry(country)} />}
        </p>
        <div className={styles.heading}>
          <h1 lang={name?.lang}>
            <Unbreakable>{name?.children ?? title}</Unbreakable>
          </h1>
          <LanguageNote text={visa?.name} />
          <details ref={choice} className={styles.choice}>
            <summary className={styles.summary}>
              <span>{t('change')}</span>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={styles.arrow} />
            </summary>
            {/* Inside what is closed: browsers open it for the hash, also without JavaScript. */}
            <div id={visaChoiceId} className={styles.selectors}>
              <CountryToggleGroup selection={selection} onChange={selectCountry} />
              <div className={styles.visas}>
                <VisaSelect selection={selection} onChange={selectVisa} />
                <VisaLinks selection={selection} to={to} />
                {to === '/interventions/$country/$visa' && (
                  <Link to="/detailsvisa/$country/$visa" params={slugs}>
                    {t('visaDetails')}
                  </Link>
                )}
              </div>
            </div>
          </details>
        </div>
        <VisaTabs slugs={slugs} visaId={visa?.id} />
      </header>
      <TranslationNotice />
      {/* oxlint-disable-next-line bare-text/no-bare-text -- an element, which this file can't tell */}
      {renderContent(selection, slugs)}
      <p className={styles.source}>{t('source', { name: organisation.name, path })}</p>
    </Page>
  )
}

const parts = [
  ['visa', '/detailsvisa/$country/$visa'],
  ['interventions', '/interventions/$country/$visa'],
  ['offers', '/pricing/$country/$visa'],
] as const

/** The pages of the visa, and the lawyers who can help with it. */
function VisaTabs({ slugs, visaId }: { slugs: VisaPageSlugs; visaId: number | undefined }) {
  const { t } = useTranslation('visaSelection')
  const search = useDirectorySearch()({ country: slugs.country, subject: slugs.visa }, visaId)
  return (
    <nav className={styles.tabs} aria-label={t('parts.label')}>
      <ul role="list">
        {parts.map(([part, to]) => (
          <li key={part}>
            <Link
              to={to}
              params={slugs}
              activeOptions={{ includeHash: false }}
              className={tabClassName}
            >
              {t(`parts.${part}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/avocatslist" search={search} className={tabClassName}>
            {t('parts.lawyers')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
