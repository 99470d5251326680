import { useTranslation } from 'react-i18next'

import { LoadError } from '../errors/LoadError.tsx'

interface ReportErrorProps {
  error: Error
  refetch: () => Promise<unknown>
}

/** Replaces the report if the records or the translations could not be read. */
export function ReportError({ error, refetch }: ReportErrorProps) {
  const { t } = useTranslation('adminTranslations')
  return <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />
}
