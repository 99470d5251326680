export const visaSelection = {
  country: 'Pays',
  visa: 'Visa',
  source: '{{name}} · {{path}} · Information générale, qui ne remplace pas l’avis d’un avocat.',
  change: 'Changer de pays ou de visa',
  visaPlaceholder: 'Sélectionnez un visa',
  countriesLoading: 'Chargement des pays…',
  noCountry: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  visasOf: 'Visas : {{country}}',
  parts: {
    label: 'Ce visa',
    visa: 'Le visa',
    interventions: 'L’aide d’un avocat',
    offers: 'Les offres',
    lawyers: 'Les avocats',
  },
} as const
