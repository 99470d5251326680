import type { EndpointName } from '#contract/index.ts'

import type { TableName } from '../../database/tables.ts'

/** The French descriptions of the endpoints. The contract has the English ones. */
const endpointDescriptions: { readonly [Name in EndpointName]?: string } = {
  'countries.list': 'Tous les pays, pour les filtres, les listes et les drapeaux (spec 7)',
  'countries.detail': 'Un pays, pour remplir son formulaire (spec 7)',
  'countries.create': 'Créer un pays (spec 7)',
  'countries.update': 'Modifier un pays (spec 7)',
  'countries.remove': 'Supprimer un pays (spec 7)',
  'visas.list': 'Tous les visas (spec 7)',
  'visas.byCountry': 'Les visas d’un pays (spec 7)',
  'visas.detail': 'Un visa, pour remplir son formulaire (spec 7)',
  'visas.create': 'Créer un visa\u00A0; la réponse est lue comme du texte (spec 7)',
  'visas.update': 'Modifier un visa (spec 7)',
  'visas.remove': 'Supprimer un visa (spec 7)',
  'interventions.list': 'Toutes les interventions et leurs niveaux de service (spec 7)',
  'interventions.detail': 'Une intervention, pour remplir son formulaire (spec 7)',
  'interventions.create': 'Créer une intervention\u00A0; la réponse est lue comme du JSON (spec 7)',
  'interventions.update':
    'Modifier une intervention\u00A0; la réponse est lue comme du JSON (spec 7)',
  'interventions.remove': 'Supprimer une intervention (spec 7)',
  'articles.list': 'Tous les articles, que le site trie par date (spec 7)',
  'articles.detail': 'Un article, pour remplir son formulaire (spec 7)',
  'articles.create': 'Créer un article\u00A0; le serveur tire son slug du titre (spec 7)',
  'articles.update': 'Modifier un article\u00A0; son slug reste (spec 7)',
  'articles.remove': 'Supprimer un article (spec 7)',
  'articleStatuses.list': 'Tous les statuts d’un article (spec 7)',
  'tags.list': 'Toutes les étiquettes (spec 7)',
  'tags.create':
    'Créer une étiquette par son nom\u00A0; le site ajoute la réponse à sa liste (spec 7)',
  'faqs.list': 'Toutes les questions de la FAQ (spec 7)',
  'faqs.create': 'Créer une question de la FAQ (spec 7)',
  'faqs.update': 'Modifier une question de la FAQ (spec 7)',
  'faqs.remove': 'Supprimer une question de la FAQ (spec 7)',
  'contactSubjects.list': 'Les sujets du formulaire de contact (spec 7)',
  'mail.send': 'Envoyer un courriel\u00A0; la réponse est lue comme du texte (spec 7)',
  'testimonials.list': 'Les témoignages, un fichier du site (spec 7)',
  'lawyers.list': 'Tous les avocats et leurs profils, un fichier du site (spec 2.11)',
}

export const fr = {
  name: 'Démonstration',
  toggleLabel: 'Démo',
  close: 'Fermer',
  dataNotice:
    'Données fictives. Elles restent sur cet appareil et peuvent être réinitialisées à tout moment.',
  tabs: {
    label: 'Outils de la démonstration',
    scenarios: 'Scénarios',
    data: 'Données',
    calls: 'Appels',
    outbox: 'Courrier',
    screen: 'Cet écran',
    tours: 'Visites',
  },
  copied: 'Copié.',
  notCopied: 'Le presse-papiers n’est pas accessible.',
  scenarios: {
    intro:
      'Comment le serveur simulé se comporte, dans cet onglet, jusqu’à ce que vous choisissiez un autre scénario.',
    active: 'Scénario en cours',
    copyLink: 'Copier le lien de cet état',
    stayOnPage: 'Rester sur la page où je suis',
    general: 'Tout le site',
    catalogue: 'Catalogue des erreurs',
    failure: 'Un seul appel',
    failureIntro: 'L’appel choisi échoue, tous les autres répondent.',
    call: 'Appel',
    status: 'Statut',
    apply: 'Faire échouer',
    back: 'Revenir à la normale',
  },
  data: {
    intro: 'Ce que vous créez, modifiez ou supprimez ici est enregistré dans ce navigateur.',
    reset: 'Réinitialiser',
    resetTitle: 'Revenir aux données de départ ?',
    resetText:
      'Tout ce qui a changé sur cet appareil est oublié, les messages envoyés aussi. Exportez d’abord la base si vous voulez la garder.',
    cancel: 'Annuler',
    export: 'Exporter',
    import: 'Importer un fichier',
    wasReset: 'Les données sont celles de départ.',
    wasImported: 'Le fichier a été importé.',
    fileName: 'droit-de-cite-demonstration',
    refused: 'Le fichier a été refusé ; rien n’a changé.',
    notJson: 'Ce n’est pas du JSON.',
    unknownFormat: 'Ce n’est pas une base exportée par cette démonstration.',
    tooLarge: 'Il dépasse 100 Mo.',
    badRecord: (table: string, path: string) =>
      path === ''
        ? `La table « ${table} » manque.`
        : `Dans la table « ${table} », la valeur « ${path} » ne convient pas.`,
    lostReference: (table: string, id: number) =>
      `Dans la table « ${table} », la fiche n° ${id} renvoie à une fiche absente.`,
    differences: 'Ce qui a changé depuis le départ',
    none: 'Rien n’a changé.',
    count: (count: number) => (count > 1 ? `${count} fiches` : `${count} fiche`),
    kinds: { added: 'ajoutée', changed: 'modifiée', deleted: 'supprimée' },
    tables: {
      countries: 'Pays',
      visas: 'Visas',
      interventions: 'Interventions',
      articles: 'Articles',
      authors: 'Auteurs',
      articleStatuses: 'Statuts',
      tags: 'Étiquettes',
      faqs: 'FAQ',
      contactSubjects: 'Sujets',
      testimonials: 'Témoignages',
      lawyers: 'Avocats',
      mails: 'Courrier',
    } satisfies Record<TableName, string>,
  },
  calls: {
    intro: 'Les appels du site à son serveur, le dernier en tête.',
    none: 'Aucun appel pour l’instant.',
    clear: 'Vider la liste',
    waiting: 'en attente',
    failed: 'sans réponse',
    cancelled: 'abandonné',
    notRecorded: 'absent de l’enregistrement',
    unknown: 'Hors du contrat',
    endpoints: endpointDescriptions,
    fromPage: (path: string) => `depuis ${path}`,
    curl: 'Copier la commande curl',
  },
  recording: {
    record: 'Enregistrer',
    recordIntro:
      'Écrit les appels et les pages de cet onglet dans un fichier HAR, jusqu’à ce que vous arrêtiez ou rechargiez la page. Le contenu des formulaires y est remplacé, ainsi que la réponse du serveur. Une fiche enregistrée se lit toutefois dans les listes chargées ensuite. Les cookies ne sont pas écrits.',
    inProgress: 'Enregistrement en cours',
    recorded: (count: number) =>
      count > 1 ? `${count} appels enregistrés.` : `${count} appel enregistré.`,
    download: 'Télécharger le fichier HAR',
    fileName: 'droit-de-cite-enregistrement',
    replay: 'Rejouer un enregistrement',
    replayIntro:
      'Les réponses d’un fichier HAR remplacent le serveur simulé dans cet onglet. Le fichier vient d’ici ou des outils de développement d’un navigateur. On peut aussi le déposer sur ce panneau.',
    choose: 'Choisir un fichier HAR',
    replayed: (count: number) =>
      `Le fichier est rejoué\u00A0: ${count > 1 ? `${count} réponses` : `${count} réponse`}.`,
    refused: 'Le fichier a été refusé\u00A0; rien n’a changé.',
    reasons: {
      tooLarge: 'Il dépasse 50 Mo.',
      notJson: 'Ce n’est pas du JSON, ou il est incomplet.',
      notHar: 'Ce n’est pas un fichier HAR.',
      noCalls: 'Il ne contient aucun appel de l’API de ce site.',
      noAnswers: 'Il contient des appels de l’API, mais aucune de leurs réponses.',
      unreadable: 'Il ne peut pas être lu.',
    },
  },
  outbox: {
    intro:
      'Les messages que les formulaires ont « envoyés », comme le secrétariat les recevrait. Aucun ne quitte cet appareil.',
    none: 'Aucun message. Remplissez le formulaire de contact pour en voir un.',
    to: 'À',
    at: 'Envoyé',
  },
  tours: {
    intro:
      'Trois visites courtes. On peut les quitter à tout moment et les reprendre où on les a laissées.',
    steps: (count: number) => `${count} étapes`,
    begin: 'Commencer',
    resume: 'Reprendre',
    progress: (step: number, count: number) => `Étape ${step} sur ${count}`,
    next: 'Suivant',
    back: 'Précédent',
    finish: 'Terminer',
    leave: 'Quitter la visite',
  },
  screen: {
    intro: 'Ce que la page montre, et où cela est décrit.',
    spec: 'Spécification',
    stories: 'Dans Storybook',
    notBuilt:
      'Cette version est publiée sans Storybook. Pour l’ouvrir en local\u00A0: npm run storybook.',
    unknown: 'Cette adresse n’a pas d’écran à elle.',
  },
}
export type DevtoolsTexts = typeof fr
