export const interventions = {
  title: 'Nos interventions',
  lead: 'Quatre niveaux d’intervention, du simple avis à l’accompagnement complet. Chacun dit ce qui est fait, en combien de temps et à quel prix.',
  levelHeading: 'Niveau {{levelNumber}} : {{title}}',
  loading: 'Chargement des niveaux d’intervention…',
  loaded_one: '{{count}} niveau d’intervention pour {{visa}}',
  loaded_other: '{{count}} niveaux d’intervention pour {{visa}}',
  offers: 'Consulter nos offres',
  deadline: 'Jusqu’à quand agir ?',
  fee: 'Honoraires',
  basis: 'Base',
  notes: 'À noter',
  none: 'Aucune intervention trouvée pour le pays et le visa sélectionnés.',
  noneAdvice:
    'Choisissez un autre visa, ou écrivez-nous : un avocat du réseau vous dira ce qui est possible.',
  failed: 'Les interventions n’ont pas pu être chargées.',
  failedAdvice: 'Le serveur ou votre connexion a un problème. Réessayez dans un instant.',
  /** Before the price of an appeal (`AppealLevel.tsx`). */
  appeal: {
    title: 'Le recours',
    advice: 'Avant de contester',
    instead: 'Au lieu d’un recours',
    application: 'Une nouvelle demande, et son prix',
    duration: 'Le temps que cela prend',
    price: 'Le prix',
    appointment:
      'Le premier rendez-vous d’un avocat a son propre prix : demandez s’il s’ajoute à celui-ci. La convention d’honoraires le dit avant tout travail.',
  },
  contact: 'Nous écrire',
} as const
