export const layout = {
  brand: {
    network: 'Réseau international d’avocats en droit de l’immigration',
    tagline: 'Des avocats indépendants, pour que chacun trouve sa place.',
    home: 'Droit de Cité, accueil',
    /** The whole site, for search engines. */
    description:
      'Droit de Cité réunit des avocats indépendants en droit de l’immigration à Bruxelles, Paris et Douala.',
  },
  skipToContent: 'Aller au contenu',
  topBar: {
    label: 'Nous joindre',
    hours: 'Du lundi au vendredi, de 9 h 00 à 17 h 00',
    phone: 'Téléphone : {{phone}}',
    email: 'Écrire à {{email}}',
  },
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    title: 'Menu',
    needs: 'Votre situation',
    site: 'Le site',
    services: 'Nos services',
    findLawyer: 'Trouver un avocat',
  },
  findLawyer: {
    visa: 'Trouver un avocat pour ce visa',
    level: 'Trouver un avocat, niveau {{level}}',
    offer: 'Trouver un avocat',
    question: 'En parler à un avocat',
    article: 'Trouver un avocat pour cette question',
    appeal: 'Trouver un avocat pour un recours',
  },
  letterLine: { question: 'Vous avez reçu une lettre ?', link: 'Voir votre délai' },
  language: {
    label: 'Langue',
    fr: 'Français',
    en: 'English',
    changed: 'Le site est maintenant en français.',
    failed: 'Les textes en anglais n’ont pas pu être chargés : le site reste en français.',
    dismiss: 'Fermer ce message',
  },
  /** The offices' cities, by country code. */
  cities: { BE: 'Bruxelles', FR: 'Paris', CM: 'Douala' },
  footer: {
    label: 'Pied de page',
    explore: 'Explorer',
    services: 'Services',
    socials: 'Suivez-nous',
    socialLink: '{{network}} (autre site)',
    legal: 'Informations légales',
    copyright: '© {{year}} Droit de Cité. Tous droits réservés.',
    sample: 'Site de démonstration : les personnes, les adresses et les contenus sont fictifs.',
  },
  scrollToTop: 'Revenir en haut de la page',
  loading: 'Chargement…',
  retry: 'Réessayer',
  priceFrom: 'à partir de {{fee}}',
  /** A price that a record leaves empty. */
  priceOnRequest: 'Prix sur demande',
  /** After an amount. */
  beforeTax: 'HT',
  languageNote: 'en français',
  translation: {
    label: 'Langue des textes',
    translated: 'Traduit du français. Le texte français fait foi.',
    original: 'Vous lisez le texte français d’origine.',
    showOriginal: 'Lire le texte français',
    showTranslation: 'Lire la traduction',
  },
  /** In the place of a picture of another site. */
  picture: {
    note: 'Image de {{host}} : l’afficher transmet votre adresse IP à ce site.',
    show: 'Afficher',
    ofHost: 'les images de {{host}}',
  },
  mail: {
    label: 'Votre message',
    dismiss: 'Fermer ce message',
    sent: 'Votre message est envoyé.',
    failed: 'Votre message n’a pas pu être envoyé. Rien de ce que vous avez écrit n’est perdu.',
    back: 'Revenir au formulaire',
  },
  connection: {
    offline:
      'Vous êtes hors ligne. Ce qui est affiché reste lisible ; le reste reviendra avec la connexion.',
    restored: 'Vous êtes de nouveau en ligne.',
  },
  redrawn:
    'La page a dû être affichée de nouveau. Ce que vous veniez d’enregistrer ou d’envoyer l’a bien été : inutile de recommencer.',
  failed: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur est survenue. Rien de ce que vous avez fait n’est perdu : vous pouvez réessayer.',
  },
  notFound: {
    title: 'Page non trouvée',
    text: "Désolé, la page que vous recherchez n'existe pas.",
    back: 'Retour à l’accueil',
    stamp: 'Non trouvé',
  },
} as const
