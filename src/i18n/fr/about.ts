export const about = {
  eyebrow: 'À propos',
  title: 'Un réseau d’avocats, pas un guichet',
  lead: 'Droit de Cité réunit des avocats indépendants qui ne font qu’une chose : défendre le droit d’entrer, de rester et de vivre en famille.',
  tabs: 'Le réseau',
  pictures: {
    pause: 'Arrêter le défilement des images',
    play: 'Reprendre le défilement des images',
  },
  who: {
    tab: 'Qui sommes-nous',
    title: 'Qui sommes-nous ?',
    first:
      'Nous sommes des avocats inscrits à leur barreau, en Belgique, en France, au Luxembourg et au Cameroun. Chacun exerce en son nom et répond de son travail.',
    second:
      'Nous accompagnons les demandes de visa, l’entrée et le séjour, la régularisation, le regroupement familial et la naturalisation. Quand une administration refuse, nous contestons sa décision.',
    third:
      'Le réseau tient trois bureaux et un secrétariat commun. Il vous oriente vers l’avocat qui connaît votre pays et votre situation, puis il s’efface : votre avocat est votre seul interlocuteur.',
  },
  vision: {
    tab: 'Vision',
    title: 'Une frontière se passe avec un dossier clair',
    first:
      'Un refus tient souvent à une pièce qui manque ou à une phrase mal comprise. Nous croyons qu’une personne bien informée prépare mieux son dossier, et que ses droits s’en trouvent mieux respectés.',
    second:
      'C’est pourquoi nous écrivons en langue courante, nous annonçons les honoraires avant d’agir et nous disons ce qui est possible comme ce qui ne l’est pas.',
    third:
      'Nous voulons qu’un étudiant de Douala, une famille de Lille ou une entrepreneuse de Liège trouvent la même qualité de conseil, où qu’ils se trouvent.',
  },
  history: {
    tab: 'Histoire',
    title: 'Trois villes, une même pratique',
    first: {
      mark: '2009 Bruxelles',
      title: 'Une permanence du samedi',
      text: 'Trois avocates du barreau de Bruxelles ouvrent une permanence pour les étudiants étrangers, rue du Sceau. On y relit les dossiers avant leur dépôt.',
    },
    second: {
      mark: '2015 Paris',
      title: 'De l’autre côté de la frontière',
      text: 'Les mêmes familles vivent à Bruxelles et à Paris. Des confrères parisiens rejoignent le groupe, qui prend le nom de Droit de Cité.',
    },
    third: {
      mark: '2021 Douala',
      title: 'Là où la demande commence',
      text: 'Un bureau ouvre à Douala : le dossier se prépare sur place, avec les actes et les délais du pays de départ. Des avocats du Luxembourg rejoignent ensuite le réseau.',
    },
  },
  values: {
    tab: 'Valeurs',
    title: 'Ce à quoi nous nous tenons',
    first: {
      mark: 'I',
      title: 'L’indépendance',
      text: 'Aucun avocat du réseau ne dépend d’une école, d’un employeur ou d’une agence. Il conseille dans votre intérêt, et dans le vôtre seulement.',
    },
    second: {
      mark: 'II',
      title: 'La franchise',
      text: 'Nous disons les chances d’un dossier avant d’en fixer le prix. Quand une démarche est inutile, nous le disons aussi.',
    },
    third: {
      mark: 'III',
      title: 'Le secret',
      text: 'Ce que vous confiez à un avocat reste entre vous et lui. Cela vaut pour vos papiers, pour votre histoire et pour votre famille.',
    },
  },
  nextSteps: {
    title: 'Parlons de votre situation',
    lawyer: 'Trouver un avocat',
    contact: 'Nous écrire',
  },
} as const
