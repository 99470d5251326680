import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { lawyerData } from '#domain/lawyers/structured-data.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'
import { usePageAddress } from '#parts/page-meta/usePageAddress.ts'

/** The lawyer for windows, search engines and social networks. */
export function ProfileMeta({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyer', 'lawyers'])
  const address = usePageAddress()
  return (
    <PageMeta
      title={t('title', lawyer)}
      description={`${lawyer.title}, ${lawyer.address.city}. ${lawyer.description}`}
      above={[{ name: t('lawyers:title'), path: '/avocatslist' }]}
      data={lawyerData(lawyer, address)}
    />
  )
}
