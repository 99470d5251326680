/** A day that is typed in three fields. */
export const dates = {
  parts: { day: 'Jour', month: 'Mois', year: 'Année' },
  errors: {
    missing: 'Indiquez le jour, le mois et l’année.',
    incomplete: 'Il manque le jour, le mois ou l’année.',
    noSuchDay:
      'Ce jour n’existe pas : vérifiez le jour et le mois, et écrivez l’année en quatre chiffres.',
  },
  printedOn: 'Droit de Cité. Imprimé le {{day}}. {{url}}',
} as const
