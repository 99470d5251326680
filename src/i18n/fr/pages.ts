/** Each public page in a sentence or two, for search engines and social networks, under the key of its title. */
export const pages = {
  site: 'Droit de Cité réunit des avocats indépendants en droit de l’immigration à Bruxelles, Paris et Douala.',
  home: 'Des avocats indépendants à Bruxelles, Paris et Douala pour vos demandes de visa, votre séjour, votre famille, votre nationalité et vos recours.',
  about:
    'Qui sont les avocats de Droit de Cité, ce qui les réunit et comment ils travaillent : le réseau, sa vision, son histoire, ses valeurs.',
  services:
    'Visa, entrée, séjour, régularisation, regroupement familial, naturalisation, recours : ce que les avocats du réseau font pour vous, étape par étape.',
  interventions:
    'Du conseil à l’accompagnement complet : quatre niveaux d’intervention d’un avocat, pour chaque pays et chaque visa, avec ce que chacun comprend.',
  offers:
    'Les honoraires de chaque niveau d’intervention, ce qu’il comprend et pour combien de personnes, côte à côte, pour chaque pays et chaque visa.',
  visaDetails:
    'Conditions, documents, délais et recours : chaque visa expliqué en détail, pays par pays, avec les formulaires à télécharger.',
  faq: 'Les réponses des avocats du réseau aux questions les plus courantes sur les visas et le séjour, par pays et par sujet.',
  contact:
    'Écrivez aux avocats de Droit de Cité, ou appelez les bureaux de Bruxelles, Paris et Douala : adresses, téléphones et heures d’ouverture.',
  letter:
    'Un visa ou un séjour refusé, un ordre de partir : jusqu’à quand agir, comment le délai se compte et avec quel avocat. Rien n’est envoyé.',
  schengen:
    'Combien de jours avez-vous passés dans l’espace Schengen, combien il en reste, et jusqu’à quand partir : la règle des 90 jours sur 180, comptée pour vous.',
  caseFile:
    'Délais, visa, pièces, avocats et notes, au même endroit et sur votre appareil seulement : sans compte, à imprimer, à emporter, à effacer.',
  letterRules:
    'Les délais de recours que le site connaît, pays par pays, avec la loi, la citation et la date de vérification.',
  orientation:
    'Quel visa correspond à ce que vous voulez faire, dans quel pays, à quel prix et avec quel avocat : six questions, et vos réponses restent dans l’adresse.',
  orientationPlan:
    'Chaque question du choix d’un visa, ses réponses et les visas où elles mènent, pays par pays, sur une page.',
  legalNotice: 'Qui édite ce site, qui l’héberge et comment nous joindre.',
  privacy:
    'Quelles données ce site reçoit, pourquoi, pour combien de temps, et quels sont vos droits.',
  accessibility:
    'Où en est l’accessibilité de ce site, ce qui manque encore et comment nous signaler une difficulté.',
} as const
