import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { prepareImage, type ImageFault, type PreparedImage } from '#content/images/prepareImage.ts'
import { safeImage } from '#content/sanitise.ts'
import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { Field, fieldState } from '#ui/Field/Field.tsx'

import styles from './ImageField.module.css'

interface ImageFieldProps {
  id: string
  label: string
  error?: string | undefined
  /** A data URL or an address. */
  value: string | null
  onChange: (image: string | null) => void
}

/** A picture (spec 2.13): any image, shown 200 px wide, at most 1 MB once chosen, to be replaced or taken away. */
export function ImageField({ id, label, error, value, onChange }: ImageFieldProps) {
  const { t } = useTranslation('adminForms')
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<ImageFault | undefined>(undefined)
  const [prepared, setPrepared] = useState<PreparedImage | undefined>(undefined)
  const [isPreparing, setIsPreparing] = useState(false)
  const texts = {
    hint: t('image.hint'),
    error: error ?? (fault === undefined ? undefined : t(`image.faults.${fault}`)),
  }

  async function onFileChosen(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setIsPreparing(true)
    setFault(undefined)
    const image = await prepareImage(file)
    setIsPreparing(false)
    if ('fault' in image) {
      setFault(image.fault)
      return
    }
    setPrepared(image)
    onChange(image.address)
  }

  return (
    <Field id={id} label={label} {...texts}>
      <div className={styles.row}>
        {value !== null && <Preview key={value} address={value} />}
        <div className={styles.actions}>
          <input
            ref={input}
            {...fieldState(id, texts)}
            type="file"
            accept="image/*"
            className={styles.input}
            onChange={(event) => {
              void onFileChosen(event.target.files?.[0])
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
          <label htmlFor={id} className={buttonLook('secondary', 'small', styles.choose)}>
            {t(value === null ? 'image.choose' : 'image.replace')}
          </label>
          {value !== null && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                setPrepared(undefined)
                setFault(undefined)
                onChange(null)
                input.current?.focus()
              }}
            >
              {t('image.remove')}
            </Button>
          )}
          <p role="status" className={styles.size}>
            {isPreparing && t('image.preparing')}
            {!isPreparing && prepared?.address === value && <Size image={prepared} />}
          </p>
        </div>
      </div>
    </Field>
  )
}

function Preview({ address }: { address: string }) {
  const { t } = useTranslation('adminForms')
  const [isBroken, setIsBroken] = useState(safeImage(address, document.baseURI) === undefined)
  if (isBroken) return <p className={styles.broken}>{t('image.broken')}</p>
  return (
    <img
      src={address}
      alt={t('image.preview')}
      width={200}
      className={styles.preview}
      referrerPolicy="no-referrer"
      onError={() => {
        setIsBroken(true)
      }}
    />
  )
}

function Size({ image: { before, after } }: { image: PreparedImage }) {
  const { t, i18n } = useTranslation('adminForms')
  const size = (bytes: number) =>
    bytes >= 1_000_000
      ? `${(bytes / 1_000_000).toLocaleString(i18n.language, { maximumFractionDigits: 1 })}\u00a0Mo`
      : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(i18n.language)}\u00a0Ko`
  return before === after
    ? t('image.size', { size: size(after) })
    : t('image.reduced', { before: size(before), after: size(after) })
}
