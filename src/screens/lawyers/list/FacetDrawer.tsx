import { SlidersHorizontal } from 'lucide-react'
import { memo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { getActiveCriteria } from '#domain/lawyers/directory.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'

import styles from './FacetDrawer.module.css'
import { Facets, type FacetsProps } from './Facets.tsx'

interface FacetSheetProps extends FacetsProps {
  /** Where the facets stand in a wide window. */
  side: RefObject<HTMLElement | null>
}

/** The facets of a phone, in a sheet of their own. */
export const FacetDrawer = memo(function FacetSheet({
  directory,
  selectedFilters,
  side,
}: FacetSheetProps) {
  const { t } = useTranslation('lawyers')
  const [isOpen, setIsOpen] = useState(false)
  const activeCount = getActiveCriteria(directory.filters).length
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        className={styles.openButton}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {t('facets.open')}
        {activeCount > 0 && <span className={styles.activeCount}>{activeCount}</span>}
      </Button>
      <Drawer
        open={isOpen}
        wideVersion={side}
        onClose={close}
        label={t('facets.title')}
        closeLabel={t('facets.close')}
        header={<strong>{t('facets.title')}</strong>}
        footer={
          <Button className={styles.apply} onClick={close}>
            {t('facets.show', { count: directory.found.length })}
          </Button>
        }
      >
        {isOpen && <Facets directory={directory} selectedFilters={selectedFilters} />}
      </Drawer>
    </>
  )
})
