import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'

import styles from './LevelPrice.module.css'
import { useLevelPrice } from './usePrices.ts'
import { useTaxNote } from './TaxAdvice.tsx'

interface LevelPriceProps {
  level: ServiceLevel
  /** The country of the office that does the work; undefined while it is loading. */
  country: Country | undefined
}

/** The price of a level: amount, unit, and the amount with VAT if it is before tax and the rate is known. */
export function LevelPrice({ level, country }: LevelPriceProps) {
  const formatTax = useTaxNote()
  const { text, parts } = useLevelPrice()(level)
  const { amount: fee, currency } = level.serviceFee ?? {}
  const tax =
    country !== undefined && fee != null && parts !== undefined
      ? formatTax(fee, currency, country)
      : undefined
  return (
    <div className={styles.price}>
      <p lang={text.lang}>
        <span className={styles.amount}>{parts?.amount ?? text.children}</span>{' '}
        {parts !== undefined && <span className={styles.unit}>{parts.unit}</span>}
      </p>
      {tax !== undefined && <p className={styles.note}>{tax}</p>}
    </div>
  )
}
