import { SlidersHorizontal } from 'lucide-react'
import { memo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { activeCriteria } from '#domain/lawyers/directory.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Drawer } from '#ui/Drawer/Drawer.tsx'

import styles from './FacetSheet.module.css'
import { Facets, type FacetsProps } from './Facets.tsx'

interface FacetSheetProps extends FacetsProps {
  /** Where the facets stand in a wide window. */
  side: RefObject<HTMLElement | null>
}

/** The facets of a phone, in a sheet of their own. */
export const FacetSheet = memo(function FacetSheet({ directory, chosen, side }: FacetSheetProps) {
  const { t } = useTranslation('lawyers')
  const [isOpen, setOpen] = useState(false)
  const active = activeCriteria(directory.filters).length
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
        {active > 0 && <span className={styles.active}>{active}</span>}
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
        {isOpen && <Facets directory={directory} chosen={chosen} />}
      </Drawer>
    </>
  )
})
