/** A visa's card, on the home page and wherever else one stands. */
export const visaCard = {
  visaOf: 'Visa · {{country}}',
  show: 'Ce qu’il faut savoir',
  hide: 'Retourner la carte',
  levels: 'Niveaux d’intervention',
  more: 'En savoir plus',
  moreAbout: 'En savoir plus : {{visa}}',
} as const
