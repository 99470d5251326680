import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { type FileFieldProps, prepareImage, type PreparedImage } from '#content/prepare-image.ts'
import { RecordPicture } from '#content/RecordPicture.tsx'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Field, getControlProps } from '#ui/Field/Field.tsx'

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
  const latestFile = useRef<File>(undefined)
  const texts = { hint: t('image.hint'), error }

  async function onFileChosen(file: File | undefined): Promise<void> {
    if (file === undefined) return
    latestFile.current = file
    setIsPreparing(true)
    onRefusalChange(undefined)
    const image = await prepareImage(file)
    // Another file was chosen, or the picture removed, meanwhile.
    if (latestFile.current !== file) return
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
            {...getControlProps(id, texts)}
            type="file"
            accept="image/*"
            className={styles.input}
            onChange={(event) => {
              onPreparation(onFileChosen(event.target.files?.[0]))
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
                latestFile.current = undefined
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
            {isPreparing && t('image.preparing')}
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
  return originalBytes === preparedBytes
    ? t('image.size', { size: formatSize(preparedBytes) })
    : t('image.reduced', { before: formatSize(originalBytes), after: formatSize(preparedBytes) })
}
