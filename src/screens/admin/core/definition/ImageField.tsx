import { use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  type FileFieldProps,
  maxImageBytes,
  prepareImage,
  type PreparedImage,
} from '#content/prepare-image.ts'
import { RecordPicture } from '#content/RecordPicture.tsx'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Field, FieldRemark, getControlProps } from '#ui/Field/Field.tsx'

import styles from './ImageField.module.css'

interface ImageFieldProps extends FileFieldProps {
  id: string
  label: string
  error: string | undefined
  /** A data URL or a URL. */
  value: string | null
  onChange: (image: string | null) => void
}

/** An image field (spec 2.13): accepts any image, reduces it to at most 1 MB and previews it 200 px wide. */
export function ImageField({
  id,
  label,
  error,
  value,
  onChange,
  isFileRefused,
  onRefusalChange,
  onPreparation,
}: ImageFieldProps) {
  const { t } = useTranslation('adminForms')
  const input = useRef<HTMLInputElement>(null)
  const [prepared, setPrepared] = useState<PreparedImage | undefined>(undefined)
  const [isPreparing, setIsPreparing] = useState(false)
  /** The latest choice, which another choice or the removal of the picture aborts. */
  const choice = useRef<AbortController>(undefined)
  const remark = use(FieldRemark)
  const texts = { hint: t('image.hint'), error }

  function onFileChosen(file: File): void {
    choice.current?.abort()
    choice.current = new AbortController()
    const { signal } = choice.current
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
    // A preparation that never ends must not lock the form once the picture is removed.
    onPreparation(Promise.race([prepareFile(file, signal), aborted]))
  }
  async function prepareFile(file: File, signal: AbortSignal): Promise<void> {
    setIsPreparing(true)
    onRefusalChange(undefined)
    const image = await prepareImage(file)
    if (signal.aborted) return
    setIsPreparing(false)
    if ('error' in image) {
      onRefusalChange(t(`image.errors.${image.error}`))
      return
    }
    setPrepared(image)
    onChange(image.dataUrl)
  }

  return (
    <Field id={id} label={label} {...texts} announce="error">
      <div className={styles.row}>
        {value !== null && <ImagePreview key={value} image={value} />}
        <div className={styles.actions}>
          <input
            ref={input}
            {...getControlProps(id, { ...texts, remark })}
            type="file"
            accept="image/*"
            className={styles.input}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file !== undefined) onFileChosen(file)
              // Without this, choosing the same file again fires no event.
              event.target.value = ''
            }}
          />
          <label
            htmlFor={id}
            className={getButtonClassName('secondary', 'small', styles.chooseButton)}
          >
            {t(value === null ? 'image.choose' : 'image.replace')}
          </label>
          {value !== null && (
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                choice.current?.abort()
                setIsPreparing(false)
                setPrepared(undefined)
                onRefusalChange(undefined)
                onChange(null)
                input.current?.focus()
              }}
            >
              {t('image.remove')}
            </Button>
          )}
          {isFileRefused && (
            <Button
              variant="tertiary"
              size="small"
              onClick={() => {
                onRefusalChange(undefined)
                input.current?.focus()
              }}
            >
              {t('image.removeRefused')}
            </Button>
          )}
          <p role="status" className={styles.status}>
            {isPreparing && <span>{t('image.preparing')}</span>}
            {!isPreparing && prepared?.dataUrl === value && <ImageSize image={prepared} />}
          </p>
        </div>
      </div>
    </Field>
  )
}

function ImagePreview({ image }: { image: string }) {
  const { t } = useTranslation('adminForms')
  return (
    <div className={styles.preview}>
      <RecordPicture
        image={image}
        offer="below"
        alt={t('image.preview')}
        width={200}
        loading="eager"
        fallback={<span className={styles.held} />}
        failed={<p className={styles.broken}>{t('image.loadError')}</p>}
      />
    </div>
  )
}

function ImageSize({ image: { originalBytes, preparedBytes } }: { image: PreparedImage }) {
  const { t, i18n } = useTranslation('adminForms')
  const formatSize = (bytes: number) =>
    bytes >= 1_000_000
      ? `${(bytes / 1_000_000).toLocaleString(i18n.language, { maximumFractionDigits: 1 })}\u00a0Mo`
      : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(i18n.language)}\u00a0Ko`
  return (
    <span>
      {originalBytes <= maxImageBytes
        ? t('image.size', { size: formatSize(preparedBytes) })
        : t('image.reduced', {
            before: formatSize(originalBytes),
            after: formatSize(preparedBytes),
          })}
    </span>
  )
}
