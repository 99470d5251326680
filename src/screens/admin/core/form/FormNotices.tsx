import { useTranslation } from 'react-i18next'

import { formatMoment } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { SignInLink } from '../errors/SignInLink.tsx'
import styles from './FormLayout.module.css'
import type { RecordFormState } from './useRecordForm.ts'

/** Notices above the fields: a stored draft, a change made elsewhere, a failed save. */
export function FormNotices({ form }: { form: RecordFormState }) {
  const { t, i18n } = useTranslation('adminForms')
  const { draft, guard, changeElsewhere } = form
  const saveError = form.saving.error
  const unreadable = form.fields.list.filter(({ name }) => draft.offer?.unreadable.includes(name))
  const rejectedFields = form.fields.list.filter(({ name }) => saveError?.fields.includes(name))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      <div role="status" className={styles.notices}>
        {draft.offer && (
          <Notice
            variant="info"
            title={t('draft.title', { date: formatMoment(draft.offer.savedAt, getLanguage(i18n)) })}
          >
            <p>{t('draft.text')}</p>
            {form.isDirty && draft.inTheWay && <p>{t('draft.unanswered')}</p>}
            {unreadable.length > 0 && (
              <p>
                {t('draft.unreadable', {
                  count: unreadable.length,
                  fields: list.format(unreadable.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
              </p>
            )}
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={form.draft.restore}>
                {t('draft.restore')}
              </Button>
              <Button variant="tertiary" size="small" onClick={() => void draft.discard()}>
                {t('draft.discard')}
              </Button>
            </div>
          </Notice>
        )}
        {changeElsewhere && (
          <Notice variant="warning" title={t('changedOnServer.title')}>
            <p>{t('changedOnServer.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={changeElsewhere.compare}>
                {t('changedOnServer.compare')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {saveError && (
        <Notice variant="warning" announce="alert" title={t(form.definition.saveErrorTitle)}>
          <p>
            {rejectedFields.length === 0
              ? t(`saveErrors.${saveError.kind}`)
              : t('saveErrors.refusedFields', {
                  count: rejectedFields.length,
                  fields: list.format(rejectedFields.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
          </p>
          {saveError.sentence !== undefined && (
            <p>{t('saveErrors.serverSays', { sentence: saveError.sentence })}</p>
          )}
          <p>{t('saveErrors.nothingLost')}</p>
          <div className={styles.buttonRow}>
            {/* The failed save has written a draft, which is offered after the sign-in. */}
            <SignInLink error={saveError.error} onLeave={guard.leaveDocument} />
          </div>
        </Notice>
      )}
    </>
  )
}
