import { clsx } from 'clsx'
import { memo, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import type { DirectorySearchParams } from '#domain/lawyers/search-params.ts'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DirectoryNav } from '../DirectoryNav.tsx'
import { Facets, type FacetsProps } from './Facets.tsx'
import { FacetDrawer } from './FacetDrawer.tsx'
import styles from './LawyerList.module.css'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useDirectory } from './useDirectory.ts'

/** 'Liste d'Avocats': search, facets, cards (spec 2.11); all of its state stands in the address. */
export function LawyerList({ search }: { search: DirectorySearchParams }) {
  const { form, directory, chosen } = useDirectory(search)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const side = useRef<HTMLElement>(null)
  return (
    <>
      <DirectoryTop />
      <header className={styles.hero}>
        <HeroBackground />
        <div className={styles.width}>
          <HeroTitle />
          <SearchForm
            form={form}
            onSubmitted={() => {
              headingRef.current?.focus()
            }}
          />
        </div>
      </header>
      <div className={clsx(styles.width, styles.columns)}>
        <FacetSidebar ref={side} directory={directory} selectedFilters={chosen} />
        <div className={styles.results}>
          <FacetDrawer directory={directory} selectedFilters={chosen} side={side} />
          <Results directory={directory} headingRef={headingRef} />
        </div>
      </div>
    </>
  )
}

const FacetSidebar = memo(function Side({
  ref,
  ...props
}: FacetsProps & { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('lawyers')
  return (
    <aside ref={ref} tabIndex={-1} className={styles.sidebar} aria-label={t('facets.title')}>
      <Facets {...props} />
    </aside>
  )
})

// What no key changes, so that none of it is drawn while somebody types.

const DirectoryTop = memo(function Top() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <PageMeta description={t('description')} />
      <DirectoryNav />
    </>
  )
})

const HeroBackground = memo(function Ground() {
  return <GuillocheBackground seed="annuaire" fade="start" />
})

const HeroTitle = memo(function Title() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <Breadcrumbs title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  )
})
