import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'
import { formatMoment } from '#domain/dates.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select, type SelectOption } from '#ui/Select/Select.tsx'

import type { FormValues } from '../../core/definition/record-definition.ts'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { showToast } from '../../core/layout/toasts.ts'
import { usePublishedTranslations } from '../../core/layout/published-translations.ts'
import { Comparison } from '../../core/comparison/Comparison.tsx'
import { compareValues, isSameVersion } from '../../core/comparison/compare-values.ts'
import { readVersions, type KeptVersion, type ReadVersions } from './version-store.ts'
import { readFormValues } from './version-values.ts'
import styles from './Versions.module.css'

export interface VersionsDialogProps {
  form: Pick<RecordFormState, 'definition' | 'record' | 'fields' | 'values' | 'content' | 'isDirty'>
  /** Fills the form with a version. Resolves to false if it stays as it is. */
  onRestore: (values: FormValues) => Promise<boolean>
  onClose: () => void
}

/** A version whose values the form can show. */
interface ShownVersion {
  readonly version: KeptVersion
  readonly values: FormValues
}

interface LoadedVersions {
  readonly shown: readonly ShownVersion[]
  /** The one that is compared at first. */
  readonly first: string | undefined
  readonly unreadable: number
  readonly isRefused: boolean
}

/** The choice of what is in the form. */
const current = 'current'

/** Compares any two versions of a record, at first the last one saved here with the form, and restores one. */
export function VersionsDialog({ form, onRestore, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('adminVersions')
  const loaded = useVersions(form)
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({})
  const before = chosen.before ?? loaded?.first
  const after = chosen.after ?? current
  const find = (id: string | undefined) =>
    loaded?.shown.find(({ version }) => String(version.id) === id)
  const older = find(before)
  const beforeValues = before === current ? form.values : older?.values
  const afterValues = after === current ? form.values : find(after)?.values
  const options: SelectOption[] = [
    { value: current, label: t('current') },
    ...(loaded?.shown ?? []).map(({ version }) => ({
      value: String(version.id),
      label: nameVersion(version, t),
    })),
  ]
  const moment = older === undefined ? '' : formatMoment(older.version.at, 'fr')

  async function restore({ values }: ShownVersion): Promise<void> {
    const isRestored = await onRestore(values)
    onClose()
    if (isRestored) showToast('info', t('restored', { moment }))
    else showToast('warning', t('notRestored'))
  }
  return (
    <Dialog
      open
      size="wide"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {older && <Button onClick={() => void restore(older)}>{t('restore', { moment })}</Button>}
        </>
      }
    >
      <p className={styles.note}>{t('note')}</p>
      <VersionNotices loaded={loaded} />
      {loaded !== undefined && loaded.shown.length > 0 && (
        <div className={styles.choices}>
          <Select
            label={t('before')}
            options={options}
            value={before ?? current}
            onChange={(value) => setChosen({ before: value, after })}
          />
          <Select
            label={t('after')}
            options={options}
            value={after}
            onChange={(value) => setChosen({ ...(before && { before }), after: value })}
          />
        </div>
      )}
      {beforeValues && afterValues && (
        <ComparedVersions form={form} before={beforeValues} after={afterValues} />
      )}
      {older && <RestoreHints form={form} restored={older.values} />}
    </Dialog>
  )
}

function VersionNotices({ loaded }: { loaded: LoadedVersions | undefined }) {
  const { t } = useTranslation('adminVersions')
  return (
    <div role="status" className={styles.notices}>
      {loaded === undefined && <p className={styles.note}>{t('loading')}</p>}
      {loaded?.isRefused === true && <Notice variant="warning">{t('refused')}</Notice>}
      {loaded?.isRefused === false && loaded.shown.length === 0 && <p>{t('empty')}</p>}
      {loaded !== undefined && loaded.unreadable > 0 && (
        <Notice variant="warning">{t('unreadable', { count: loaded.unreadable })}</Notice>
      )}
    </div>
  )
}

interface ComparedVersionsProps {
  form: VersionsDialogProps['form']
  before: FormValues
  after: FormValues
}

function ComparedVersions({ form, before, after }: ComparedVersionsProps) {
  const { definition, fields } = form
  return <Comparison fields={compareValues(definition, before, after, fields.getContext)} />
}

interface RestoreHintsProps {
  form: VersionsDialogProps['form']
  restored: FormValues
}

/** What restoring a version does: to the form, to what is typed, and to the English passages. */
function RestoreHints({ form, restored }: RestoreHintsProps) {
  const { t } = useTranslation('adminVersions')
  const listTexts = (values: FormValues) =>
    form.definition.listTranslated?.(form.content.toBody(values)) ?? []
  const texts = listTexts(restored)
  const translations = usePublishedTranslations([...new Set(texts.map(({ file }) => file))])
  const [count, setCount] = useState(0)
  const countBack = useEffectEvent(() => {
    setCount(countLostTranslations(texts, listTexts(form.values), translations, parseSanitised))
  })
  useEffect(() => {
    // After the comparison is shown: every passage is parsed.
    const timer = window.setTimeout(() => countBack())
    return () => window.clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is counted depends on them
  }, [restored, translations])
  return (
    <div className={styles.hints}>
      <p>{t('restoreHint')}</p>
      {form.isDirty && <p>{t('restoreReplaces')}</p>}
      <p role="status">{count > 0 && t('translationsBack', { count })}</p>
    </div>
  )
}

/** The versions that this device keeps of the record, once they are read. */
function useVersions(form: VersionsDialogProps['form']) {
  const { entity } = form.definition
  const { id } = form.record
  const [loaded, setLoaded] = useState<LoadedVersions>()
  const show = useEffectEvent((read: ReadVersions) => setLoaded(toShown(form, read)))
  useEffect(() => {
    if (id === undefined) return undefined
    let isCancelled = false
    async function load(record: string): Promise<void> {
      const read = await readVersions(record)
      if (!isCancelled) show(read)
    }
    void load(getRecordKey(entity, id))
    return () => {
      isCancelled = true
    }
  }, [entity, id])
  return loaded
}

function toShown(
  form: VersionsDialogProps['form'],
  { versions, unreadable, isRefused }: ReadVersions,
): LoadedVersions {
  const shown = versions.flatMap((version) => {
    const values = readFormValues(form.definition, version)
    return values === undefined ? [] : [{ version, values }]
  })
  return {
    shown,
    first: findFirstChoice(form, shown),
    unreadable: unreadable + versions.length - shown.length,
    isRefused,
  }
}

/** The last version saved here that differs from the form, or else the first that does, or else the last. */
function findFirstChoice(
  { definition, values, fields }: VersionsDialogProps['form'],
  shown: readonly ShownVersion[],
): string | undefined {
  const isOther = (one: ShownVersion) =>
    !isSameVersion(definition, one.values, values, fields.getContext)
  const first =
    shown.find((one) => one.version.origin === 'saved' && isOther(one)) ??
    shown.find(isOther) ??
    shown[0]
  return first && String(first.version.id)
}

function nameVersion(
  { at, origin }: KeptVersion,
  t: ReturnType<typeof useTranslation<'adminVersions'>>['t'],
): string {
  return t('name', {
    moment: formatMoment(at, 'fr', 'medium'),
    origin: t(`origins.${origin === 'deleted' ? 'server' : origin}`),
  })
}
