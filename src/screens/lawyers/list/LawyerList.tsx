import { memo, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import type { DirectoryAddress } from '#domain/lawyers/address.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'
import { SecurityGround } from '#ui/guilloche/SecurityGround.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DirectoryBar } from '../DirectoryBar.tsx'
import { Facets, type FacetsProps } from './Facets.tsx'
import { FacetSheet } from './FacetSheet.tsx'
import styles from './LawyerList.module.css'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useDirectory } from './useDirectory.ts'

/** 'Liste d'Avocats': search, facets, cards (spec 2.11); all of its state stands in the address. */
export function LawyerList({ search }: { search: DirectoryAddress }) {
  const { form, directory, chosen } = useDirectory(search)
  const heading = useRef<HTMLHeadingElement>(null)
  const side = useRef<HTMLElement>(null)
  return (
    <>
      <Top />
      <header className={styles.hero}>
        <Ground />
        <div className={styles.width}>
          <Title />
          <SearchForm
            form={form}
            onSubmitted={() => {
              heading.current?.focus()
            }}
          />
        </div>
      </header>
      <div className={[styles.width, styles.columns].join(' ')}>
        <Side ref={side} directory={directory} chosen={chosen} />
        <div className={styles.results}>
          <FacetSheet directory={directory} chosen={chosen} side={side} />
          <Results directory={directory} headingRef={heading} />
        </div>
      </div>
    </>
  )
}

const Side = memo(function Side({ ref, ...props }: FacetsProps & { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('lawyers')
  return (
    <aside ref={ref} tabIndex={-1} className={styles.side} aria-label={t('facets.title')}>
      <Facets {...props} />
    </aside>
  )
})

// What no key changes, so that none of it is drawn while somebody types.

const Top = memo(function Top() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <PageMeta description={t('description')} />
      <DirectoryBar />
    </>
  )
})

const Ground = memo(function Ground() {
  return <SecurityGround seed="annuaire" fade="start" />
})

const Title = memo(function Title() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <Breadcrumbs title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  )
})
