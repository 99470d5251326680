export const contact = {
  eyebrow: '01 — Contact',
  title: 'Nous joindre',
  lead: 'Trois bureaux, un seul secrétariat. Appelez celui qui vous est proche, ou laissez un message : votre demande ira à l’avocat qui connaît votre situation.',
  offices: 'Nos bureaux',
  officeOf: { BE: 'Bureau de Bruxelles', FR: 'Bureau de Paris', CM: 'Bureau de Douala' },
  time: { BE: 'Heure de Bruxelles', FR: 'Heure de Paris', CM: 'Heure de Douala' },
  hours: 'Du lundi au vendredi, de 9 h 00 à 17 h 00',
  /** As short as what replaces it once the time is known, so that no line is won or lost. */
  hoursOnWeekdays: 'En semaine, de 9 h 00 à 17 h 00',
  openUntil: 'Ouvert jusqu’à {{time}}',
  opensToday: 'Fermé, ouvre aujourd’hui à {{time}}',
  opensTomorrow: 'Fermé, ouvre demain à {{time}}',
  opensOn: 'Fermé, ouvre {{day}} à {{time}}',
  call: 'Appeler le {{phone}}',
  formEyebrow: '02 — Message',
  formTitle: 'Écrivez-nous',
  formLead: 'Dites en quelques lignes où vous êtes, où vous allez et ce qui presse.',
  next: {
    title: 'Et ensuite ?',
    read: 'Le secrétariat lit votre message et le remet à un avocat du pays concerné.',
    answer: 'Vous recevez une réponse à l’adresse e-mail que vous avez indiquée.',
    decide: 'Vous décidez. Aucun frais n’est dû avant une convention signée.',
    privacy:
      'N’envoyez pas de pièces d’identité par ce formulaire. Ce que vous écrivez n’est lu que par le réseau et reste confidentiel.',
  },
} as const
