import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getDayIn } from '#domain/calendar-days.ts'
import { formatFullDate, formatLongDate } from '#domain/dates.ts'
import {
  checkSchengen,
  getStays,
  readSchengenSearch,
  type SchengenValues,
  toSchengenSearch,
} from '#domain/schengen/schengen-form.ts'
import {
  clipStay,
  countSchengenDays,
  countStayDays,
  getWindowStart,
  type Stay,
} from '#domain/schengen/stays.ts'
import { fromTypedDay } from '#domain/typed-day.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/Button/Button.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { useNow } from '#ui/hooks/useNow.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './SchengenDays.module.css'
import { StaysForm } from './StaysForm.tsx'

/** Takes the focus once the days are counted. */
const resultId = 'compte'

/** How many of the 90 days in 180 are used on a day. The stays are in the URL and nowhere else. */
export function SchengenDays() {
  const { t } = useTranslation('schengen')
  const search = useSearch({ from: '/_public/jours-schengen' })
  const navigate = useNavigate()
  const now = useNow()
  const today = now && getDayIn('Europe/Brussels', now)
  const values = readSchengenSearch(search, today)

  async function submit(typed: SchengenValues): Promise<void> {
    await navigate({
      to: '/jours-schengen',
      search: toSchengenSearch(typed),
      resetScroll: false,
    })
    document.getElementById(resultId)?.focus()
  }
  const isCounted = search.stays !== undefined && Object.keys(checkSchengen(values)).length === 0
  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {/* Another URL has other stays, and today is known after the first render. At midnight nothing is lost. */}
          <StaysForm
            key={`${JSON.stringify(search)} ${today === undefined}`}
            values={values}
            onSubmit={(typed) => void submit(typed)}
          />
          <div id={resultId} tabIndex={-1} className={styles.result}>
            {isCounted && <Count values={values} />}
          </div>
        </div>
        <WhatCounts />
      </div>
    </Page>
  )
}

/** The answers for the chosen day, and the window of 180 days as a strip and as a list. */
function Count({ values }: { values: SchengenValues }) {
  const { t, i18n } = useTranslation('schengen')
  const language = getLanguage(i18n)
  const day = fromTypedDay(values.day)
  if (day === undefined) return null
  const { stays, hasOverlaps, used, left, latestExit, freeAgain, overstay } = countSchengenDays(
    getStays(values),
    day,
  )
  const format = (one: string) => formatLongDate(one, language) ?? one
  const counted = stays.flatMap((stay) => clipStay(stay, day) ?? [])
  return (
    <article className={styles.sheet}>
      <GuillocheBorder seed="jours-schengen" className={styles.border} />
      <div className={styles.sheetBody}>
        <h2 className={styles.used}>
          <strong>{t('result.used', { count: used })}</strong>{' '}
          <span>{t('result.on', { day: formatFullDate(day, language) ?? day })}</span>
        </h2>
        {overstay !== undefined && (
          <Notice variant="warning" title={t('result.overstay', { day: format(overstay) })} />
        )}
        <p>
          <strong>{t('result.left', { count: left })}</strong>{' '}
          <span>
            {latestExit === undefined
              ? t('result.noEntry')
              : t('result.latestExit', { day: format(latestExit) })}
          </span>
        </p>
        {used > 0 && <p>{t('result.freeAgain', { day: format(freeAgain) })}</p>}
        {hasOverlaps && <p>{t('result.overlaps')}</p>}
        <section className={styles.window} aria-labelledby="fenetre">
          <h3 id="fenetre">
            {t('result.window', { start: format(getWindowStart(day)), end: format(day) })}
          </h3>
          <Strip stays={counted} start={getWindowStart(day)} end={day} />
          {counted.length === 0 ? (
            <p>{t('result.none')}</p>
          ) : (
            <ul role="list">
              {counted.map((stay) => (
                <li key={stay.entry}>
                  {t('result.stay', {
                    entry: format(stay.entry),
                    exit: format(stay.exit),
                    count: countStayDays(stay),
                  })}
                </li>
              ))}
            </ul>
          )}
        </section>
        <Button
          variant="secondary"
          size="small"
          className={styles.print}
          onClick={() => window.print()}
        >
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.print')}</span>
        </Button>
      </div>
    </article>
  )
}

/** The window drawn to scale. The list below says the same. */
function Strip({ stays, start, end }: { stays: readonly Stay[]; start: string; end: string }) {
  const length = countStayDays({ entry: start, exit: end })
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${length} 12`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {stays.map((stay) => (
        <rect
          key={stay.entry}
          x={countStayDays({ entry: start, exit: stay.entry }) - 1}
          width={countStayDays(stay)}
          height={12}
        />
      ))}
    </svg>
  )
}

function WhatCounts() {
  const { t } = useTranslation('schengen')
  return (
    <aside className={styles.aside} aria-labelledby="regle">
      <h2 id="regle">{t('aside.title')}</h2>
      <ul role="list">
        <li>{t('aside.both')}</li>
        <li>{t('aside.permit')}</li>
        <li>{t('aside.visa')}</li>
      </ul>
      <p className={styles.note}>
        <span>{t('aside.source')}</span>
        <br />
        <span>{t('aside.notVerified')}</span>
      </p>
      <Link to="/blog" search={{ tags: 'voyage' }}>
        {t('aside.article')}
      </Link>
    </aside>
  )
}
