export const visaDetails = {
  title: 'Les visas en détail',
  loading: 'Chargement du visa…',
  loaded: '{{visa}}, {{country}}',
  updated: 'Mis à jour le',
  contents: 'Dans cette page',
  noContent:
    'Le détail de ce visa n’est pas encore publié. Un avocat du réseau peut vous répondre.',
  none: 'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  failedAdvice:
    'Les visas de ce pays n’ont pas pu être chargés. Le serveur ou votre connexion a un problème. Réessayez dans un instant. Si cela persiste, écrivez-nous : un avocat du réseau vous répondra.',
  emptyAdvice:
    'Aucun visa n’est publié pour ce pays en ce moment. Choisissez un autre pays, ou écrivez-nous : un avocat du réseau vous dira ce qui est possible.',
  contact: 'Nous écrire',
  downloads: {
    title: 'Documents à télécharger',
    toefl: 'Formulaire d’inscription au TOEFL',
    terms: 'Conditions générales d’utilisation',
    file_one: 'PDF · {{count}} page · {{size}}',
    file_other: 'PDF · {{count}} pages · {{size}}',
    sample: 'Documents d’exemple, rédigés pour la démonstration.',
  },
} as const
