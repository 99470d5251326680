import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import { isBeforeTax, splitPrice } from '#domain/price.ts'
import { getLevelPrice } from '#domain/visas.ts'

import styles from './LevelPrice.module.css'
import { useLevelPrice } from './useFormatters.ts'
import { useTaxNote } from './TaxAdvice.tsx'

interface LevelPriceProps {
  level: ServiceLevel
  /** The country of the office that does the work; undefined while it is loading. */
  country: Country | undefined
}

/** The price of a level: amount, unit, and the amount with VAT if it is before tax and the rate is known. */
export function LevelPrice({ level, country }: LevelPriceProps) {
  const formatTax = useTaxNote()
  const price = useLevelPrice()(level)
  const { amount, unit } = splitPrice(price.children)
  const { amount: fee, currency } = level.serviceFee ?? {}
  const tax =
    country !== undefined && fee != null && isBeforeTax(getLevelPrice(level) ?? '')
      ? formatTax(fee, currency ?? 'EUR', country)
      : undefined
  return (
    <div className={styles.price}>
      <p lang={price.lang}>
        <span className={styles.amount}>{amount}</span>{' '}
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </p>
      {tax !== undefined && <p className={styles.note}>{tax}</p>}
    </div>
  )
}
