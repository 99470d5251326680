/**
 * The standard rates of VAT for the fees of lawyers, by the country of an office, in percent; for other countries nothing
 * is said. The Belgian rate was checked in the circular on 26 November 2026. No source of the others could be opened: a
 * lawyer has to check them.
 */
const standardRates: Readonly<Partial<Record<string, number>>> = {
  // Royal decree no. 20 of 20 July 1970, art. 1; lawyers since 1 January 2014 (law of 30 July 2013, art. 60; circular
  // AGFisc 47/2013).
  BE: 21,
  // Code général des impôts, art. 278.
  FR: 20,
  // Code général des impôts of Cameroon, art. 142: 17.5 %, and the additional communal tax of a tenth.
  CM: 19.25,
}

/** The standard rate of VAT in a country, in percent; undefined where it is not known. */
export function getTaxRate(countryCode: string): number | undefined {
  return standardRates[countryCode]
}

/** An amount with VAT at a rate in percent, to the cent. */
export function addTax(amount: number, percent: number): number {
  return Math.round(amount * (100 + percent)) / 100
}
