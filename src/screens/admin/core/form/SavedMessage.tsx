import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { entities } from '#domain/entities.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { useSavedId } from '../layout/saved-record.ts'
import type { NamedPart } from './extension.tsx'
import styles from './FormLayout.module.css'
import type { RecordFormState } from './useRecordForm.ts'

interface SavedMessageProps {
  form: RecordFormState
  parts: readonly NamedPart[]
  isDetached: boolean
}

/**
 * Confirms a save that cleared the form, or after which it is not known which record was created. It takes the focus, so
 * that screen readers read it. If the form writes to no record now, it offers what can be done next.
 */
export function SavedMessage({ form, parts, isDetached }: SavedMessageProps) {
  const { t } = useTranslation('adminForms')
  const { entity } = form.definition
  const { saved, detached } = form.saving
  const { list, getId } = form.fields
  const container = useRef<HTMLDivElement>(null)
  const cleared = saved?.next === 'clear' ? saved : undefined
  const savedId = useSavedId(entity)
  useEffect(() => {
    if (cleared !== undefined) container.current?.focus()
  }, [cleared])
  function goOn(start: () => unknown): void {
    void Promise.resolve(start()).then(() =>
      document.querySelector<HTMLElement>(`#${CSS.escape(getId(list[0]?.name ?? ''))}`)?.focus(),
    )
  }
  const isUnknown = isDetached && detached?.editAgain === undefined
  return (
    <div ref={container} role="status" tabIndex={-1} data-saved className={styles.success}>
      {(cleared !== undefined || isDetached) && (
        <Notice
          variant={isUnknown ? 'warning' : 'success'}
          title={t(saved?.wasNew === true ? `${entity}.created` : `${entity}.edited`)}
        >
          {isUnknown && <p>{t('detached.unknown')}</p>}
          {cleared !== undefined &&
            savedId !== undefined &&
            parts.map(({ name, savedActions }) => (
              <Fragment key={name}>
                {savedActions?.({ entity, id: savedId }, { hasEdit: !isDetached })}
              </Fragment>
            ))}
          {isDetached && detached !== undefined && (
            <div className={styles.buttonRow}>
              {detached.editAgain && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => goOn(() => detached.editAgain?.())}
                >
                  {t('detached.editAgain')}
                </Button>
              )}
              <Button variant="secondary" size="small" onClick={() => goOn(detached.createAnother)}>
                {t(`titles.create${entities[entity].singular}`)}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}
