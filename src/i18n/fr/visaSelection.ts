export const visaSelection = {
  country: 'Pays',
  visa: 'Visa',
  choice: 'Choix du visa',
  visaPlaceholder: 'Sélectionnez un visa',
  countriesLoading: 'Chargement des pays…',
  noCountry: 'Aucun pays trouvé. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  visasOf: 'Visas : {{country}}',
} as const
