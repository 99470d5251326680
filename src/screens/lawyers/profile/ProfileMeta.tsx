import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { createLawyerData } from '#domain/lawyers/structured-data.ts'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { usePageUrl } from '#components/page-meta/usePageUrl.ts'

/** The lawyer for windows, search engines and social networks. */
export function ProfileMeta({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyer', 'lawyers'])
  const url = usePageUrl()
  return (
    <PageMeta
      title={t('title', lawyer)}
      description={`${lawyer.title}, ${lawyer.address.city}. ${lawyer.description}`}
      parents={[{ name: t('lawyers:title'), path: '/avocatslist' }]}
      structuredData={createLawyerData(lawyer, url)}
    />
  )
}
