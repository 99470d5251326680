/**
 * Each public page by the title of its route: what it is called (spec 2.1), in a menu too unless `menu` has other words, and a sentence or
 * two for search engines and social networks. A page with metadata of its own has no description here.
 */
export const pages = {
  home: {
    title: 'Avocats en droit de l’immigration',
    menu: 'Accueil',
    description:
      'Des avocats indépendants à Bruxelles, Paris et Douala pour vos demandes de visa, votre séjour, votre famille, votre nationalité et vos recours.',
  },
  about: {
    title: 'À propos',
    description:
      'Qui sont les avocats de Droit de Cité, ce qui les réunit et comment ils travaillent : le réseau, sa vision, son histoire, ses valeurs.',
  },
  services: {
    title: 'Nos services',
    menu: 'Tous les services',
    description:
      'Visa, entrée, séjour, régularisation, regroupement familial, naturalisation, recours : ce que les avocats du réseau font pour vous, étape par étape.',
  },
  interventions: {
    title: 'Nos interventions',
    description:
      'Du conseil à l’accompagnement complet : quatre niveaux d’intervention d’un avocat, pour chaque pays et chaque visa, avec ce que chacun comprend.',
  },
  offers: {
    title: 'Nos offres',
    description:
      'Les honoraires de chaque niveau d’intervention, ce qu’il comprend et pour combien de personnes, côte à côte, pour chaque pays et chaque visa.',
  },
  visaDetails: {
    title: 'Les visas en détail',
    menu: 'Détails des visas',
    description:
      'Conditions, documents, délais et recours : chaque visa expliqué en détail, pays par pays, avec les formulaires à télécharger.',
  },
  lawyers: {
    title: "Liste d'Avocats",
    menu: 'Nos avocats',
  },
  lawyer: {
    title: 'Avocat',
  },
  comparison: {
    title: 'Comparer des avocats',
  },
  signIn: {
    title: 'Connexion',
  },
  join: {
    title: 'Vous êtes avocat?',
  },
  faq: {
    title: 'Questions fréquentes',
    menu: 'FAQ',
    description:
      'Les réponses des avocats du réseau aux questions les plus courantes sur les visas et le séjour, par pays et par sujet.',
  },
  blog: {
    title: 'Blog',
  },
  article: {
    title: 'Article',
  },
  contact: {
    title: 'Contact',
    description:
      'Écrivez aux avocats de Droit de Cité, ou appelez les bureaux de Bruxelles, Paris et Douala : adresses, téléphones et heures d’ouverture.',
  },
  letter: {
    title: 'J’ai reçu une lettre',
    description:
      'Un visa ou un séjour refusé, un ordre de partir : jusqu’à quand agir, comment le délai se compte et avec quel avocat. Rien n’est envoyé.',
  },
  letterRules: {
    title: 'Les règles de délai',
    description:
      'Les délais de recours que le site connaît, pays par pays, avec la loi, la citation et la date de vérification.',
  },
  orientation: {
    title: 'Quel visa pour moi ?',
    description:
      'Quel visa correspond à ce que vous voulez faire, dans quel pays, à quel prix et avec quel avocat : quelques questions, et vos réponses restent dans l’adresse.',
  },
  orientationPlan: {
    title: 'Toutes les questions',
    description:
      'Chaque question du choix d’un visa, ses réponses et les visas où elles mènent, pays par pays, sur une page.',
  },
  schengen: {
    title: 'Mes jours Schengen',
    description:
      'Combien de jours avez-vous passés dans l’espace Schengen, combien il en reste, et jusqu’à quand partir : la règle des 90 jours sur 180, comptée pour vous.',
  },
  caseFile: {
    title: 'Mon dossier',
    description:
      'Délais, visa, pièces, avocats et notes, au même endroit et sur votre appareil seulement : sans compte, à imprimer, à emporter, à effacer.',
  },
  legalNotice: {
    title: 'Mentions légales',
    description: 'Qui édite ce site, qui l’héberge et comment nous joindre.',
  },
  privacy: {
    title: 'Confidentialité',
    description:
      'Quelles données ce site reçoit, pourquoi, pour combien de temps, et quels sont vos droits.',
  },
  accessibility: {
    title: 'Accessibilité',
    menu: 'Accessibilité : partiellement conforme',
    description:
      'Où en est l’accessibilité de ce site, ce qui manque encore et comment nous signaler une difficulté.',
  },
} as const
