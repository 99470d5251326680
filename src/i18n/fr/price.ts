export const price = {
  withTax: '{{price}} avec la TVA de {{rate}} ({{country}})',
  beforeTax:
    'HT : hors TVA. Un particulier paie le prix TVA comprise. Si vous habitez dans un autre pays que le cabinet, elle peut ne pas être due ou changer : demandez le prix final avant de signer.',
} as const
