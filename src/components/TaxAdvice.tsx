import { useTranslation } from 'react-i18next'

import { addTax, getTaxRate, isBeforeTax } from '#domain/price.ts'
import { type NamedCountry, useCountryName } from '#i18n/country-names.ts'

import styles from './TaxAdvice.module.css'

/** What 'before tax' means for a private person, once for all prices of a page (in French) if one of them says it. */
export function TaxAdvice({ prices }: { prices: readonly (string | undefined)[] }) {
  const { t } = useTranslation('price')
  return prices.some((price) => isBeforeTax(price ?? '')) ? (
    <p className={styles.advice}>{t('beforeTax')}</p>
  ) : null
}

/**
 * Returns a function that gives a price before tax with VAT, as text: '181,50 € avec la TVA de 21 % (Belgique)'. Undefined
 * where the rate of the country of the office, or the currency, is not known.
 */
export function useTaxNote() {
  const { t, i18n } = useTranslation('price')
  const nameCountry = useCountryName()
  return (
    amount: number | { readonly from: number; readonly to: number },
    currency: string,
    country: NamedCountry,
  ): string | undefined => {
    const percent = getTaxRate(country.code)
    // Intl refuses what is no code.
    if (percent === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined
    const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
    const format = new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    return t('withTax', {
      price:
        from === to
          ? format.format(addTax(from, percent))
          : format.formatRange(addTax(from, percent), addTax(to, percent)),
      rate: (percent / 100).toLocaleString(i18n.language, {
        style: 'percent',
        maximumFractionDigits: 2,
      }),
      country: nameCountry(country).children,
    })
  }
}
