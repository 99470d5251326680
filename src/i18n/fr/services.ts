export const services = {
  eyebrow: 'Services',
  title: 'Ce que nous faisons, de la demande de visa à la nationalité',
  lead: 'Un réseau d’avocats indépendants. Ils préparent, déposent et défendent. Voici les sept situations pour lesquelles on nous écrit.',
  index: 'Les sept services',
  note: 'À retenir.',
  chapters: {
    coming: { title: 'Venir', text: 'Avant le départ, et le jour de l’arrivée.' },
    living: { title: 'Vivre ici', text: 'Obtenir le droit de rester, le garder, le partager.' },
    staying: { title: 'S’établir, se défendre', text: 'Devenir citoyen, ou contester un refus.' },
  },
  parts: {
    visa: {
      title: 'Le visa',
      situation:
        'Vous voulez étudier, travailler, entreprendre ou rejoindre quelqu’un, et tout commence par un dossier au consulat.',
      work: 'L’avocat lit vos pièces avant l’administration. Il vérifie que le projet tient, que les ressources sont prouvées et que les dates concordent ; il dit ce qui manque. S’il dépose pour vous, il suit la demande jusqu’à la réponse.',
      note: 'Un refus laisse une trace dans les dossiers suivants. Mieux vaut déposer deux semaines plus tard qu’un dossier incomplet.',
      link: 'Lire les visas en détail',
    },
    entry: {
      title: 'L’entrée',
      situation:
        'Le visa est dans le passeport, mais il ne garantit pas le passage : à la frontière, on peut encore vous interroger.',
      work: 'Nous préparons avec vous les justificatifs à garder en cabine et les réponses aux questions d’usage. Si l’entrée est refusée ou si vous êtes retenu, un avocat intervient auprès de l’autorité et, s’il le faut, devant le juge.',
      note: 'En cas de rétention, les délais se comptent parfois en jours, voire en heures. Demandez aussitôt à appeler un avocat.',
      link: 'Le visa de court séjour',
    },
    residence: {
      title: 'Le séjour',
      situation:
        'Vous êtes arrivé. Il faut maintenant un titre de séjour, le renouveler, ou en changer quand votre vie change.',
      work: 'Nous accompagnons la première inscription, le renouvellement et le changement de statut : d’étudiant à salarié, de salarié à indépendant, de conjoint à résident de longue durée. L’avocat tient le calendrier et répond aux demandes de l’administration.',
      note: 'Un renouvellement se prépare plusieurs mois avant l’échéance inscrite sur la carte. N’attendez pas la convocation.',
      link: 'Le visa permis de travail',
    },
    regularisation: {
      title: 'La régularisation',
      situation: 'Vous vivez ici sans titre, parfois depuis des années, et vous voulez en sortir.',
      work: 'L’avocat vous dit d’abord, sans détour, si une demande a une chance et ce qu’elle vous fait risquer. Si elle en a une, il réunit avec vous les preuves de votre vie sur place : travail, école des enfants, santé, attaches.',
      note: 'Ce que vous dites à un avocat est couvert par le secret professionnel, quelle que soit votre situation.',
      link: 'En parler à un avocat',
    },
    family: {
      title: 'Le regroupement familial',
      situation:
        'Votre conjoint, vos enfants ou vos parents sont loin, et la loi leur ouvre une porte à certaines conditions.',
      work: 'Nous vérifions le lien de parenté, les revenus, le logement et l’assurance, dans cet ordre, car c’est souvent là que l’on échoue. Nous faisons légaliser et traduire les actes, puis nous déposons une demande pour chaque membre de la famille.',
      note: 'L’âge des enfants et la date du mariage peuvent tout changer. Demandez conseil avant, pas après.',
      link: 'Le visa de regroupement familial',
    },
    naturalisation: {
      title: 'La naturalisation',
      situation:
        'Vous vivez ici depuis longtemps. Vous voulez voter, ne plus renouveler de carte, être d’ici tout à fait.',
      work: 'L’avocat compte vos années de séjour comme l’administration les comptera. Il vérifie la langue, l’intégration, les absences et le casier judiciaire, choisit la voie qui convient et relit la déclaration avant qu’elle ne parte.',
      note: 'Certains États n’admettent pas la double nationalité. Vérifiez ce que dit la loi de votre pays d’origine.',
      link: 'Trouver un avocat',
    },
    contesting: {
      title: 'La contestation d’une décision',
      situation:
        'Un visa refusé, un titre retiré, un ordre de quitter le territoire. La décision est là, et le temps court.',
      work: 'Nous lisons les motifs, nous vérifions le délai et nous disons s’il vaut mieux attaquer la décision ou présenter une nouvelle demande. Si le recours est utile, l’avocat le rédige, le dépose et le plaide.',
      note: 'Le délai figure dans la décision. Envoyez-la le jour même, avec la preuve de la date à laquelle vous l’avez reçue.',
      link: 'Le niveau III, le recours',
    },
  },
  levels: {
    eyebrow: 'Les quatre niveaux',
    title: 'Vous choisissez jusqu’où va l’avocat',
    lead: 'Pour chacun de ces services, quatre niveaux. On peut s’arrêter au premier, et beaucoup le font.',
    first: {
      title: 'Conseil juridique et validation',
      text: 'Un avocat examine votre situation et vos pièces. Vous repartez avec un avis écrit : déposer, compléter ou attendre.',
    },
    second: {
      title: 'Constitution et dépôt du dossier',
      text: 'Il ordonne les pièces, rédige ce qui doit l’être, dépose la demande et répond aux questions.',
    },
    third: {
      title: 'Recours administratif ou judiciaire',
      text: 'La réponse est négative. Il en examine les motifs, puis conteste la décision si cela sert vos intérêts.',
    },
    fourth: {
      title: 'Assistance complète',
      text: 'Un seul avocat, de la première question au titre de séjour, recours compris.',
    },
    interventions: 'Voir les interventions',
    visas: 'Lire les visas en détail',
  },
  lawyers: {
    eyebrow: 'Les avocats',
    title: 'Un réseau, des avocats indépendants',
    lead: 'Chaque avocat exerce sous son nom, à son barreau, et répond seul de votre dossier.',
    independence:
      'Le réseau ne plaide pas à leur place et ne choisit pas à la vôtre. Il réunit des avocats qui connaissent le droit de l’immigration, se relaient d’un pays à l’autre et se soumettent des questions difficiles. Vous pouvez changer d’avocat à tout moment.',
    agreement:
      'Avant tout travail, une convention d’honoraires dit ce qui sera fait et à quel prix. Personne ne peut vous promettre un visa : un avocat sérieux ne le fera pas.',
    find: 'Trouver un avocat',
    contact: 'Nous écrire',
  },
} as const
