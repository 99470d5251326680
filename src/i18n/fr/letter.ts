export const letter = {
  eyebrow: 'Délais de recours',
  title: 'J’ai reçu une lettre',
  waiting: 'J’attends une réponse',
  lead: 'Quelques questions, et vous savez jusqu’à quand agir, comment cela se compte et avec qui. Vos réponses ne sont que dans l’adresse de cette page.',
  loading: 'Chargement des règles…',
  loadingVisas: 'Chargement des visas…',
  failed: 'Les règles n’ont pas pu être chargées.',
  failedAdvice:
    'Selon la décision et le pays, on a de quarante-huit heures à deux mois pour agir, et l’asile ou un ordre de partir laissent le moins de temps. Le délai est écrit dans votre lettre, souvent à la fin. Appelez aujourd’hui :',
  questions: {
    country: 'Quel pays a envoyé la lettre ?',
    silentCountry: 'Quel pays doit répondre ?',
    letter: 'Que dit-elle ?',
    rule: 'Laquelle de ces situations est la vôtre ?',
    held: 'La personne est-elle détenue ou retenue ?',
    came: 'Comment est-elle venue ?',
    posted: 'Quelle est la date du cachet de la poste ?',
    dated: 'Quelle date porte la lettre ?',
    subject: 'Que demandiez-vous ?',
  },
  hints: {
    rule: 'Le délai n’est pas le même.',
    held: 'Une personne détenue, retenue à la frontière ou dans un centre a beaucoup moins de temps.',
    came: 'Le délai ne part pas du même jour.',
    posted: 'Sur l’enveloppe : le délai part de l’envoi. S’il ne se lit pas, laissez vide.',
    dated: 'Si le cachet manque. Sans l’un ni l’autre, aucune date n’est donnée.',
    subject: 'Facultatif : pour vous montrer l’aide d’un avocat et son prix.',
  },
  starts: {
    receipt: {
      question: 'Quand l’avez-vous reçue ?',
      hint: 'Le jour où vous l’avez eue en main ou, s’il vient avant, celui de l’avis de passage du facteur. Par exemple : 27 11 2026.',
    },
    online: {
      question: 'Quand vous a-t-elle été envoyée ?',
      hint: 'Le jour de l’envoi, écrit en haut du message, même si vous l’avez lu plus tard. Par exemple : 27 11 2026.',
    },
    appeal: {
      question: 'Quand votre recours est-il arrivé ?',
      hint: 'Le jour de l’accusé de réception. Par exemple : 27 11 2026.',
    },
    application: {
      question: 'Quand votre dossier complet est-il arrivé ?',
      hint: 'Le jour de l’accusé de réception, de l’attestation de dépôt ou du guichet. Par exemple : 27 11 2026.',
    },
  },
  came: {
    hand: { label: 'En main propre', hint: 'À un guichet, à la commune ou par la police.' },
    receipt: {
      label: 'Par lettre recommandée avec accusé de réception',
      hint: 'Vous avez signé un avis qui est reparti à l’expéditeur. Dans le doute, choisissez « un autre courrier ».',
    },
    post: {
      label: 'Par un autre courrier',
      hint: 'Une lettre simple, ou une lettre recommandée sans cet avis.',
    },
    online: { label: 'Par courriel ou en ligne', hint: 'Aussi dans un espace personnel.' },
  },
  otherCountry: 'Un autre pays',
  noSubject: 'Je ne sais pas, ou autre chose',
  letters: {
    visa: {
      label: 'Un visa est refusé',
      hint: 'La réponse d’une ambassade, d’un consulat ou de l’administration à une demande de visa.',
    },
    residence: {
      label: 'Un séjour est refusé, retiré ou non renouvelé',
      hint: 'Un titre, une carte, un regroupement familial demandé sur place.',
    },
    appeal: {
      label: 'Une réponse à mon recours contre un refus de visa, ou aucune',
      hint: 'De la commission de recours (CRRV) ou du sous-directeur des visas.',
    },
    silence: {
      label: 'Aucune réponse n’est venue',
      hint: 'Ni à une demande de visa ou de titre, ni à un recours : le silence peut valoir refus.',
    },
    removal: { label: 'Un ordre de quitter le pays', hint: 'Seul ou avec un refus de séjour.' },
    other: { label: 'Autre chose', hint: 'Asile, nationalité, convocation, demande de pièces.' },
  },
  held: { no: 'Non, elle est libre', yes: 'Oui, elle est détenue ou retenue' },
  submit: 'Voir mon délai',
  orientation: 'Continuer l’orientation',
  errors: {
    title_one: 'Une réponse manque ou est à revoir',
    title_other: '{{count}} réponses manquent ou sont à revoir',
    country: 'Choisissez le pays qui a envoyé la lettre.',
    letter: 'Choisissez ce que dit la lettre.',
    rule: 'Choisissez la situation qui est la vôtre.',
    held: 'Dites si la personne est détenue ou retenue.',
    came: 'Dites comment la lettre est venue.',
    future: 'Cette date n’est pas encore arrivée : vérifiez-la.',
    longAgo: 'Cette date est très ancienne : vérifiez l’année.',
    late: 'Cette date ne peut pas être postérieure à la réception.',
  },
  aside: {
    title: 'Dans tous les cas',
    keep: 'Gardez la lettre et son enveloppe, et notez le jour et l’heure où vous les avez eues.',
    read: 'Lisez la fin de la lettre : le délai et l’adresse y sont souvent écrits. Ils l’emportent sur cette page.',
    proof: 'Gardez la preuve du jour où votre demande est arrivée.',
    call: 'En cas de doute, appelez.',
    rules: 'Toutes les règles et leurs sources',
  },
  result: {
    title: 'Votre délai',
    aim: 'Agissez avant le',
    lastDay: 'Dernier jour probable',
    aimOver: 'Le temps presse : appelez maintenant.',
    dated:
      'Compté depuis la date de la lettre, car celle du cachet de la poste manque : le délai est peut-être plus long.',
    aimLine: 'Agissez avant le {{day}}.',
    earliest: 'Au plus tôt, le délai prend fin le',
    last: 'Dernier jour probable : {{day}}.',
    prevails: 'Votre lettre prévaut.',
    earliestDay: 'Au plus tôt, le délai prend fin le {{day}}.',
    daysLeft_one: 'Il reste {{count}} jour',
    daysLeft_other: 'Il reste {{count}} jours',
    today: 'C’est aujourd’hui',
    passed: 'Parlez à un avocat aujourd’hui',
    passedAdvice:
      'D’après vos réponses, cette date est passée. La lettre dit peut-être autre chose, elle a pu être mal notifiée, et d’autres voies existent : seul un avocat peut le dire.',
    notVerified: 'Démonstration : règle non vérifiée par un avocat.',
    verified: 'Vérifiée par {{name}}.',
    checkedOn: 'Comparée avec sa source le {{day}}.',
    noDate: 'Ne comptez pas seul : appelez aujourd’hui',
    dayMissing: 'Il manque une date pour compter',
    addDay: 'Écrire la date de la lettre',
    keepProof: 'Gardez la preuve du dépôt',
    noDateAdvice:
      'Pour cette lettre, aucune date n’est donnée ici : une date pourrait être fausse. Notez l’heure où vous l’avez reçue, gardez l’enveloppe et appelez.',
    noAnswerAdvice:
      'Sans réponse de l’administration, aucune date n’est donnée ici : une date pourrait être fausse. Gardez la preuve du jour où votre demande est arrivée et appelez.',
    reasons: {
      held: 'La personne est détenue ou retenue : le délai peut se compter en heures.',
      letter: 'Le délai est écrit dans la lettre, souvent à la fin.',
      notChecked:
        'Cette règle n’a pas été vérifiée depuis plus d’un an : elle est donnée sans date.',
      silence: 'Aucune lettre ne dira ce délai : il part du silence lui-même et peut déjà courir.',
      unknownSilence:
        'Pour ce pays, le site n’a lu aucune règle sur ce que vaut le silence : aucune date n’est donnée. Une lettre qui arrive peut ouvrir un délai. Demandez à un avocat si le silence en ouvre un aussi.',
      postingUnknown:
        'Sans le cachet de la poste ni la date de la lettre, le début du délai n’est pas connu : la règle est donnée sans date.',
      ended:
        'Cette règle a été lue jusqu’au {{day}} et doit être relue : elle est donnée sans date.',
      notInForce:
        'Cette règle ne vaut pas pour une décision de ce jour-là : elle est donnée sans date.',
      decisionMayBeOlder:
        'Ce délai vaut pour les décisions prises depuis le {{day}}. Reçue peu après, la vôtre est peut-être plus ancienne : la règle est donnée sans date.',
      unknownYear:
        'Les jours fériés de cette année-là ne sont pas connus ici : la règle est donnée sans date.',
    },
    period: 'Le délai',
    method: 'Comment il se compte',
    authority: 'À qui s’adresser',
    channel: 'Par quelle voie',
    suspends: 'La décision attend-elle ?',
    suspensive: {
      yes: 'Oui : elle ne s’applique pas tant que le recours n’est pas jugé.',
      no: 'Non : elle s’applique pendant le recours. Un avocat peut demander une suspension.',
      partly: 'Pas toujours : lisez « Attention » ci-dessous.',
      unknown: 'Le site n’a lu aucune source à ce sujet : demandez-le à un avocat.',
    },
    legalAid: 'Avocat gratuit',
    exceptions: 'Attention',
    source: 'La source',
    counting: 'Comment ce délai se compte, et sa source',
    quotedIn: 'En {{language}}.',
    countedFrom: 'Premier jour compté : {{day}}.',
    moved: 'Le délai finirait le {{day}}, qui n’est pas un jour ouvrable.',
    calendar: 'Ajouter à mon agenda',
    calendarFailed: 'Le fichier n’a pas pu être créé. Réessayez, ou notez la date.',
    print: 'Imprimer',
    keep: 'Garder dans mon dossier',
    help: 'L’aide d’un avocat',
    answers: 'Vos réponses',
    edit: 'Modifier mes réponses',
  },
  event: {
    title: 'Échéance à vérifier',
    text: 'Date calculée sur {{site}} le {{day}}. La lettre prévaut. {{url}}',
    file: 'echeance',
  },
  rulesPage: {
    title: 'Les règles de délai et leurs sources',
    lead: 'Ce que la page des lettres sait, règle par règle. Chacune dit si elle donne un dernier jour, le premier jour où le délai peut prendre fin, ou aucune date.',
    colours: { green: 'Dernier jour', amber: 'Au plus tôt', red: 'Sans date' },
    quotation: 'La source dit',
    back: 'Répondre aux questions',
    others:
      'Pour un autre pays ou une autre lettre, le site ne connaît aucune règle et ne donne aucune date.',
  },
  /** Before the price of an appeal (`AppealLevel.tsx`). */
  appealLevel: {
    title: 'Le recours',
    advice: 'Avant de contester',
    instead: 'Au lieu d’un recours',
    application: 'Une nouvelle demande, et son prix',
    duration: 'Le temps que cela prend',
    price: 'Le prix',
    appointment:
      'Le premier rendez-vous d’un avocat a son propre prix : demandez s’il s’ajoute à celui-ci. La convention d’honoraires le dit avant tout travail.',
  },
} as const
