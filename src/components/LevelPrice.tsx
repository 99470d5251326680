import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import { addTax, isBeforeTax, splitPrice } from '#domain/price.ts'
import { useCountryName } from '#i18n/country-names.ts'

import styles from './LevelPrice.module.css'
import { useFormatAmount, useLevelPrice } from './useFormatters.ts'

interface LevelPriceProps {
  level: ServiceLevel
  /** The country of the office that does the work; undefined while it is loading. */
  country: Country | undefined
}

/** The price of a level: amount, unit, and the amount with VAT where the rate is known. */
export function LevelPrice({ level, country }: LevelPriceProps) {
  const { t, i18n } = useTranslation('price')
  const nameCountry = useCountryName()
  const formatAmount = useFormatAmount()
  const price = useLevelPrice()(level)
  const { amount, unit } = splitPrice(price.children)
  const tax = addTax(level, country?.code ?? '')
  return (
    <div className={styles.price}>
      <p lang={price.lang}>
        <span className={styles.amount}>{amount}</span>{' '}
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </p>
      {tax !== undefined && country !== undefined && (
        <p className={styles.note}>
          {t('withTax', {
            price: formatAmount(tax.amount, level.serviceFee?.currency ?? 'EUR'),
            percent: tax.percent.toLocaleString(i18n.language),
            country: nameCountry(country).children,
          })}
        </p>
      )}
    </div>
  )
}

/** What 'before tax' means for a private person, once for all prices of a page that say it. */
export function TaxAdvice({ levels }: { levels: readonly ServiceLevel[] }) {
  const { t } = useTranslation('price')
  return levels.some(isBeforeTax) ? <p className={styles.advice}>{t('beforeTax')}</p> : null
}
