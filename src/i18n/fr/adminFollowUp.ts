/** What the back-office offers once a record is saved, and from one record to the next. */
export const adminFollowUp = {
  seeOnSite: 'Voir sur le site',
  seeRecordOnSite: 'Voir sur le site : {{name}}',
  opensNewTab: 'S’ouvre dans un nouvel onglet',
  missing: {
    unpublished: 'Pas sur le site : cet article n’est pas publié',
    noCountry: 'Pas sur le site : cette fiche n’a pas de pays',
    noVisa: 'Pas sur le site : cette fiche n’a pas de visa de son pays',
  },
  missingRecord: 'Voir sur le site : {{name}}. {{reason}}',
  edit: 'Modifier',
  undo: 'Annuler',
  duplicate: 'Dupliquer',
  duplicateRecord: 'Dupliquer {{name}}',
  copyName: '{{name}} (copie)',
  add: {
    visas: 'Ajouter un visa pour ce pays',
    interventions: 'Ajouter une intervention pour ce visa',
  },
  savedNow: 'Enregistré à l’instant',
  hidden: 'La fiche enregistrée n’apparaît pas ici : la recherche ou les filtres la cachent.',
  showHidden: 'Effacer les filtres',
} as const
