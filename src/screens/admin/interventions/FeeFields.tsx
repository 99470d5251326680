import { useTranslation } from 'react-i18next'

import { feeCurrencies, type FeeCurrency, type LevelDraft } from '#domain/level-editor.ts'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from './Levels.module.css'

interface FeeFieldsProps {
  /** The attributes of a field of the draft. */
  getFieldProps: (name: keyof LevelDraft) => {
    id: string
    label: string
    value: string
    onChange: (event: { target: { value: string } }) => void
  }
  amountError: string | undefined
  currency: FeeCurrency
  onCurrencyChange: (currency: FeeCurrency) => void
}

/** 'Informations sur les frais' (spec 2.13). The amount is text, since a number input misreads a comma. */
export function FeeFields({
  getFieldProps,
  amountError,
  currency,
  onCurrencyChange,
}: FeeFieldsProps) {
  const { t } = useTranslation('adminForms')
  return (
    <fieldset className={styles.feeFields}>
      <legend className={styles.legend}>{t('levels.fee')}</legend>
      <div className={styles.amountRow}>
        <TextField
          {...getFieldProps('amount')}
          hint={t('levels.amountHint')}
          error={amountError}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select
          id={getFieldProps('currency').id}
          label={t('levels.currency')}
          hint={t('levels.currencyHint')}
          options={feeCurrencies.map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={(chosen) => {
            const known = feeCurrencies.find((code) => code === chosen)
            if (known !== undefined) onCurrencyChange(known)
          }}
        />
      </div>
      <TextField
        {...getFieldProps('valueString')}
        hint={t('levels.valueStringHint')}
        autoComplete="off"
      />
      <TextField {...getFieldProps('basis')} hint={t('levels.basisHint')} autoComplete="off" />
      <TextArea {...getFieldProps('notes')} rows={2} />
    </fieldset>
  )
}
