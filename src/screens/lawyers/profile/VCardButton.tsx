import { Contact } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { createVCard } from '#domain/lawyers/vcard.ts'
import { slugify } from '#domain/slug.ts'
import { usePageUrl } from '#components/page-meta/usePageUrl.ts'
import { Button } from '#ui/Button/Button.tsx'

/** Gives the lawyer's vCard as a file; it is made when asked for. */
export function VCardButton({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer')
  const profileUrl = usePageUrl()

  function downloadVCard(): void {
    const file = new Blob([createVCard(lawyer, profileUrl)], { type: 'text/vcard;charset=utf-8' })
    const objectUrl = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = objectUrl
    link.download = `${slugify(lawyer.name)}.vcf`
    link.click()
    URL.revokeObjectURL(objectUrl)
  }
  return (
    <Button variant="tertiary" size="small" onClick={downloadVCard}>
      <Contact size={16} aria-hidden />
      {t('save')}
    </Button>
  )
}
