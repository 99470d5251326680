import { clsx } from 'clsx/lite'
import { SlidersHorizontal } from 'lucide-react'
import { memo, type Ref, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/PageMeta.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import { countActiveValues } from '#domain/lawyers/criteria.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DirectoryNav } from '../DirectoryNav.tsx'
import { Facets, type FacetsProps } from './Facets.tsx'
import styles from './LawyerList.module.css'
import { Results } from './Results.tsx'
import { type SearchFormState, useDirectory } from './useDirectory.ts'
import { NameField, SearchForm } from './SearchForm.tsx'

/** 'Liste d'Avocats': search, facets, cards (spec 2.11). All of its state is in the URL. */
export function LawyerList() {
  const { form, directory, selectedFilters } = useDirectory()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const sidebarRef = useRef<HTMLElement>(null)
  return (
    <>
      <DirectoryTop />
      <header className={styles.hero}>
        <HeroBackground />
        <div className={styles.width}>
          <HeroTitle />
          <div className={styles.search}>
            <SearchForm form={form} onSubmitted={() => headingRef.current?.focus()} />
          </div>
        </div>
      </header>
      <div className={clsx(styles.width, styles.columns)}>
        <FacetSidebar ref={sidebarRef} directory={directory} selectedFilters={selectedFilters} />
        <div className={styles.results}>
          <TranslationNotice />
          <FilterDrawer
            form={form}
            directory={directory}
            selectedFilters={selectedFilters}
            sidebarRef={sidebarRef}
          />
          <Results directory={directory} headingRef={headingRef} />
        </div>
      </div>
    </>
  )
}

const FacetSidebar = memo(function FacetSidebar({
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

// Memoised: typing must not render it again.
const DirectoryTop = memo(function DirectoryTop() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <PageMeta description={t('description')} />
      <DirectoryNav />
    </>
  )
})

const HeroBackground = memo(function HeroBackground() {
  return <GuillocheBackground seed="annuaire" fade />
})

const HeroTitle = memo(function HeroTitle() {
  const { t } = useTranslation('lawyers')
  return (
    <>
      <Breadcrumbs title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </>
  )
})

interface FilterDrawerProps extends FacetsProps {
  form: SearchFormState
  /** The sidebar that holds the facets in a wide window. */
  sidebarRef: RefObject<HTMLElement | null>
}

/** Name and facets in a narrow window, in a drawer: a lawyer is in the first screen. */
function FilterDrawer({ form, directory, selectedFilters, sidebarRef }: FilterDrawerProps) {
  const { t } = useTranslation('lawyers')
  const [isOpen, setIsOpen] = useState(false)
  const activeCount = countActiveValues(directory.filters)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.openButton}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <span>{t('facets.open')}</span>
        {activeCount > 0 && <span className={styles.activeCount}>{activeCount}</span>}
      </Button>
      <Drawer
        open={isOpen}
        wideVersion={sidebarRef}
        onClose={close}
        label={t('facets.title')}
        closeLabel={t('facets.close')}
        header={<strong>{t('facets.title')}</strong>}
        footer={
          <Button className={styles.apply} onClick={close}>
            {t('facets.show', { count: directory.results.length })}
          </Button>
        }
      >
        {isOpen && (
          <>
            <div className={styles.drawerName}>
              <NameField form={form} />
            </div>
            <Facets directory={directory} selectedFilters={selectedFilters} />
          </>
        )}
      </Drawer>
    </>
  )
}
