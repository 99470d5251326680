import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Toaster } from '#ui/Toaster/Toaster.tsx'

import { useOutgoingMails } from './outgoing-mails.ts'

/** Says on any page whether the message of a form that was left has been sent, and leads back to one that has not. */
export function MailNotices() {
  const { t } = useTranslation('layout')
  const router = useRouter()
  const mails = useOutgoingMails()
  const outcomes = useSyncExternalStore(mails.subscribe, mails.getAll)
    .map((mail, id) => ({ ...mail, id }))
    .filter(({ isUnseen, status }) => isUnseen && status !== 'sending')
  return (
    <Toaster
      label={t('mail.label')}
      dismissLabel={t('mail.dismiss')}
      onDismiss={(id) => {
        const mail = outcomes.find((outcome) => outcome.id === id)
        if (mail !== undefined) mails.dismiss(mail.path)
      }}
      toasts={outcomes.map(({ id, path, href, status }) =>
        status === 'sent'
          ? { id, variant: 'success', text: <span>{t('mail.sent')}</span> }
          : {
              id,
              variant: 'warning',
              text: (
                <span>
                  <span>{t('mail.failed')}</span>{' '}
                  {/* Not a link: only this document has the text. */}
                  <Button
                    variant="tertiary"
                    size="small"
                    onClick={() => {
                      mails.dismiss(path)
                      router.history.push(href)
                    }}
                  >
                    {t('mail.back')}
                  </Button>
                </span>
              ),
            },
      )}
    />
  )
}
