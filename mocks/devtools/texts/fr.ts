import type { ServerProblem } from 'contract-check'

import type { EndpointName } from '#contract/index.ts'

import type { TableName } from '../../database/tables.ts'
import type { Audience } from '../../scenarios.ts'
import type { Entity } from '../../real-server/settings.ts'
import type { InvalidStateReason } from '../state-capsule.ts'

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
  'recordFacts.list': 'Ce que les outils savent d’un enregistrement, un fichier du site (spec 2.1)',
  'tagFacts.list': 'Ce que veut dire une étiquette d’article, un fichier du site (spec 2.1)',
  'statements.list':
    'Ce que les textes disent du droit et leurs sources, un fichier du site (spec 2.1)',
  'lawyers.list': 'Tous les avocats et leurs profils, un fichier du site (spec 2.11)',
} satisfies Record<EndpointName, string>

export const fr = {
  name: 'Démonstration',
  toggleLabel: 'Démo',
  close: 'Fermer',
  dataNotice: 'Données fictives, qui restent sur cet appareil.',
  large: 'Agrandir le panneau',
  tabs: {
    label: 'Outils de la démonstration',
    tours: 'Visites',
    scenarios: 'Scénarios',
    notes: 'Notes',
    data: 'Données',
    outbox: 'Courrier',
    screen: 'Écran',
    more: 'Plus',
    calls: 'Appels',
    server: 'Serveur',
    recording: 'Enregistrement',
    failure: 'Un seul appel',
    specification: 'Spécification',
  },
  reset: {
    all: 'Tout remettre à zéro',
    title: 'Tout remettre à zéro\u00A0?',
    text: 'Le scénario, le jour et les données redeviennent ceux du départ. Ce que vous avez créé, modifié ou supprimé est oublié, les messages envoyés aussi. Vos notes restent.',
    cancel: 'Annuler',
    done: 'Le scénario, le jour et les données sont comme au départ.',
    failed: 'Une partie n’a pas pu être remise à zéro. Rechargez la page, puis réessayez.',
  },
  copied: 'Copié.',
  notCopied: 'Le presse-papiers n’est pas accessible.',
  state: {
    copy: 'Copier cet état',
    copyTyped: 'avec ce qui est tapé',
    typedHint:
      'Le lien contient alors ces textes en clair. Ni mots de passe, ni fichiers, ni textes mis en forme.',
    open: 'Ouvrir un état',
    linkCopied: (size: string) =>
      `Lien copié (${size}). Qui l’ouvre voit la page, le scénario, le jour, la langue, les données et les notes de cette page, et garde ses propres données.`,
    fileSaved:
      'Trop grand pour un lien\u00A0: l’état est dans un fichier. Pour l’ouvrir, déposez-le sur ce panneau.',
    noClipboard:
      'Le presse-papiers n’est pas accessible\u00A0: l’état est dans un fichier. Pour l’ouvrir, déposez-le sur ce panneau.',
    notCopied: 'L’état n’a pas pu être copié.',
    recording:
      'Un enregistrement rejoué ne se copie pas. Envoyez son fichier HAR, ou revenez à la normale.',
    fileName: 'droit-de-cite-etat',
    label: 'État reçu',
    received: 'Vous voyez un état reçu.',
    aside: 'Vos données sont à part\u00A0; rien de ce que vous faites ici ne les change.',
    createdAt: (time: string) => `Copié le ${time}`,
    width: (width: number) => `vu à ${width} px de large`,
    version: (version: string) => `fait avec la version ${version}, l’écran peut différer`,
    missingFields: (count: number) =>
      count > 1
        ? `${count} champs tapés n’ont pas été retrouvés.`
        : 'Un champ tapé n’a pas été retrouvé.',
    back: 'Revenir à mes données',
    refused: 'Cet état ne peut pas être ouvert.',
    unchanged: 'Rien n’a changé, ni vos données ni ce que la page montre.',
    reasons: {
      tooLarge: 'Il est trop grand\u00A0: un lien a 8 Ko au plus, un fichier 100 Mo.',
      incomplete:
        'Il est incomplet. Un programme a peut-être coupé le lien\u00A0: copiez-le en entier, ou demandez un fichier.',
      otherFormat: 'Ce n’est pas un état que cette démonstration a copié, ou il a été modifié.',
      otherVersion: 'Il vient d’une autre version de la démonstration, qui l’écrit autrement.',
      otherData:
        'Il vient d’une autre version de la démonstration\u00A0: ses changements portent sur d’autres données de départ.',
      otherSite: 'Sa page n’est pas de ce site.',
      unknownScenario: 'Cette version de la démonstration n’a pas son scénario.',
      badRecord: 'Une de ses fiches ne convient pas.',
      notStored: 'Ce navigateur ne peut pas le garder\u00A0: son stockage est plein ou interdit.',
      unreadable: 'Il ne peut pas être lu.',
    } satisfies Record<InvalidStateReason, string>,
    close: 'Fermer',
  },
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
    statements: 'Sources du droit',
    recordFacts: 'Faits des enregistrements',
    tagFacts: 'Faits des étiquettes',
    mails: 'Courrier',
    mail: 'Courrier',
  } satisfies Record<TableName | Entity, string>,
  scenarios: {
    active: 'Scénario en cours',
    unknown: 'Ce scénario n’existe pas.',
    unknownText: (name: string) =>
      `Le lien demande «\u00A0${name}\u00A0», que cette démonstration n’a pas. La page est montrée comme d’habitude. La liste des scénarios est dans «\u00A0Démo\u00A0».`,
    copyLink: 'Copier le lien du scénario',
    showOn: (path: string, title: string) => `${path}, page qui montre «\u00A0${title}\u00A0»`,
    search: 'Chercher un scénario',
    searchHint:
      'Par exemple «\u00A0contact\u00A0» ou «\u00A0hors connexion\u00A0». Entrée choisit le premier.',
    count: (count: number) =>
      count === 0
        ? 'Aucun scénario ne correspond.'
        : `${count} ${count > 1 ? 'scénarios' : 'scénario'}`,
    audiences: {
      visitor: 'Ce qu’un visiteur peut rencontrer',
      editor: 'Dans l’administration',
      developer: 'Pour les développeurs',
    } satisfies Record<Audience, string>,
    back: 'Revenir à la normale',
  },
  failure: {
    intro: 'L’appel choisi échoue, tous les autres répondent.',
    call: 'Appel',
    status: 'Statut',
    apply: 'Faire échouer',
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
    title: 'Enregistrer une visite',
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
    dataNotice: 'Une partie des données vient d’un vrai serveur.',
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
    copyLink: 'Copier le lien de ces réglages',
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
    strip: (title: string) => `Visite\u00A0: ${title}`,
    next: 'Suivant',
    back: 'Précédent',
    finish: 'Terminer',
    leave: 'Quitter la visite',
    admin: 'Aller à l’administration',
    adminHint: 'La démonstration ne demande pas de mot de passe.',
  },
  screen: {
    intro: 'Ce que cette page peut montrer d’autre, et où ses parties sont présentées.',
    states: 'Les états de cet écran',
    specIntro: 'Les sections de la spécification qui décrivent cet écran.',
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
    notice: (day: string) => `Démonstration du ${day}. Les personnes et les données sont fictives.`,
    printOne: 'Seulement cette visite, pour l’imprimer',
    printAll: 'Toutes les visites',
    print: 'Imprimer',
    back: 'Retour à la démonstration',
    devices: { phone: 'téléphone', tablet: 'tablette', desktop: 'ordinateur' },
    intro:
      'Chaque étape de chaque visite, aux trois largeurs et dans les deux langues. Une image montre la page telle qu’elle commençait quand la démonstration a été publiée\u00A0; elle ouvre la même page, en direct, dans sa langue.',
    step: (step: number, count: number) => `Étape ${step} sur ${count} en français`,
    none: 'Cette page n’existe pas en français.',
  },
}
export type DevtoolsTexts = typeof fr
