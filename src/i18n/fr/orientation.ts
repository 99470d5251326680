const questions = {
  decision: 'Avez-vous reçu une décision ?',
  country: 'Pour quel pays ?',
  pair: 'Entre quels pays hésitez-vous ?',
  purpose: 'Que voulez-vous y faire ?',
  regime: 'Êtes-vous citoyen de l’UE, de l’EEE ou de la Suisse, ou proche d’un tel citoyen ?',
  place: 'Où êtes-vous en ce moment ?',
  help: 'Quelle aide cherchez-vous ?',
} as const

const names = {
  decision: 'Décision reçue',
  country: 'Pays',
  pair: 'Les deux pays',
  purpose: 'Ce que vous voulez faire',
  regime: 'UE, EEE ou Suisse',
  place: 'Où vous êtes',
  help: 'Aide cherchée',
} as const

const hints = {
  decision: 'Une lettre ou un message d’une ambassade, d’un consulat ou d’une administration.',
  country: 'Celui où vous voulez aller, ou rester.',
  pair: 'Les deux sont montrés l’un après l’autre.',
  purpose: 'Si plusieurs réponses sont vraies, prenez ce qui vous y amène.',
  regime:
    'Les États de l’Union européenne, l’Islande, le Liechtenstein, la Norvège et la Suisse. Un proche : votre conjoint ou partenaire, votre enfant ou votre parent.',
  place:
    'Facultatif. Cette réponse reste dans la mémoire de cette page : ni dans son adresse, ni sur l’appareil, ni envoyée. Elle s’efface quand vous fermez la page.',
  help: 'Rien n’est choisi pour vous : le résultat montre tous les niveaux et tous les prix.',
} as const

const reasons = {
  decision: 'Une décision ouvre souvent un délai court. Il passe avant le choix d’un visa.',
  country: 'Chaque pays a ses visas, ses conditions et ses avocats.',
  pair: 'Pour les mettre l’un près de l’autre, avec leurs visas et leurs prix.',
  purpose: 'Chaque visa est fait pour un but.',
  regime:
    'Ces citoyens et leurs proches relèvent souvent d’un autre droit, dans ces États. Il ne passe pas toujours par un visa.',
  place: 'La procédure n’est pas la même, et certaines démarches demandent un conseil avant.',
  help: 'Elle ne change pas le visa, mais le niveau et son prix.',
} as const

const answers = {
  decision: {
    none: 'Non, je prépare une demande',
    refusal: 'Oui, un refus',
    order: 'Oui, un ordre de quitter le pays',
    waiting: 'Non, j’attends une réponse',
    unknown: 'J’ai reçu quelque chose, je ne sais pas ce que c’est',
  },
  country: {
    two: 'J’hésite entre deux pays',
    other: 'Un autre pays, ou je ne sais pas',
  },
  purpose: {
    study: 'Étudier',
    work: 'Travailler pour un employeur',
    business: 'Créer une activité ou investir',
    family: 'Rejoindre ma famille',
    visit: 'Venir pour 90 jours au plus',
    income: 'Vivre de mes revenus, sans travailler',
    other: 'Autre chose, ou je ne sais pas',
  },
  regime: {
    neither: 'Non',
    citizen: 'Oui, moi',
    relativeAbroad: 'Oui, un proche, qui vit dans un autre pays que le sien',
    relativeHome: 'Mon proche vit dans son propre pays (un Belge en Belgique)',
    unknown: 'Je ne sais pas',
  },
  place: {
    abroad: 'À l’étranger',
    permit: 'Dans ce pays, avec un titre ou un visa',
    noPermit: 'Dans ce pays, sans titre',
    private: 'Je préfère ne pas le dire',
  },
  help: {
    advice: 'Un avis d’avocat',
    prepare: 'Préparer la demande avec un avocat',
    everything: 'Tout confier à un avocat',
    alone: 'Le faire seul',
    unknown: 'Je ne sais pas encore',
  },
} as const

export const orientation = {
  eyebrow: 'Quel visa pour moi ?',
  position: 'Question {{number}} sur {{count}} au plus',
  changing: 'Vous modifiez cette réponse. Les autres sont gardées.',
  askedAgain:
    'Vous avez modifié la réponse à « {{question}} » : cette question en dépend. Vos autres réponses sont gardées.',
  formerAnswer:
    'Cette question a été précisée depuis que vous avez ce lien. Répondez-y de nouveau : vos autres réponses sont gardées.',
  why: 'Pourquoi cette question',
  noScript:
    'Sans JavaScript, cette page ne peut pas suivre vos réponses : lisez toutes les questions sur une page.',
  continue: 'Continuer',
  back: 'Question précédente',
  loading: 'Chargement…',
  failed: 'La liste des pays n’a pas pu être chargée.',
  failedAdvice:
    'Réessayez, ou continuez avec « Un autre pays » : un avocat vous dira ce qui est possible.',
  questions,
  /** The questions in a list. */
  names,
  hints,
  reasons,
  /** The same, where somebody answers for another person. */
  forOther: {
    questions: {
      ...questions,
      decision: 'La personne a-t-elle reçu une décision ?',
      purpose: 'Que veut-elle y faire ?',
      regime: 'Est-elle citoyenne de l’UE, de l’EEE ou de la Suisse, ou proche d’un tel citoyen ?',
      place: 'Où est-elle en ce moment ?',
    },
    names: { ...names, purpose: 'Ce qu’elle veut faire', place: 'Où elle est' },
    hints: {
      ...hints,
      country: 'Celui où elle veut aller, ou rester.',
      purpose: 'Si plusieurs réponses sont vraies, prenez ce qui l’y amène.',
      regime:
        'Les États de l’Union européenne, l’Islande, le Liechtenstein, la Norvège et la Suisse. Un proche : son conjoint ou partenaire, son enfant ou son parent.',
    },
    reasons,
    answers: {
      ...answers,
      decision: {
        ...answers.decision,
        none: 'Non, la demande se prépare',
        waiting: 'Non, elle attend une réponse',
        unknown: 'Elle a reçu quelque chose, on ne sait pas quoi',
      },
      purpose: {
        ...answers.purpose,
        family: 'Rejoindre sa famille',
        income: 'Vivre de ses revenus, sans travailler',
      },
      regime: {
        ...answers.regime,
        citizen: 'Oui, elle-même',
        relativeHome: 'Son proche vit dans son propre pays (un Belge en Belgique)',
      },
    },
  },
  person: 'Je réponds pour quelqu’un d’autre',
  personHint: 'Un salarié, un parent, un enfant, une personne que vous accompagnez.',
  personName: 'Pour qui',
  personOther: 'Pour quelqu’un d’autre',
  firstCountry: 'Premier pays',
  secondCountry: 'Second pays',
  chooseCountry: 'Choisissez un pays',
  answers,
  /** What an answer changes. */
  effects: {
    decision: {
      none: 'Les questions suivantes cherchent le visa.',
      refusal: 'La page des lettres d’abord : un délai court peut-être déjà.',
      order: 'La page des lettres d’abord : le délai peut être de quelques jours.',
      waiting:
        'Gardez la preuve du dépôt. Un délai court peut-être déjà : le silence vaut en principe refus en France (visa : deux mois ; titre de séjour : quatre mois ; regroupement familial : six mois) et au Luxembourg (trois mois).',
      unknown: 'La page des lettres d’abord : elle aide à reconnaître ce que c’est.',
    },
    country: {
      any: 'Le résultat montre les visas que ce site décrit pour ce pays.',
      two: 'Le résultat montre les deux pays, l’un après l’autre.',
      other: 'Pas de page de visa : un avis d’avocat d’abord.',
    },
    purpose: {
      any: 'Elle mène à un visa plutôt qu’à un autre.',
      other: 'Aucun visa n’est mis en avant : tous ceux du pays, et un avis d’avocat.',
    },
    regime: {
      neither: 'Le droit ordinaire des visas.',
      citizen: 'Dans ces États, un autre régime : peut-être aucun visa, un avis d’avocat d’abord.',
      relativeAbroad:
        'Dans ces États, un autre régime : peut-être aucun visa, un avis d’avocat d’abord.',
      relativeHome:
        'Le droit ordinaire : le visa pour rejoindre sa famille d’abord. S’il a vécu avec vous dans un autre de ces États, un autre régime peut valoir : demandez.',
      unknown: 'Le droit ordinaire, à vérifier : un autre peut valoir.',
    },
    place: {
      abroad: 'Demandez au poste diplomatique s’il reçoit les demandes de là où vous vivez.',
      permit:
        'Demandez si un changement de statut est possible sans repartir. Parlez-en à un avocat d’abord.',
      noPermit:
        'Parlez à un avocat avant d’aller dans une administration. Sauf pour demander l’asile : faites-le tout de suite.',
      private: 'Cela peut changer la procédure : dites-le à un avocat, il est tenu au secret.',
    },
    help: {
      advice: 'Le niveau 1 est nommé en premier.',
      prepare: 'Le moins cher des niveaux qui préparent la demande est nommé en premier.',
      everything: 'Le niveau 4 est nommé en premier.',
      alone: 'Ce qu’il faut pour le faire seul, et le niveau 1 pour un avis.',
      unknown: 'Le niveau 1 est nommé en premier, à vérifier avec l’avocat.',
    },
  },
  errors: {
    title_one: 'Une réponse manque',
    title_other: '{{count}} réponses manquent',
    first: 'Choisissez le premier pays.',
    second: 'Choisissez un second pays, qui ne soit pas le premier.',
  },
  aside: {
    title: 'Bon à savoir',
    address:
      'Vos réponses ne sont que dans l’adresse de cette page. L’endroit où vous êtes n’y est pas.',
    notSure: 'Vous pouvez toujours répondre que vous ne savez pas.',
    noDecision:
      'Le résultat dit quel visa se demande pour cela. L’autorité décide, sur bien plus que six réponses.',
    plan: 'Toutes les questions, et où elles mènent',
  },
  letter: {
    title: 'Votre lettre d’abord',
    text: 'Un délai court peut-être déjà. Voyez jusqu’à quand agir ; vous reviendrez ensuite au choix du visa, avec votre réponse gardée.',
    open: 'Voir ma lettre et mon délai',
    continue: 'Continuer l’orientation',
  },
  result: {
    title: 'D’après vos réponses',
    failed: 'Le résultat n’a pas pu s’afficher.',
    failedAdvice: 'Rechargez la page : vos réponses sont dans son adresse. Ou appelez :',
    toVerify: 'À vérifier',
    toVerifyText:
      'Une réponse au moins n’est pas sûre ({{questions}}). Faites vérifier ce résultat par un avocat avant d’engager des frais.',
    demonstration: 'Démonstration : textes non vérifiés par un avocat.',
    urgency: 'D’abord, votre lettre',
    urgencyText:
      'Avant une nouvelle demande, voyez jusqu’à quand agir contre cette décision, et avec qui.',
    waiting: 'Une réponse est attendue',
    silence: {
      FR: 'En France, sans réponse après deux mois (visa), quatre mois (titre de séjour, parfois moins) ou six mois (regroupement familial), la demande est en principe refusée. Un délai de recours court peut-être déjà.',
      LU: 'Au Luxembourg, sans réponse après trois mois, la demande est en principe considérée comme refusée. Un délai de recours court peut-être déjà.',
      other:
        'Gardez la preuve du dépôt. Une lettre qui arrive peut ouvrir un délai. Demandez à un avocat si le silence en ouvre un aussi.',
      open: 'Voir si un délai court',
    },
    main: 'À regarder d’abord',
    mainReason: 'Il se demande pour {{purpose}}. C’est ce que vous avez répondu.',
    mainReasonFamily:
      'Le proche vit dans son propre pays : ce visa se demande pour rejoindre sa famille, selon le droit ordinaire.',
    checked: 'Ce que l’autorité vérifie :',
    conditions: 'Lire les conditions de ce visa',
    also: 'À regarder aussi',
    notKept: 'Non retenus, et pourquoi',
    notKeptReason: 'Il se demande pour {{purpose}}. Vous avez répondu : {{answer}}.',
    others: 'Autres visas',
    othersLead: 'Vos réponses ne disent ni oui ni non pour ces visas.',
    noPage: 'Aucune page de ce site ne correspond',
    noPageText:
      'Ce site ne décrit pas de visa pour {{purpose}} dans ce pays. Il en existe peut-être un : un avocat peut vous le dire.',
    noPurposeText:
      'Sans savoir ce que vous voulez faire, aucun visa n’est mis en avant. Lisez ceux de ce pays, ou demandez un avis.',
    noCountryText:
      'Ce site ne décrit pas ce pays. Les avocats du réseau peuvent vous dire qui s’en occupe.',
    noVisasText:
      'Ce site ne décrit aucun visa de ce pays en ce moment. Les avocats du réseau peuvent vous répondre.',
    visasFailed: 'Les visas de ce pays n’ont pas pu être chargés.',
    visasFailedText: 'Réessayez. Ou parlez à une personne : elle peut répondre sans cette liste.',
    levelsFailed: 'Les niveaux et leurs prix n’ont pas pu être chargés.',
    otherRegime: 'Peut-être aucun visa',
    otherRegimeText:
      'Les citoyens de l’Union européenne, de l’EEE et de la Suisse, et souvent leurs proches, y relèvent d’un autre régime que celui des visas. Ce site ne le calcule pas : demandez un avis.',
    otherRegimeSources:
      'Les sources : la directive 2004/38/CE et, pour la Suisse, l’accord sur la libre circulation des personnes ; le site « L’Europe est à vous » de l’Union européenne ; l’autorité du pays.',
    visaList:
      'Qui a besoin d’un visa pour un court séjour dans l’espace Schengen ? Le règlement (UE) 2018/1806 en donne la liste officielle, par nationalité. Ce site ne le calcule pas.',
    levels: 'L’aide d’un avocat, et son prix',
    fitting:
      'Vous avez répondu : {{answer}}. Le moins cher des niveaux qui le font est le {{levelNumber}} ({{price}}).',
    fittingAlone:
      'Vous voulez le faire seul. Pour un avis avant de déposer, le niveau {{levelNumber}} est le moins cher ({{price}}).',
    fittingUnknown:
      'Vous ne savez pas encore quelle aide. Le niveau {{levelNumber}}, un avis, est le moins cher ({{price}}).',
    level: 'Niveau {{levelNumber}}',
    advice: 'Un avis d’avocat d’abord',
    adviceText: 'Il lit votre situation et vous dit par écrit ce qui est possible.',
    adviceOf: 'Prix pour ce visa :',
    adviceFrom: 'À partir de :',
    adviceExample: 'Par exemple, dans ce pays :',
    services: 'Ce que le réseau fait pour vous',
    alone: 'Le faire seul',
    aloneText:
      'Lisez la page du visa jusqu’au bout, puis le site officiel de l’autorité ou de l’ambassade du pays : lui seul fait foi pour les pièces, les droits à payer et le lieu de dépôt. Écrivez son adresse vous-même dans le navigateur.',
    aloneLink: 'Lire la page du visa',
    people: 'Parler à une personne',
    caseFile: 'Réunir mes pièces dans un dossier',
    contact: 'Nous écrire',
    notAsked: 'Ce qui n’a pas été demandé ici',
    notAskedLead: 'L’autorité le vérifie aussi, et un seul de ces points peut tout changer.',
    notAskedItems: {
      money: 'vos revenus, votre épargne, un garant',
      health: 'votre santé et votre assurance',
      record: 'votre casier judiciaire',
      stays: 'vos séjours, vos demandes et vos refus d’avant',
      age: 'votre âge, vos diplômes, vos langues',
      nationality: 'votre nationalité et votre passeport',
    },
    why: 'Pourquoi ce résultat',
    change: 'Modifier',
    changeAnswer: 'Modifier : {{question}}',
    placeForgotten:
      'Aucune réponse en mémoire : elle n’est écrite nulle part, et une page rechargée l’oublie',
    print: 'Imprimer',
    source: 'Cette page :',
    again: 'Recommencer',
  },
  /** What each visa is asked for. */
  purposes: {
    study: 'étudier',
    work: 'travailler pour un employeur',
    business: 'créer une activité ou investir',
    family: 'rejoindre sa famille',
    visit: 'venir 90 jours au plus',
    income: 'vivre de ses revenus',
  },
  /** When a visa close to the main one is worth a look. */
  also: {
    study: 'Si une école vous admet.',
    work: 'Si un employeur vous engage.',
    business: 'Si vous travaillez à votre compte ou dirigez votre société.',
    family: 'Si un proche y vit déjà.',
    visit: 'Si vous venez pour 90 jours au plus.',
    income: 'Si vous vivez de revenus ou d’un placement, sans activité sur place.',
  },
  /** Situations to which no visa of the site corresponds. */
  exits: {
    title: 'Une autre situation : asile, régularisation, nationalité, renouvellement…',
    lead: 'Ces questions ne les couvrent pas, et cette page ne les devine pas. Voici à qui s’adresser.',
    offices: 'S’en occupe :',
    lawyers: 'Les avocats à qui en parler',
    names: {
      asylum: 'Demander l’asile ou une protection temporaire',
      regularisation: 'Demander un titre sans en avoir',
      illness: 'Rester pour se soigner',
      overstay: 'Mon visa ou mon temps de séjour est dépassé',
      longTerm: 'J’ai une carte de longue durée ou une carte bleue d’un autre État de l’UE',
      renewal: 'Renouveler mon titre, ou en changer',
      nationality: 'Demander la nationalité',
      parent: 'Je suis le parent d’un enfant citoyen de ce pays ou de l’UE',
      partner: 'Nous vivons ensemble sans être mariés',
      ownPermit: 'Chercheur, saisonnier, salarié muté, jeune au pair',
      legalAid: 'Je ne peux pas payer un avocat',
    },
    texts: {
      asylum:
        'La demande se fait sur place et en personne : présentez-vous tout de suite, et demandez un avocat le même jour. Le HCR explique la procédure de chaque pays. Pour la protection temporaire, demandez si elle vous concerne.',
      regularisation:
        'Aucune liste ne dit qui l’obtient, et un dossier fragile peut mener à un ordre de partir. Un avocat d’abord.',
      illness:
        'Une procédure à part peut exister, avec un certificat médical. Parlez-en à un avocat dès le diagnostic.',
      overstay:
        'Rassemblez ce qui l’explique, et voyez un avocat avant de repartir ou d’écrire à une administration.',
      longTerm:
        'Une voie propre peut exister. Demandez un avis avant de déposer une première demande de visa.',
      renewal:
        'Demandez avant la fin du titre, et gardez la preuve du dépôt. Pour un changement, un avis d’avocat d’abord.',
      nationality:
        'Ce n’est pas un visa, et les conditions changent : lisez-les le jour de la demande, avant de payer.',
      parent:
        'Un séjour à ce titre peut se demander, selon la nationalité de l’enfant et l’endroit où il vit. Un avocat d’abord.',
      partner:
        'Un partenariat enregistré et une vie commune ne sont pas lus de la même façon dans chaque pays. Demandez avant de déposer.',
      ownPermit:
        'Ces séjours ont souvent leur propre titre. Demandez à l’organisme qui vous accueille, puis à un avocat.',
      legalAid:
        'Une aide juridique peut payer l’avocat, en tout ou en partie, selon vos revenus. Demandez-la tout de suite si un délai court.',
    },
  },
  plan: {
    title: 'Toutes les questions, et où elles mènent',
    lead: 'L’orientation entière sur une page : pour la lire sans répondre, l’imprimer, ou vérifier ce qu’elle dit.',
    answer: 'Ce que chaque réponse change',
    visas: 'Quel visa, dans quel pays',
    main: 'D’abord',
    also: 'Aussi',
    none: 'Aucune page de ce site : un avis d’avocat d’abord.',
    others: 'Qu’aucune réponse n’atteint',
    failed: 'Les visas n’ont pas pu être chargés.',
    failedAdvice: 'Réessayez, ou ouvrez les visas en détail.',
    everyVisa: 'Les visas en détail',
    start: 'Répondre aux questions',
  },
} as const
