import { Contact } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { vCardOf } from '#domain/lawyers/vcard.ts'
import { slugOf } from '#domain/slug.ts'
import { usePageAddress } from '#parts/page-meta/usePageAddress.ts'
import { Button } from '#ui/Button/Button.tsx'

/** Gives the lawyer's vCard as a file; it is made when asked for. */
export function VCardLink({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const address = usePageAddress()

  function onSave(): void {
    const file = new Blob([vCardOf(lawyer, address)], { type: 'text/vcard;charset=utf-8' })
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = `${slugOf(lawyer.name)}.vcf`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button look="quiet" size="small" onClick={onSave}>
      <Contact size={16} aria-hidden />
      {t('save')}
    </Button>
  )
}
