/** What waits on the dashboard of the back-office, below the cards of the specification. */
export const adminDashboard = {
  title: 'Votre travail',
  loading: 'Chargement : {{title}}',
  failed: 'Cette liste n’a pas pu être lue.',
  nothing: 'Rien en attente',
  drafts: {
    title: 'Articles en brouillon',
    all_one: 'Voir {{count}} brouillon dans la liste',
    all_other: 'Voir {{count}} brouillons dans la liste',
  },
  review: {
    title: 'Articles en relecture',
    all_one: 'Voir {{count}} article en relecture dans la liste',
    all_other: 'Voir {{count}} articles en relecture dans la liste',
  },
  kept: {
    title: 'Saisies non enregistrées',
    hint: 'Gardées sur cet appareil seulement.',
    unavailable: 'Ce navigateur ne garde pas ce qui n’est pas enregistré.',
    item: '{{kind}}, saisie du {{moment}}',
    newRecord: 'Nouvelle fiche',
    missing: 'Fiche qui n’est plus dans la liste',
  },
  translations: {
    title: 'Traductions qui manquent',
    item_one: '{{kind}}, {{count}} passage',
    item_other: '{{kind}}, {{count}} passages',
    all_one: 'Voir {{count}} fiche à traduire',
    all_other: 'Voir les {{count}} fiches à traduire',
  },
  changes: {
    title: 'Vos dernières modifications',
    hint: 'Faites sur cet appareil.',
    nothing: 'Rien d’enregistré sur cet appareil',
    item: '{{kind}}, {{moment}}',
    undo_one: 'Annuler « {{title}} » ({{count, number}} fiche)',
    undo_other: 'Annuler « {{title}} » ({{count, number}} fiches)',
    gone: '{{kind}}, {{moment}}, n’est plus dans la liste',
  },
  kinds: {
    articles: 'Article',
    countries: 'Pays',
    visas: 'Visa',
    interventions: 'Intervention',
    faqs: 'FAQ',
  },
} as const
