import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { CheckedNote } from '#components/CheckedNote.tsx'
import { mainOffice } from '#domain/organisation.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Letter.module.css'
import { RuleDetails } from './RuleDetails.tsx'
import { RulesFailed } from './RulesFailed.tsx'

/** Every rule, by country, with its source: what a lawyer checks. */
export function LetterRules() {
  const { t } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { data, isLoadingError, refetch } = useQuery(useApi().queries.deadlineRules.list())
  const countries = [...new Set(data?.map(({ country }) => country))]
  return (
    <Page>
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={t('rulesPage.title')}
        lead={t('rulesPage.lead')}
      />
      {data?.length === 0 || isLoadingError ? (
        <RulesFailed phone={mainOffice.phone} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion busy={data === undefined} label={t('loading')}>
          {data === undefined && <Skeleton lines={12} />}
          {countries.map((code) => (
            <section key={code} className={styles.country} data-ink={code.toLowerCase()}>
              <h2>
                <Flag code={code} />
                <span {...nameCountry({ code, name: getRecordCountryName(code) })} />
              </h2>
              {data
                ?.filter(({ country }) => country === code)
                .map((rule) => (
                  <article key={rule.slug} id={rule.slug} tabIndex={-1}>
                    <h3>
                      <span {...translate(rule.situation)} />
                    </h3>
                    <CodeLabel>{t(`rulesPage.colours.${rule.colour}`)}</CodeLabel>
                    <RuleDetails rule={rule} />
                    <CheckedNote rule={rule} />
                  </article>
                ))}
            </section>
          ))}
        </LoadingRegion>
      )}
      <p>{t('rulesPage.others')}</p>
      <p>
        <Link to="/lettre" className={getButtonClassName('secondary')}>
          {t('rulesPage.back')}
        </Link>
      </p>
    </Page>
  )
}
