import { useTranslation } from 'react-i18next'

import { RetryMessage } from '#components/RetryMessage.tsx'
import { toTelUrl } from '#domain/organisation.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'

/** Without the rules: the periods in words, and whom to call. */
export function RulesFailed({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  const { t } = useTranslation('letter')
  return (
    <RetryMessage
      title={t('failed')}
      text={
        <>
          <span>{t('failedAdvice')}</span>{' '}
          <a href={toTelUrl(phone)}>
            <Ltr>{phone}</Ltr>
          </a>
        </>
      }
      onRetry={onRetry}
    />
  )
}
