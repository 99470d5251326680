import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import type { ProfileTab } from '#domain/lawyers/profile.ts'
import { Tabs } from '#ui/Tabs/Tabs.tsx'

import { AboutTab } from './AboutTab.tsx'
import { AddressTab } from './AddressTab.tsx'
import { ContactTab } from './ContactTab.tsx'
import { FeesTab } from './FeesTab.tsx'
import { WorkingHours } from './WorkingHours.tsx'
import { PresentationTab } from './PresentationTab.tsx'
import { ProfileHero } from './ProfileHero.tsx'
import { ProfileMeta } from './ProfileMeta.tsx'
import styles from './ProfileContent.module.css'

interface ProfileContentProps {
  lawyer: Lawyer
  tab: ProfileTab
}

/** The hero, the hours and the five tabs of a lawyer (spec 2.12). */
export function ProfileContent({ lawyer, tab }: ProfileContentProps) {
  const { t } = useTranslation('lawyer')
  const navigate = useNavigate()
  const { form, focusForm } = useFormFocus(tab)

  function selectTab(chosen: string): void {
    void navigate({
      to: '/detailsavocatslist/$id',
      params: { id: String(lawyer.id) },
      search: { tab: chosen },
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
              panel: <ContactTab lawyer={lawyer} formRef={form} />,
            },
          ]}
        />
        <WorkingHours lawyer={lawyer} className={styles.sidebar} />
      </div>
    </div>
  )
}

/** Focus for the form's first field, once the tab that holds it is shown. */
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
