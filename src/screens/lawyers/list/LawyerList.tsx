import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { DirectoryAddress } from '#domain/lawyers/address.ts'
import { activeCriteria } from '#domain/lawyers/directory.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'
import { SecurityGround } from '#ui/guilloche/SecurityGround.tsx'

import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { DirectoryBar } from '../DirectoryBar.tsx'
import { Facets } from './Facets.tsx'
import styles from './LawyerList.module.css'
import { Results } from './Results.tsx'
import { SearchForm } from './SearchForm.tsx'
import { type Directory, useDirectory } from './useDirectory.ts'

/** 'Liste d'Avocats': search, facets, cards (spec 2.11); all of its state stands in the address. */
export function LawyerList({ search }: { search: DirectoryAddress }) {
  const { t } = useTranslation('lawyers')
  const directory = useDirectory(search)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PageMeta description={t('description')} />
      <DirectoryBar />
      <header className={styles.hero}>
        <SecurityGround seed="annuaire" fade="start" />
        <div className={styles.width}>
          <Breadcrumbs title={t('title')} />
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <SearchForm
            directory={directory}
            onSubmitted={() => {
              heading.current?.focus()
            }}
          />
        </div>
      </header>
      <div className={[styles.width, styles.columns].join(' ')}>
        <aside className={styles.side} aria-label={t('facets.title')}>
          <Facets directory={directory} />
        </aside>
        <div className={styles.results}>
          <FacetSheet directory={directory} />
          <Results directory={directory} headingRef={heading} />
        </div>
      </div>
    </>
  )
}

/** The facets of a phone, in a sheet of their own. */
function FacetSheet({ directory }: { directory: Directory }) {
  const { t } = useTranslation('lawyers')
  const [isOpen, setOpen] = useState(false)
  const chosen = activeCriteria(directory.filters).length
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button
        look="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {t('facets.open')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        label={t('facets.title')}
        closeLabel={t('facets.close')}
        header={<strong>{t('facets.title')}</strong>}
      >
        {isOpen && <Facets directory={directory} />}
        <Button className={styles.apply} onClick={close}>
          {t('facets.show', { count: directory.found.length })}
        </Button>
      </Drawer>
    </>
  )
}
