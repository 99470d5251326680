import type { ServiceLevel } from '#contract/interventions.ts'

import { getLevelPrice } from './visas.ts'

/**
 * Splits a price at the end of its amount: '150 € HT par personne' is 150 € and 'HT par personne'. A text that does not
 * begin with an amount stays whole.
 */
export function splitPrice(price: string): { readonly amount: string; readonly unit: string } {
  const [, amount = price, unit = ''] =
    /^((?:[A-Z]{0,3}[€$£]\s?)?\d[\d\s.,–-]*?(?:\s?(?:€|\$(?:CA|US)?|£|EUR|USD|GBP|CAD)(?![A-Za-z]))?)\s+([^\d€$£].*)$/u.exec(
      price,
    ) ?? []
  return { amount, unit }
}

/**
 * The standard rates of VAT for the fees of lawyers, by the country of an office, in percent. A lower rate exists in none
 * of these countries; for other countries nothing is said. Checked on 25 November 2026.
 */
const standardRates: Readonly<Partial<Record<string, number>>> = {
  // Royal decree no. 20 of 20 July 1970, art. 1; lawyers since 1 January 2014 (law of 30 July 2013, art. 60).
  BE: 21,
  // Code général des impôts, art. 278.
  FR: 20,
  // Code général des impôts of Cameroon, art. 142: 17.5 %, and the additional communal tax of a tenth.
  CM: 19.25,
}

/** A price with VAT; `percent` is the rate. */
export interface PriceWithTax {
  readonly percent: number
  readonly amount: number
}

/**
 * The price of a level with VAT, to the cent. Undefined if the price is on request or does not say that it is before tax,
 * or if the rate of the country is not known.
 */
export function addTax(level: ServiceLevel, countryCode: string): PriceWithTax | undefined {
  const amount = level.serviceFee?.amount
  const percent = standardRates[countryCode]
  if (!isBeforeTax(level) || percent === undefined || amount == null) return undefined
  return { percent, amount: Math.round(amount * (100 + percent)) / 100 }
}

/** Whether the price of a level, which is in French, says that it is before tax. */
export function isBeforeTax(level: ServiceLevel): boolean {
  return /(?<!\p{L})(?:HT|hors\s+taxes?)(?!\p{L})/u.test(getLevelPrice(level) ?? '')
}
