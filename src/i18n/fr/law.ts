export const law = {
  summary_one: 'Vérifié le {{day}}, source',
  summary_other: 'Vérifié le {{day}}, sources',
  notVerified: 'Comparé avec la source citée. Démonstration : aucun avocat ne l’a vérifié.',
  validTo: 'À relire avant le {{day}}.',
} as const
