import { useTranslation } from 'react-i18next'

import type { ServiceLevel } from '#contract/interventions.ts'
import { type Amount, formatAmount, getLevelPrice } from '#domain/price.ts'
import { addTax, getTaxRate } from '#domain/tax.ts'
import { type NamedCountry, useCountryName } from '#i18n/country-names.ts'

import styles from './TaxAdvice.module.css'

/** What 'before tax' means for a private person, once for all prices of a page that has an amount: amounts are without VAT (spec 3). */
export function TaxAdvice({ levels }: { levels: readonly ServiceLevel[] }) {
  return levels.some((level) => level.serviceFee?.amount != null && getLevelPrice(level)) ? (
    <BeforeTax />
  ) : null
}

export function BeforeTax() {
  const { t } = useTranslation('price')
  return <p className={styles.advice}>{t('beforeTax')}</p>
}

/**
 * Returns a function that gives a price before tax with VAT, as text: '181,50 € avec la TVA de 21 % (Belgique)'. Undefined
 * where the rate of the country of the office is not known.
 */
export function useTaxNote() {
  const { t, i18n } = useTranslation('price')
  const nameCountry = useCountryName()
  return (
    amount: Amount,
    currency: string | null | undefined,
    country: NamedCountry,
  ): string | undefined => {
    const percent = getTaxRate(country.code)
    if (percent === undefined) return undefined
    const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
    return t('withTax', {
      price: formatAmount(i18n.language, currency, {
        from: addTax(from, percent),
        to: addTax(to, percent),
      }),
      rate: (percent / 100).toLocaleString(i18n.language, {
        style: 'percent',
        maximumFractionDigits: 2,
      }),
      country: nameCountry(country).children,
    })
  }
}
