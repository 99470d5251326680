import { useTranslation } from 'react-i18next'

/** The way to the five entities (spec 2.13). */
export function Dashboard() {
  const { t } = useTranslation('admin')
  return <h1>{t('titles.dashboard')}</h1>
}
