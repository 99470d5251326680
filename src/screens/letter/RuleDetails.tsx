import { useTranslation } from 'react-i18next'

import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import type { DeadlineRule, DeadlineSource } from '#contract/deadlines.ts'
import { formatFullDate } from '#domain/dates.ts'
import type { Deadline } from '#domain/deadlines/deadlines.ts'
import { nameSite } from '#domain/law/name-site.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import styles from './Letter.module.css'

interface RuleDetailsProps {
  rule: DeadlineRule
  deadline?: Deadline | undefined
  /** Whether the way of counting and the sources come on request: who has to act needs them last. */
  isFolded?: boolean
}

/** A rule in words: the period, how it is counted, what may differ, and where it stands. */
export function RuleDetails({ rule, deadline, isFolded = false }: RuleDetailsProps) {
  const { t, i18n } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const language = getLanguage(i18n)
  const format = (day: string) => formatFullDate(day, language) ?? day
  const counting = (
    <>
      {rule.method !== '' && (
        <div>
          <dt>{t('result.method')}</dt>
          <dd>
            <span {...translate(rule.method)} />
            {deadline?.firstDay !== undefined && (
              <span>{` ${t('result.countedFrom', { day: format(deadline.firstDay) })}`}</span>
            )}
            {deadline !== undefined && deadline.unmovedDay !== deadline.day && (
              <span>{` ${t('result.moved', { day: format(deadline.unmovedDay) })}`}</span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('result.source')}</dt>
        <dd>
          {[rule, ...rule.furtherSources].map((source) => (
            <Source key={`${source.url} ${source.quotation}`} source={source} />
          ))}
          <span className={styles.note}>
            {t('result.checkedOn', { day: format(rule.checkedOn) })}
          </span>
        </dd>
      </div>
    </>
  )
  return (
    <>
      <dl className={styles.rule}>
        <div>
          <dt>{t('result.period')}</dt>
          <dd {...translate(rule.period)} />
        </div>
        <div>
          <dt>{t('result.authority')}</dt>
          <dd {...translate(rule.authority)} />
        </div>
        <div>
          <dt>{t('result.channel')}</dt>
          <dd {...translate(rule.channel)} />
        </div>
        <div>
          <dt>{t('result.suspends')}</dt>
          <dd>{t(`result.suspensive.${rule.suspends ?? 'unknown'}`)}</dd>
        </div>
        {rule.exceptions !== '' && (
          <div>
            <dt>{t('result.exceptions')}</dt>
            <dd {...translate(rule.exceptions)} />
          </div>
        )}
        <div>
          <dt>{t('result.legalAid')}</dt>
          <dd {...translate(rule.legalAid)} />
        </div>
        {!isFolded && counting}
      </dl>
      {isFolded && (
        <details className={styles.counting}>
          <summary>{t('result.counting')}</summary>
          <dl className={styles.rule}>{counting}</dl>
        </details>
      )}
    </>
  )
}

/** What was read, in its own language, and where. */
function Source({
  source: { law, quotation, quotationLanguage, url },
}: {
  source: DeadlineSource
}) {
  const { t, i18n } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const formatLanguageName = useFormatLanguageName()
  const site = nameSite(url)
  return (
    <div className={styles.source}>
      <blockquote lang={quotationLanguage} translate="no">
        {quotation}
      </blockquote>
      {quotationLanguage !== getLanguage(i18n) && (
        <span className={styles.note}>
          {t('result.quotedIn', { language: formatLanguageName(quotationLanguage) })}
        </span>
      )}
      <cite>
        {site !== undefined ? (
          <a href={url} rel="noreferrer">
            <span {...translate(law)} /> <span translate="no">{`(${site})`}</span>
          </a>
        ) : (
          <span {...translate(law)} />
        )}
      </cite>
    </div>
  )
}
