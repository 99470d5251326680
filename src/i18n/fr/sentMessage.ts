export const sentMessage = {
  title: 'Copie de votre message',
  stamp: 'Envoyé',
  sentAt: 'Envoyé le',
  to: 'À',
  secretariat: 'Secrétariat de {{name}}',
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  country: 'Pays de destination',
  subject: 'Sujet',
  level: 'Niveau d’intervention',
  message: 'Message',
  other: 'Autre',
  print: 'Imprimer la copie',
  download: 'Télécharger la copie',
  notKept:
    'Le site ne garde pas cette copie : elle disparaît quand vous quittez la page. Imprimez-la ou téléchargez-la pour la conserver.',
  fileName: 'copie-message',
  answer: {
    title: 'Quand vient la réponse',
    network:
      'Le secrétariat lit votre message et le remet à un avocat du pays concerné. La réponse arrive par e-mail, à {{email}}.',
    lawyer:
      'Le secrétariat remet votre message à {{lawyer}}. La réponse arrive par e-mail, à {{email}}.',
    lawyers:
      'Le secrétariat remet votre message à {{lawyer}}. Chaque réponse arrive par e-mail, à {{email}}.',
    urgent:
      'Nous n’annonçons pas de délai. Si un recours ou un titre expire bientôt, n’attendez pas : appelez le',
    hours: ', du lundi au vendredi, de 9 h 00 à 17 h 00.',
  },
  prepare: {
    title: 'À préparer en attendant',
    visa: 'Les pièces et les conditions du visa demandé :',
    decision:
      'La décision, si vous en avez reçu une, avec son enveloppe ou l’e-mail qui l’annonçait : ils prouvent le jour de la remise.',
    papers: 'Votre passeport et vos titres de séjour, même expirés.',
    dates: 'Les dates qui comptent : entrée, demande, décision, fin de validité.',
    file: 'Réunir ces pièces dans mon dossier',
    keep: 'Gardez-les près de vous. L’avocat vous dira comment les transmettre.',
  },
  another: 'Envoyer un autre message',
} as const
