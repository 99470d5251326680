/** Long texts are plain text: blank lines separate paragraphs, lines that start with a dash form a list. */
export const legal = {
  eyebrow: 'Informations légales',
  contents: 'Sur cette page',
  version: 'Version du {{date}}',
  relatedPages: 'Voir aussi',
  purpose: 'À quoi cela sert',
  lifetime: 'Combien de temps',
  consent: {
    label: 'Autorisations',
    allowed: 'Toujours chargées',
    undecided: 'Chargées seulement à votre demande',
    saved: 'Votre choix est enregistré.',
    videos: 'Vidéos (TikTok)',
    videosText:
      'Quand une vidéo est chargée, TikTok reçoit l’adresse IP de votre appareil et peut poser ses propres cookies.',
    maps: 'Cartes (OpenStreetMap)',
    mapsText: 'Quand une carte est chargée, OpenStreetMap reçoit l’adresse IP de votre appareil.',
    pictures: 'Images de {{host}}',
    picturesText: 'Quand une image est chargée, {{host}} reçoit l’adresse IP de votre appareil.',
    otherPictures: 'Images d’autres sites',
    otherPicturesText:
      'À la place d’une telle image, un bouton nomme son site. Le site que vous autorisez ainsi s’ajoute à cette liste.',
  },
  erase: {
    label: 'Tout effacer sur cet appareil',
    title: 'Tout effacer sur cet appareil ?',
    text: 'Votre dossier, les avocats retenus, les pages vues, vos choix et, dans la démonstration, vos messages et vos changements disparaissent de ce navigateur. L’historique garde l’adresse des pages vues : sur un appareil prêté, effacez-le aussi.',
    confirm: 'Tout effacer',
    cancel: 'Garder',
    failed:
      'Tout n’a pas pu être effacé. Supprimez les données de ce site dans les réglages de votre navigateur.',
  },
  device: {
    language: {
      name: 'language',
      purpose: 'La langue que vous avez choisie.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    consent: {
      name: 'consent',
      purpose:
        'Vos choix pour les vidéos et les cartes, et les sites dont vous affichez les images.',
      lifetime: 'Jusqu’à ce que vous les changiez ou les effaciez.',
    },
    scroll: {
      name: 'tsr-scroll-restoration-v1_3',
      purpose: 'La hauteur à laquelle vous avez quitté chaque page, pour vous y ramener.',
      lifetime: 'Jusqu’à la fermeture de l’onglet.',
    },
    shortlist: {
      name: 'shortlist',
      purpose: 'Les avocats que vous avez retenus pour les comparer : leurs numéros seulement.',
      lifetime: 'Jusqu’à ce que vous les retiriez ou les effaciez.',
    },
    caseFile: {
      name: 'case-file',
      purpose:
        'Votre dossier, si vous l’avez ouvert : délais, visas, listes de pièces, jours de vos messages et vos notes.',
      lifetime:
        'Jusqu’à « Effacer mon dossier », ou à votre première visite après 90 jours sans l’ouvrir.',
    },
    shortcuts: {
      name: 'admin-shortcuts',
      purpose: 'Administration seulement : si les raccourcis d’une touche sont activés.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    recentChanges: {
      name: 'admin-recent-changes',
      purpose:
        'Administration seulement : les dix dernières fiches que vous avez enregistrées, par leur nom, avec l’heure.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    savedViews: {
      name: 'admin-views',
      purpose:
        'Administration seulement : les vues des listes que vous avez enregistrées, avec leur nom, leur recherche et leurs filtres.',
      lifetime: 'Jusqu’à ce que vous les supprimiez.',
    },
    recentRecords: {
      name: 'admin-recent',
      purpose:
        'Administration seulement : les numéros des huit dernières fiches que vous avez ouvertes, pour y revenir.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    ignoredRemarks: {
      name: 'admin-ignored-remarks',
      purpose:
        'Administration seulement : les remarques des contrôles que vous avez ignorées, chacune avec la raison que vous avez écrite.',
      lifetime: 'Jusqu’à « Ne plus ignorer ».',
    },
    drafts: {
      name: 'droit-de-cite-drafts',
      purpose:
        'Administration seulement : ce que vous avez tapé dans un formulaire et pas encore enregistré, images comprises.',
      lifetime: 'Jusqu’à l’enregistrement du formulaire, ou jusqu’à ce que vous y renonciez.',
    },
    versions: {
      name: 'droit-de-cite-versions',
      purpose:
        'Administration seulement : les versions des fiches que vous avez ouvertes ou enregistrées, pour les comparer et les restaurer, et les fiches que vous avez supprimées, pour les recréer ; images comprises.',
      lifetime:
        'Trente versions par fiche, moins si l’appareil est plein ; une fiche supprimée, 30 jours.',
    },
    undo: {
      name: 'droit-de-cite-undo',
      purpose:
        'Administration seulement : ce que vos derniers enregistrements et plans ont remplacé, pour les annuler.',
      lifetime: 'Vingt enregistrements et plans.',
    },
    plans: {
      name: 'admin-plans',
      purpose:
        'Administration seulement : jusqu’où est allé un plan de changements, avec le nom de la fiche en cours, pour le dire s’il est interrompu.',
      lifetime: 'Jusqu’à la fin du plan, ou jusqu’à « Ne plus le rappeler ».',
    },
    csvColumns: {
      name: 'admin-csv-columns',
      purpose:
        'Administration seulement : quelle colonne d’un fichier CSV remplit quel champ, pour le prochain import.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    database: {
      name: 'droit-de-cite-demo',
      purpose:
        'Version de démonstration seulement : la base d’exemple, avec ce que vous y changez et les messages que vous y envoyez, les enregistrements que vous rejouez et les notes que vous laissez.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
    worker: {
      name: 'Service worker',
      purpose:
        'Version de démonstration seulement : le programme qui imite le serveur dans votre navigateur, et la liste des onglets qu’il sert.',
      lifetime: 'Jusqu’à ce que vous l’effaciez.',
    },
  },
  notice: {
    title: 'Mentions légales',
    lead: 'Qui publie ce site, où il est hébergé, et ce que valent ses contenus.',
    sections: {
      publisher: {
        title: 'Éditeur',
        text: `Droit de Cité, réseau international d’avocats en droit de l’immigration.
{{address}}

Téléphone : {{phone}}
E-mail : {{email}}

Droit de Cité est une organisation imaginaire. Elle n’a ni numéro d’entreprise, ni inscription à un barreau, et personne ne répond à ces coordonnées. Qui reprend ce site indique ici, avant de le publier :
– sa dénomination, sa forme juridique et son siège ;
– son numéro d’entreprise et son numéro de TVA ;
– le nom de la personne responsable de la publication ;
– le barreau de chaque avocat, son titre professionnel et l’État qui le lui a accordé ;
– l’assurance de responsabilité professionnelle et son étendue territoriale.`,
      },
      hosting: {
        title: 'Hébergement',
        text: 'L’hébergeur n’est pas encore désigné : il dépend de la personne qui met ce site en ligne. Son nom, son adresse et son numéro de téléphone doivent figurer ici avant la publication.',
      },
      sample: {
        title: 'Un site de démonstration',
        text: `Les avocats, les témoignages, les articles, les prix et les adresses de ce site sont des exemples. Toute ressemblance avec une personne réelle serait fortuite.

Dans la version de démonstration, rien ne quitte votre appareil : les réponses du serveur sont imitées dans votre navigateur, et les messages que vous envoyez n’arrivent nulle part.`,
      },
      advice: {
        title: 'Pas un avis juridique',
        text: `Les contenus donnent une idée générale du droit. Ils ne remplacent pas l’avis d’un avocat qui connaît votre dossier, et les règles citées peuvent avoir changé. Avant d’agir, et surtout avant l’expiration d’un délai, vérifiez auprès de l’administration compétente ou d’un avocat.

Aucun avocat n’a vérifié les textes de droit de cette démonstration, ni les délais qu’elle calcule. Chaque règle de délai dit sa source et le jour où elle a été comparée avec elle.

Lire ce site ou remplir un formulaire ne crée pas de relation entre un avocat et son client. Cette relation commence par un accord écrit sur la mission et les honoraires.`,
      },
      property: {
        title: 'Propriété intellectuelle',
        text: `Les textes et les dessins de ce site, ainsi que son code, appartiennent à leurs auteurs. Vous pouvez citer un court passage en indiquant la source.

Certains éléments viennent d’autres auteurs, sous licence libre :
– les caractères Newsreader, Instrument Sans et IBM Plex Mono (licence SIL Open Font) ;
– les drapeaux de flag-icons (licence MIT) ;
– les pictogrammes de Lucide (licence ISC).`,
      },
      links: {
        title: 'Liens vers d’autres sites',
        text: 'Nous renvoyons à des sites que nous ne dirigeons pas. Nous ne répondons pas de leur contenu. Si un lien est mort ou vous paraît trompeur, écrivez-nous à {{email}}.',
      },
      law: {
        title: 'Droit applicable',
        text: 'Ces mentions suivent le droit belge. Elles n’enlèvent rien aux droits que la loi de votre pays de résidence vous donne comme consommateur.',
      },
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site garde sur votre appareil, ce qu’il n’envoie pas, et les choix que vous pouvez changer ici.',
    sections: {
      short: {
        title: 'En bref',
        text: `– Ce site ne pose aucun cookie.
– Il ne mesure pas votre visite : ni statistiques, ni publicité, ni traceur.
– Il ne demande rien à un autre site sans votre accord.
– Ce que vous écrivez dans un formulaire sert à vous répondre, et à rien d’autre.`,
      },
      controller: {
        title: 'Responsable',
        text: `Droit de Cité, {{address}}. Écrivez à {{email}} pour toute question sur vos données.

Droit de Cité est une organisation imaginaire : qui reprend ce site indique ici le responsable du traitement et, s’il y en a un, son délégué à la protection des données.`,
      },
      choices: {
        title: 'Vos choix',
        text: 'Les vidéos et les cartes viennent d’autres sites, et parfois une image dans un article. Rien de cela n’est chargé avant que vous le demandiez. Vous pouvez autoriser les vidéos et les cartes une fois pour toutes ; pour les images, afficher celle d’un site autorise toutes les siennes. Revenez ici quand vous voulez pour changer d’avis.',
      },
      device: {
        title: 'Ce qui est gardé sur votre appareil',
        text: 'Ces informations restent dans votre navigateur. Elles servent à faire marcher ce que vous avez demandé, et nous ne les recevons pas.',
      },
      forms: {
        title: 'Les formulaires',
        text: `Les formulaires de contact demandent votre nom, votre e-mail, votre téléphone, le pays de destination, le sujet et votre message. Tout est nécessaire pour vous répondre. Le message est envoyé par e-mail au secrétariat du réseau, qui le confie à un avocat. Celui-ci est tenu au secret professionnel.

La base légale est votre demande : des démarches avant un éventuel contrat (article 6, § 1, b, du RGPD). Un message qui n’aboutit à aucune mission est effacé après douze mois. Un dossier se garde le temps que la loi impose à l’avocat. Qui reprend ce site confirme ces durées ou les remplace par les siennes.

N’envoyez pas par ce formulaire de copie de passeport ni de renseignement sur votre santé : un avocat vous dira comment les transmettre.

Une fois le message envoyé, la page en montre une copie. Cette copie reste dans la mémoire de la page et disparaît avec elle ; le site ne l’enregistre pas.

Dans la version de démonstration, le message n’est pas envoyé. Il reste dans la base d’exemple de votre navigateur.`,
      },
      server: {
        title: 'Le serveur',
        text: 'Pour vous envoyer une page, un hébergeur reçoit l’adresse IP de votre appareil et la note en général dans un journal, pour la sécurité du service. L’hébergeur de ce site n’est pas encore désigné ; son nom et la durée de ce journal doivent figurer ici avant la publication.',
      },
      rights: {
        title: 'Vos droits',
        text: `Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à en limiter l’usage ou à les recevoir dans un format réutilisable. Vous pouvez aussi vous opposer à leur usage. Écrivez à {{email}}. La loi nous donne un mois pour répondre.

Si notre réponse ne vous convient pas, vous pouvez vous plaindre auprès d’une autorité :
– en Belgique, l’Autorité de protection des données, https://www.autoriteprotectiondonnees.be
– en France, la CNIL, https://www.cnil.fr
– au Luxembourg, la CNPD, https://cnpd.public.lu`,
      },
    },
  },
  accessibility: {
    title: 'Accessibilité',
    lead: 'Déclaration de conformité : ce qui est vérifié, ce qui ne va pas encore, et comment nous le signaler.',
    sections: {
      state: {
        title: 'État de conformité',
        text: `Ce site est partiellement conforme aux règles WCAG 2.2, niveau AA, à la norme européenne EN 301 549 et au référentiel français RGAA 4.1.

Nous le disons d’après nos propres vérifications. Aucun organisme indépendant n’a encore audité le site, et nous n’avons donc pas de taux de conformité à publier.`,
      },
      checks: {
        title: 'Ce qui est vérifié',
        text: `Chaque version du site passe ces contrôles automatiques :
– axe-core examine chaque page, en français et en anglais, et ses états : chargement, absence de résultat, erreur, menus et dialogues ouverts.
– Les parcours du site et de l’administration se font avec le clavier seul ; à chaque arrêt de la touche Tab, le focus se voit et rien ne le couvre.
– L’ordre de lecture, les titres et les zones de chaque page sont vérifiés dans l’arbre que le navigateur donne aux lecteurs d’écran.
– À 320 pixels de large, soit un agrandissement de 400 %, aucune page ne défile de côté.
– Quand l’appareil demande moins de mouvement, rien ne bouge de soi-même sur quatre pages types. En couleurs forcées, le focus et les choix restent visibles sur six pages types.

Un contrôle automatique ne voit qu’une partie des défauts. Des essais avec des personnes handicapées restent à faire.`,
      },
      known: {
        title: 'Ce qui ne va pas encore',
        text: `– Les vidéos et les cartes viennent d’autres sites, dont l’accessibilité ne dépend pas de nous. À côté de chaque vidéo se trouve sa description, et à côté de chaque carte, l’adresse.
– Les vidéos n’ont pas toujours de sous-titres ni de transcription.
– Les fiches des visas, les articles, les questions et les profils sont rédigés en français, et les pages en anglais en montrent une traduction. Un passage qui n’est pas encore traduit y est signalé comme français.
– Les documents à télécharger sont des fichiers PDF qui n’ont pas été vérifiés.
– Le site n’a pas encore été écouté avec un lecteur d’écran, l’éditeur de texte de l’administration non plus.
– La plupart des contrôles se font avec Chromium ; les parcours principaux sont aussi essayés dans Firefox et WebKit.
– L’aperçu d’une fiche, dans l’administration, se lit mais ne s’utilise pas ; axe-core ne l’examine pas.`,
      },
      report: {
        title: 'Signaler un problème',
        text: `Si quelque chose vous arrête, écrivez à {{email}} ou appelez le {{phone}}. Dites-nous la page, ce que vous vouliez faire et le logiciel que vous utilisez. Nous vous donnerons l’information autrement, puis nous corrigerons.

Ces coordonnées sont celles d’une organisation imaginaire : qui reprend ce site y met les siennes.`,
      },
      remedies: {
        title: 'Si vous ne recevez pas de réponse',
        text: `Vous pouvez vous adresser à un organisme public :
– en Belgique, Unia, https://www.unia.be
– en France, le Défenseur des droits, https://www.defenseurdesdroits.fr`,
      },
      statement: {
        title: 'Cette déclaration',
        text: 'Elle a été établie le {{date}}. Elle vaut pour toutes les pages publiques et pour l’administration. Elle sera revue après chaque changement important.',
      },
    },
  },
} as const
