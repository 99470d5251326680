import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LawSourcesBelow } from '#components/LateLawSources.tsx'
import { useHistoryEntry } from '#components/useHistoryEntry.ts'
import { PrintedOn } from '#components/PrintedOn.tsx'
import { ToolAside, ToolPage } from '#components/ToolPage.tsx'
import { formatFullDate, formatLongDate, getOfficeDay } from '#domain/dates.ts'
import {
  checkSchengen,
  getStays,
  listUnreadStays,
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
import { emptyTypedDay, fromTypedDay } from '#domain/typed-day.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { useNow } from '#ui/hooks/useNow.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'

import styles from './SchengenDays.module.css'
import { StaysForm, type TypedStays } from './StaysForm.tsx'

/** Takes the focus once the days are counted. */
const resultId = 'compte'

/** How many of the 90 days in 180 are used on a day. The stays are in the URL and nowhere else. */
export function SchengenDays() {
  const { t } = useTranslation('schengen')
  const search = useSearch({ from: '/_public/jours-schengen' })
  const navigate = useNavigate()
  const now = useNow()
  const today = now && getOfficeDay(now)
  const values = readSchengenSearch(search, today)
  const hasLeftPage = useHasLeftPage()
  const entry = useHistoryEntry('/_public/jours-schengen')

  /** Keeps complete stays in the URL, marked as not submitted: a reload, or Back to this page, finds them. */
  function keep({ stays, day }: TypedStays): void {
    // A link that is still loading must not be cancelled.
    if (hasLeftPage()) return
    const typed = toSchengenSearch({ stays, day: day ?? emptyTypedDay })
    void navigate({
      to: '/jours-schengen',
      search: { ...typed, day: day === undefined ? search.day : typed.day, edit: 'yes' },
      replace: true,
      resetScroll: false,
    })
  }
  async function submit(typed: SchengenValues): Promise<void> {
    await navigate({
      to: '/jours-schengen',
      search: toSchengenSearch(typed),
      resetScroll: false,
    })
    document.getElementById(resultId)?.focus()
  }
  const isCounted =
    search.edit === undefined &&
    search.stays !== undefined &&
    Object.keys(checkSchengen(values)).length === 0
  return (
    <ToolPage eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} aside={<WhatCounts />}>
      <UnreadStays key={`unread ${entry}`} stays={search.stays} />
      <StaysForm
        key={entry}
        values={values}
        onChange={keep}
        onSubmit={(typed) => void submit(typed)}
      />
      <div className={styles.result}>{isCounted && <Count values={values} />}</div>
    </ToolPage>
  )
}

/** What the URL says that is no stay: without a word, the count would be that of other stays. */
function UnreadStays({ stays }: { stays: string | undefined }) {
  const { t } = useTranslation('schengen')
  // What is typed replaces the URL, and must not take the notice away.
  const [texts] = useState(() => listUnreadStays(stays))
  if (texts.length === 0) return null
  return (
    <Notice variant="warning" title={t('unread', { count: texts.length })}>
      <p>
        <span>{t('unreadAdvice')}</span>{' '}
        <bdi translate="no" className={styles.unread}>
          {texts.join(', ')}
        </bdi>
      </p>
    </Notice>
  )
}

/** The answers for the chosen day, and the window of 180 days as a strip and as a list. */
function Count({ values }: { values: SchengenValues }) {
  const { t, i18n } = useTranslation('schengen')
  const language = getLanguage(i18n)
  const day = fromTypedDay(values.day)
  if (day === undefined) return null
  const { stays, hasOverlaps, used, inARow, latestExit, freeAgain, overstay } = countSchengenDays(
    getStays(values),
    day,
  )
  const format = (one: string) => formatLongDate(one, language) ?? one
  const counted = stays.flatMap((stay) => clipStay(stay, day) ?? [])
  return (
    <Sheet seed="jours-schengen">
      <SheetBody>
        <h2 id={resultId} tabIndex={-1} className={styles.used}>
          <strong>{t('result.used', { count: used })}</strong>{' '}
          <span>{t('result.on', { day: formatFullDate(day, language) ?? day })}</span>
        </h2>
        {overstay !== undefined && (
          <Notice variant="warning" title={t('result.overstay', { day: format(overstay) })} />
        )}
        <p>
          {latestExit === undefined ? (
            <strong>{t('result.noEntry')}</strong>
          ) : (
            <>
              <strong>{t('result.inARow', { count: inARow })}</strong>{' '}
              <span>{t('result.latestExit', { day: format(latestExit) })}</span>
            </>
          )}
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
        <PrintedOn />
      </SheetBody>
    </Sheet>
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
    <ToolAside
      title={t('aside.title')}
      items={(['both', 'permit', 'otherStates', 'visa', 'agreements'] as const).map((key) => (
        <span key={key}>{t(`aside.${key}`)}</span>
      ))}
    >
      <h3>{t('aside.notThisRule')}</h3>
      <p>{t('aside.citizen')}</p>
      <p>{t('aside.relative')}</p>
      <details>
        <summary>{t('aside.states')}</summary>
        <p>{t('aside.stateNames')}</p>
        <p>{t('aside.notStates')}</p>
      </details>
      <p className={styles.note}>
        <span>{t('aside.source')}</span>
        <br />
        <span>{t('aside.notVerified')}</span>
      </p>
      <Link to="/blog" search={{ tags: 'voyage' }}>
        {t('aside.article')}
      </Link>
      <LawSourcesBelow record="texts/schengen" />
    </ToolAside>
  )
}
