import type { TableName } from '../../database/tables.ts'

import { endpointDescriptionsFr } from './endpoint-descriptions.fr.ts'

export const fr = {
  name: 'Démonstration',
  toggleLabel: 'Démo',
  open: 'Ouvrir la barre de démonstration',
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
    rejected: 'Le fichier a été refusé ; rien n’a changé.',
    notJson: 'Ce n’est pas du JSON.',
    unknownFormat: 'Ce n’est pas une base exportée par cette démonstration.',
    tooLarge: 'Il dépasse 100 Mo.',
    badRecord: (table: string, place: string) =>
      place === ''
        ? `La table « ${table} » manque.`
        : `Dans la table « ${table} », la valeur « ${place} » ne convient pas.`,
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
    unknown: 'Hors du contrat',
    endpoints: endpointDescriptionsFr,
    fromPage: (path: string) => `depuis ${path}`,
    curl: 'Copier en curl',
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
    address: 'Adresse',
    spec: 'Spécification',
    section: (section: string) => `Section ${section}`,
    stories: 'Dans Storybook',
    coverage: 'Couverture de la spécification',
    notBuilt: 'Storybook n’accompagne pas cette construction : npm run storybook.',
    unknown: 'Cette adresse n’a pas d’écran à elle.',
  },
}
export type DevtoolsTexts = typeof fr
