import type { ServerProblem } from 'contract-check'

import type { EndpointName } from '#contract/index.ts'

import type { TableName } from '../../database/tables.ts'
import type { Entity } from '../../real-server/settings.ts'

/** The contract has the English descriptions. */
const endpointDescriptions: Partial<Record<EndpointName, string>> = {
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
  'deadlineRules.list': 'Les règles de délai et leurs sources, un fichier du site (spec 2.1)',
  'lawyers.list': 'Tous les avocats et leurs profils, un fichier du site (spec 2.11)',
} satisfies Record<EndpointName, string>

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
    server: 'Serveur',
    notes: 'Notes',
  },
  copied: 'Copié.',
  notCopied: 'Le presse-papiers n’est pas accessible.',
  fileRefused: 'Le fichier a été refusé\u00A0; rien n’a changé.',
  recordNames: {
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
    deadlineRules: 'Délais',
    mails: 'Courrier',
    mail: 'Courrier',
  } satisfies Record<TableName | Entity, string>,
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
  day: {
    title: 'Un autre jour',
    intro:
      'Le site montre ce jour-là : délais, heures d’ouverture, ordre des listes. Cet onglet le garde, et la page est rechargée.',
    label: 'Jour',
    dayBefore: '−1 jour',
    dayAfter: '+1 jour',
    monthAfter: '+1 mois',
    toDeadline: 'À l’échéance affichée',
    device: 'Aujourd’hui',
  },
  data: {
    intro:
      'Ce que vous créez, modifiez ou supprimez ici est enregistré dans ce navigateur. Les scénarios qui ont d’autres données, comme « 5 000 fiches », gardent leurs propres changements.',
    reset: 'Réinitialiser',
    resetTitle: 'Revenir aux données de départ ?',
    resetText:
      'Tout ce qui a changé dans ces données est oublié, les messages envoyés aussi. Exportez d’abord la base si vous voulez la garder.',
    cancel: 'Annuler',
    export: 'Exporter',
    import: 'Importer un fichier',
    wasReset: 'Les données sont celles de départ.',
    wasImported: 'Le fichier a été importé.',
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
  },
  calls: {
    intro: 'Les appels du site à son serveur, le dernier en tête.',
    none: 'Aucun appel pour l’instant.',
    clear: 'Vider la liste',
    waiting: 'en attente',
    failed: 'sans réponse',
    aborted: 'abandonné',
    notRecorded: 'absent de l’enregistrement',
    unknown: 'Hors du contrat',
    endpoints: endpointDescriptions,
    fromPage: (path: string) => `depuis ${path}`,
    realServer: (host: string) => `, au vrai serveur ${host}`,
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
    reasons: {
      tooLarge: 'Il dépasse 50 Mo.',
      notJson: 'Ce n’est pas du JSON, ou il est incomplet.',
      notHar: 'Ce n’est pas un fichier HAR.',
      noCalls: 'Il ne contient aucun appel de l’API de ce site.',
      noAnswers: 'Il contient des appels de l’API, mais aucune de leurs réponses.',
      unreadable: 'Il ne peut pas être lu.',
    },
  },
  server: {
    intro:
      'Le vrai serveur répond à la place du simulé, une entité à la fois. « Comparer » montre la réponse simulée et demande aussi chaque lecture au vrai serveur, pour lister ce qui diffère du contrat.',
    url: 'Adresse du serveur (api-base-url)',
    urlHint: 'Ce qui précède /api. Vide\u00A0: tout est simulé.',
    apply: 'Utiliser',
    all: 'Toutes les entités',
    setAll: { mock: 'Tout simuler', compare: 'Tout comparer', real: 'Tout réel' },
    sources: { mock: 'simulé', compare: 'comparer', real: 'réel' },
    dataNotice:
      'Une partie des données vient d’un vrai serveur. Le reste est fictif et reste sur cet appareil.',
    linkRejected: 'Le lien n’a pas été suivi en entier.',
    unknownEntities: (names: string) => `Aucune entité ne s’appelle ainsi\u00A0: ${names}.`,
    answers: (host: string) => `${host} répond.`,
    problems: {
      unreachable: {
        title: 'Le serveur ne répond pas.',
        text: 'Rien ne répond à cette adresse, ou la page n’a pas le droit de l’appeler\u00A0: une page en https n’appelle que des serveurs en https ou cette machine.',
      },
      cors: {
        title: 'Le serveur répond, mais pas à ce site.',
        text: 'Il n’autorise pas les appels de cette page (CORS). Ce qui manque est dans la liste.',
      },
      login: {
        title: 'Le serveur demande une connexion.',
        text: 'Connectez-vous à ce serveur dans un autre onglet\u00A0; ses cookies ne sont envoyés que si api-credentials vaut include.',
      },
      html: {
        title: 'Cette adresse répond par une page web.',
        text: 'Est-ce l’adresse d’un site plutôt que celle de son API\u00A0?',
      },
    } satisfies Record<ServerProblem, { title: string; text: string }>,
    retry: 'Redemander',
    useMock: 'Tout simuler à nouveau',
    splitReferences: 'Des entités liées ne viennent pas du même serveur.',
    splitReferencesText:
      'Leurs fiches se désignent par des numéros, qui peuvent désigner d’autres fiches ailleurs.',
    join: (names: string) => `Passer aussi au réel\u00A0: ${names}`,
    copyLink: 'Copier le lien de cet état',
    differences: 'Différences avec le contrat',
    nothingChecked: 'Aucune réponse du serveur pour l’instant. Parcourez les pages du site.',
    count: (count: number, answers: number) =>
      `${count === 0 ? 'Aucune différence' : `${count} ${count > 1 ? 'différences' : 'différence'}`}, ${answers} ${answers > 1 ? 'appels vérifiés' : 'appel vérifié'}.`,
    copyReport: 'Copier le rapport',
    clear: 'Vider la liste',
    active: (real: number, compared: number) =>
      [
        ...(real > 0 ? [`${real} ${real > 1 ? 'réels' : 'réel'}`] : []),
        ...(compared > 0 ? [`${compared} ${compared > 1 ? 'comparés' : 'comparé'}`] : []),
      ].join(', '),
    rejected: 'lien de serveur refusé',
    noAnswer: 'le serveur ne répond pas',
    write: {
      title: (host: string) => `Envoyer à ${host}\u00A0?`,
      text: 'C’est un vrai serveur\u00A0: ce que vous envoyez y est enregistré, supprimé ou posté. Le formulaire attend votre réponse 15 secondes, puis renonce sans rien perdre. « Toujours » vaut jusqu’au prochain chargement de la page.',
      allowAll: 'Toujours envoyer',
      allow: 'Envoyer',
      refuse: 'Ne pas envoyer',
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
  proposal: {
    title: 'Proposer comme story',
    intro:
      'Écrit le fichier d’une story de cette page, avec son adresse, son scénario, sa langue et son jour. Ce que vous avez saisi ou modifié n’y est pas. Un développeur la place dans src/screens.',
    copy: 'Copier la story',
    download: 'Télécharger la story',
  },
  journeys: {
    open: 'Toutes les visites en images, à imprimer',
    title: 'Les visites en images',
    intro:
      'Chaque étape de chaque visite, aux trois largeurs et dans les deux langues. Une image montre la page telle qu’elle commençait quand la démonstration a été publiée\u00A0; elle ouvre la même page, en direct, dans sa langue.',
    step: (step: number, count: number) => `Étape ${step} sur ${count} en français`,
    none: 'Cette page n’existe pas en français.',
  },
}
export type DevtoolsTexts = typeof fr
