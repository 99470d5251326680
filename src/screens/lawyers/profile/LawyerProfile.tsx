import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { NotFoundMessage } from '#components/NotFoundMessage.tsx'
import { PageMeta } from '#components/PageMeta.tsx'
import { usePageUrl } from '#components/usePageUrl.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { useCityName } from '#components/useCityName.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { formatWeekday } from '#domain/dates.ts'
import {
  findLawyer,
  parseProfileTab,
  type ProfileTab,
  createLawyerData,
} from '#domain/lawyers/profile.ts'
import { describeOpeningStatus, getOpeningStatus } from '#domain/opening-hours.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useNow } from '#ui/hooks/useNow.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Tabs } from '#ui/Tabs/Tabs.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import styles from './LawyerProfile.module.css'
import { ProfileHero } from './ProfileHero.tsx'
import { PresentationTab } from './PresentationTab.tsx'
import { AboutTab, AddressTab, ContactTab, FeesTab } from './ProfileTabs.tsx'

/** A lawyer's profile, looked up in the list by id (spec 2.12). */
export function LawyerProfile() {
  const { t } = useTranslation('lawyer')
  // Not always a number.
  const { id } = useParams({ from: '/_public/detailsavocatslist/$id' })
  const { tab } = useSearch({ from: '/_public/detailsavocatslist/$id' })
  const { queries } = useApi()
  const lawyers = useQuery(queries.lawyers.list())
  const lawyer = findLawyer(lawyers.data ?? [], id)
  const isNotFound = lawyers.data !== undefined && lawyer === undefined

  useEffect(() => {
    if (isNotFound) console.error(`Avocat avec l'ID ${id} non trouvé.`)
  }, [isNotFound, id])

  return (
    <>
      <DirectoryNav />
      {lawyers.isLoadingError && (
        <div className={styles.width}>
          <h1 className={styles.hiddenTitle}>{t('eyebrow')}</h1>
          <RetryMessage
            title={t('failed')}
            text={t('failedAdvice')}
            onRetry={() => void lawyers.refetch()}
          />
        </div>
      )}
      {isNotFound && <LawyerNotFound />}
      {!lawyers.isLoadingError && !isNotFound && (
        <LoadingRegion
          busy={lawyers.isPending}
          label={t('loading')}
          doneLabel={lawyer && t('loaded', lawyer)}
        >
          {lawyer === undefined ? (
            <ProfileSkeleton />
          ) : (
            <ProfileContent key={lawyer.id} lawyer={lawyer} tab={parseProfileTab(tab)} />
          )}
        </LoadingRegion>
      )}
    </>
  )
}

/** The page for an unknown id, with a link to the list (docs/decisions.md). */
function LawyerNotFound() {
  const { t } = useTranslation('lawyer')
  return (
    <>
      <PageMeta description={t('missing.text')} title={t('missing.title')} noIndex />
      <NotFoundMessage
        stamp={t('missing.stamp')}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Link to="/avocatslist" className={getButtonClassName('primary')}>
            {t('missing.back')}
          </Link>
        }
      />
    </>
  )
}

function ProfileSkeleton() {
  const { t } = useTranslation('lawyer')
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <h1>{t('eyebrow')}</h1>
      </VisuallyHidden>
      <Skeleton variant="block" className={styles.portrait} />
      <div className={styles.profileSkeletonText}>
        <Skeleton variant="title" />
        <Skeleton lines={3} />
      </div>
      <Skeleton variant="block" className={styles.panel} />
    </div>
  )
}

/** The hero, the hours and the five tabs of a lawyer (spec 2.12). */
function ProfileContent({ lawyer, tab }: { lawyer: Lawyer; tab: ProfileTab }) {
  const { t } = useTranslation('lawyer')
  const navigate = useNavigate()
  const { form, focusForm } = useFormFocus(tab)

  function selectTab(chosen: string): void {
    void navigate({
      from: '/detailsavocatslist/$id',
      to: '/detailsavocatslist/$id',
      params: { id: String(lawyer.id) },
      search: (search) => ({ ...search, tab: chosen }),
      replace: true,
      resetScroll: false,
    })
  }
  function onContact(): void {
    focusForm()
    selectTab('contact')
  }
  return (
    <div data-ink={lawyer.country.code.toLowerCase()}>
      <ProfileMeta lawyer={lawyer} />
      <ProfileHero lawyer={lawyer} onContact={onContact} />
      <div className={styles.columns}>
        <Tabs
          className={styles.tabs}
          label={t('tabs.label', lawyer)}
          active={tab}
          onSelect={selectTab}
          tabs={[
            { id: 'apropos', label: t('tabs.apropos'), panel: <AboutTab lawyer={lawyer} /> },
            {
              id: 'presentation',
              label: t('tabs.presentation'),
              panel: <PresentationTab lawyer={lawyer} />,
            },
            {
              id: 'honoraires',
              label: t('tabs.honoraires'),
              panel: <FeesTab lawyer={lawyer} onContact={onContact} />,
            },
            { id: 'adresse', label: t('tabs.adresse'), panel: <AddressTab lawyer={lawyer} /> },
            {
              id: 'contact',
              label: t('tabs.contact'),
              panel: <ContactTab lawyer={lawyer} formRef={form} isShown={tab === 'contact'} />,
            },
          ]}
        />
        <WorkingHours lawyer={lawyer} className={styles.sidebar} />
      </div>
    </div>
  )
}

/** Focuses the first field of the form, if necessary after its tab is shown. */
function useFormFocus(tab: ProfileTab) {
  const form = useRef<HTMLDivElement>(null)
  const isFocusPendingRef = useRef(false)
  const focusFirstField = () => form.current?.querySelector<HTMLElement>('input')?.focus()
  const onTabShown = useEffectEvent((shown: ProfileTab) => {
    if (shown === 'contact' && isFocusPendingRef.current) focusFirstField()
    isFocusPendingRef.current = false
  })
  useEffect(() => {
    onTabShown(tab)
  }, [tab])
  return {
    form,
    focusForm: () => {
      if (tab === 'contact') focusFirstField()
      else isFocusPendingRef.current = true
    },
  }
}

function ProfileMeta({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyer', 'lawyers'])
  const { toText } = useRecordTexts()
  const nameCity = useCityName()
  const url = usePageUrl()
  return (
    <PageMeta
      title={t('title', lawyer)}
      description={`${toText(lawyer.title)}, ${nameCity(lawyer.address.city).children}. ${toText(lawyer.description)}`}
      parents={[{ name: t('lawyers:title'), path: '/avocatslist' }]}
      structuredData={createLawyerData(lawyer, url, toText)}
    />
  )
}

/** The opening hours as in the record, and whether the office is open now (spec 2.12). */
function WorkingHours({ lawyer, className }: { lawyer: Lawyer; className?: string | undefined }) {
  const { t, i18n } = useTranslation('lawyer')
  const nameCity = useCityName()
  const { workingHours, address } = lawyer
  return (
    <aside className={className} aria-labelledby="horaires">
      <h2 id="horaires" className={styles.title}>
        {t('hours.title')}
      </h2>
      <LawyerOpeningStatus lawyer={lawyer} />
      {workingHours.length === 0 ? (
        <p>{t('hours.none')}</p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {workingHours.map(({ day, hours }) => (
              <tr key={day}>
                <th scope="row">{formatWeekday(day, i18n.language)}</th>
                <td>
                  {hours.split(',').map((range) => (
                    <span key={range}>{range.trim()}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.timeZone}>
        {t('hours.zone', { city: nameCity(address.city).children })}
      </p>
    </aside>
  )
}

/** Whether the office is open now: its room before the time is known, nothing if the record's hours cannot be parsed. */
function LawyerOpeningStatus({ lawyer: { workingHours, country } }: { lawyer: Lawyer }) {
  const { t, i18n } = useTranslation('lawyer')
  const now = useNow()
  if (now === undefined)
    return workingHours.length > 0 && <p className={styles.status} aria-hidden />
  const status = getOpeningStatus(workingHours, country.code, now)
  if (status === undefined) return null
  const { key, values } = describeOpeningStatus(status, i18n.language)
  return (
    <p className={styles.status} data-open={status.isOpen}>
      {t(`hours.${key}`, values)}
    </p>
  )
}
