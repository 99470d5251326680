export const recentlyViewed = {
  title: 'Vus récemment',
  visas: 'Visas',
  lawyers: 'Avocats',
  lawyer: 'Maître {{name}}',
  keep: 'Garder sur cet appareil',
  keptInTab: 'Cette liste disparaît quand vous fermez l’onglet. Nous ne la recevons pas.',
  keptOnDevice:
    'Cette liste reste sur cet appareil jusqu’à ce que vous l’effaciez. Qui s’en sert peut la voir.',
  refused: 'Votre navigateur ne le permet pas : la liste disparaît avec l’onglet.',
  clear: 'Tout effacer',
  cleared: 'La liste des pages vues est effacée.',
} as const
