import type { price as model } from '../fr/price.ts'
import type { Translation } from '../texts.ts'

export const price = {
  withTax: '{{price}} with VAT at {{rate}} ({{country}})',
  beforeTax:
    'Prices exclude VAT unless they say otherwise. A private person pays the price with VAT. If you live in another country than the firm, it may not be due, or differ: ask for the final price before you sign.',
} as const satisfies Translation<typeof model>
