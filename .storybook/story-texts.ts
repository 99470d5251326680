/**
 * The English of texts that only stories have, by the French text in their args. Texts of the site need no line: those of
 * `src/i18n` are found by their key. Names, addresses and records are data, which no language changes.
 */
export const englishOfStories: Readonly<Record<string, string>> = {
  // Accordion
  'Qui peut demander ce visa ?': 'Who can apply for this visa?',
  'Toute personne majeure qui a signé un contrat de travail avec un employeur établi en Belgique.':
    'Any adult who has signed an employment contract with an employer established in Belgium.',
  'Voir les conditions': 'See the conditions',
  'Combien de temps faut-il compter ?': 'How long does it take?',
  'De quatre à neuf mois selon le poste consulaire.':
    'Between four and nine months, depending on the consulate.',
  'Puis-je voyager pendant la procédure ?': 'May I travel during the procedure?',
  'Oui, tant que votre titre de séjour actuel est valable.':
    'Yes, as long as your present residence permit is valid.',
  'Consultation écrite': 'Written opinion',
  'Un avocat lit vos documents et vous répond par écrit dans les cinq jours ouvrables. Vous savez ce qui est possible, ce qui ne l’est pas, et ce qu’il faut préparer.':
    'A lawyer reads your documents and answers in writing within five working days. You know what is possible, what is not, and what to prepare.',
  'Préparation du dossier': 'Preparation of the file',
  'Votre avocat rassemble, vérifie et présente les pièces.':
    'Your lawyer collects, checks and presents the documents.',
  'Représentation complète': 'Full representation',
  'sur devis': 'on quotation',
  'De la première lettre à la décision, recours compris.':
    'From the first letter to the decision, appeals included.',
  'Accompagnement complet lors d’une demande de regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité':
    'Full support with an application for family reunification with a third-country national who has unlimited stay',
  'à partir de 1 850,00 € hors frais de traduction':
    'from €1,850.00 without the cost of translation',
  Ensuite: 'Then',
  // Button
  'Trouver un avocat': 'Find a lawyer',
  Supprimer: 'Delete',
  'Demander une consultation préalable avec un avocat spécialisé du réseau':
    'Ask for a first consultation with a lawyer of the network in this field',
  // Code label
  'Visa de long séjour': 'Long-stay visa',
  'Étudiant · BE-01': 'Student · BE-01',
  'Niveau 2': 'Level 2',
  'Autorisation de séjour temporaire pour travailleurs hautement qualifiés':
    'Temporary residence permit for highly qualified workers',
  // Date field
  'Quand avez-vous reçu la lettre ?': 'When did you receive the letter?',
  'Par exemple : 27 11 2026.': 'For example: 27 11 2026.',
  Jour: 'Day',
  Mois: 'Month',
  Année: 'Year',
  'Ce jour n’existe pas.': 'There is no such day.',
  // Dialog
  Confirmer: 'Confirm',
  'Cette page sera fermée.': 'This page will be closed.',
  'Un titre long': 'A long title',
  'Un texte long.': 'A long text.',
  // Disclosure, Drawer
  Autorisations: 'Permits',
  'Permis de travail': 'Work permit',
  'Visa étudiant': 'Student visa',
  'Regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité':
    'Family reunification with a third-country national who has unlimited stay',
  'Menu principal': 'Main menu',
  'Fermer le menu': 'Close the menu',
  Avocats: 'Lawyers',
  'Questions fréquentes': 'Frequently asked questions',
  // Empty state
  'Aucun visa pour ce pays': 'No visa for this country',
  'Nos avocats y travaillent. Choisissez un autre pays ou écrivez-nous.':
    'Our lawyers are working on it. Choose another country or write to us.',
  'Cette page n’existe pas': 'This page does not exist',
  'L’adresse a peut-être changé. Reprenez depuis l’accueil ou cherchez un visa.':
    'Its address may have changed. Begin again on the home page or search for a visa.',
  'Retour à l’accueil': 'Back to the home page',
  'Les interventions proposées pour l’autorisation de séjour demandée n’ont pas pu être chargées':
    'The interventions that are offered for this residence permit could not be loaded',
  'Le serveur a répondu une erreur. Vérifiez votre connexion, puis réessayez dans quelques instants ; si cela persiste, appelez-nous.':
    'The server answered with an error. Check your connection, then try again in a moment; if it goes on, call us.',
  'Réessayer le chargement des interventions': 'Try to load the interventions again',
  // Error summary, text field, text area
  '2 champs sont à revoir avant l’envoi': '2 fields need another look before you send this',
  'Indiquez votre nom.': 'Enter your name.',
  'Indiquez votre numéro de téléphone.': 'Enter your telephone number.',
  'Adresse e-mail': 'Email address',
  Téléphone: 'Telephone',
  Nom: 'Name',
  'Nous ne l’utilisons que pour vous répondre.': 'We use it only to answer you.',
  'Indiquez une adresse e-mail complète, comme nom@exemple.org.':
    'Enter a complete email address, such as name@example.org.',
  'Adresse e-mail à laquelle l’avocat peut vous joindre pendant toute la procédure':
    'Email address at which the lawyer can reach you during the whole procedure',
  'Cette adresse ne peut pas recevoir de message : vérifiez ce qui suit le signe @, sans espace ni accent.':
    'This address cannot receive messages: check what follows the @ sign, without spaces or accents.',
  'Dates, pays, délais : ce qui presse d’abord.':
    'Dates, countries, deadlines: what is urgent first.',
  'Écrivez votre message.': 'Write your message.',
  // Flag, toggle group, radio group
  Belgique: 'Belgium',
  Pays: 'Country',
  'Regroupement familial': 'Family reunification',
  'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord':
    'United Kingdom of Great Britain and Northern Ireland',
  'Comment la lettre est-elle venue ?': 'How did the letter come?',
  'Remise en main propre': 'Handed over in person',
  'Par la poste': 'By post',
  'Recommandée ou non.': 'Registered or not.',
  Autrement: 'In another way',
  'Le délai en dépend.': 'The deadline depends on it.',
  'Dites comment la lettre est venue.': 'Say how the letter came.',
  'Quel pays ?': 'Which country?',
  'La réponse d’une ambassade, d’un consulat ou de l’Office des étrangers à une demande de visa.':
    'The answer of an embassy, a consulate or the immigration office to an application for a visa.',
  // Flip card
  'Permis unique': 'Single permit',
  'Travailler et séjourner en Belgique plus de nonante jours.':
    'Work and stay in Belgium for more than ninety days.',
  'Ce qu’il faut savoir': 'What you need to know',
  'La demande part de l’employeur, auprès de la Région où se trouve le lieu de travail. Elle prend en moyenne quatre mois.':
    'The employer applies to the Region of the place of work. It takes four months on average.',
  'Voir le permis unique': 'See the single permit',
  'En savoir plus': 'Learn more',
  Retourner: 'Turn back',
  // Notice
  'Les honoraires sont ceux du pays choisi': 'The fees are those of the chosen country',
  'Ils comprennent la TVA et sont confirmés par écrit avant toute démarche.':
    'They include VAT and are confirmed in writing before anything is done.',
  'Ce délai ne peut pas être prolongé.': 'This deadline cannot be extended.',
  'Fermer ce message': 'Close this message',
  'Votre carte de séjour expire avant la fin prévisible de la procédure de renouvellement':
    'Your residence card expires before the renewal can be expected to end',
  'Prenez contact avec la commune avant la date indiquée sur la carte.':
    'Contact the town hall before the date on the card.',
  // Page, section heading, reveal
  'Les visas en détail': 'Visas in detail',
  'À qui s’adresse chaque visa, ce qu’il faut démontrer et combien de temps il faut compter.':
    'For whom each visa is, what has to be shown and how long it takes.',
  'Chaque partie d’une page se tient dans la même colonne.':
    'Each part of a page stands in the same column.',
  'Les parties gardent entre elles la même distance.': 'The parts keep the same distance.',
  'Nos interventions': 'Our interventions',
  'Une procédure, trois manières d’être accompagné': 'One procedure, three ways to be supported',
  'Choisissez ce que vous confiez à votre avocat : un avis écrit, un dossier complet, ou tout, recours compris.':
    'Choose what you leave to your lawyer: a written opinion, a complete file, or everything, appeals included.',
  'Toutes les interventions': 'All interventions',
  'Regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité en Belgique':
    'Family reunification with a third-country national who has unlimited stay in Belgium',
  'Nos avocats vous accompagnent de la première question jusqu’à la décision, en français, en anglais et dans onze autres langues.':
    'Our lawyers support you from the first question to the decision, in French, English and eleven other languages.',
  'Voir toutes les autorisations': 'See all permits',
  // Pause toggle, scroll to top, skip link
  'Mettre le défilement en pause': 'Pause the scrolling',
  'Reprendre le défilement': 'Go on scrolling',
  'Revenir en haut de la page': 'Back to the top of the page',
  'Aller au contenu': 'Skip to the content',
  // Select
  'Pays de destination': 'Country of destination',
  'Choisissez un pays': 'Choose a country',
  'Les visas et les avocats affichés dépendent de ce choix.':
    'The visas and lawyers that are shown depend on it.',
  'Un seul pays à la fois.': 'One country at a time.',
  'Choisissez un pays.': 'Choose a country.',
  'Choisissez d’abord un pays.': 'Choose a country first.',
  'Autorisation de séjour demandée pour vous ou pour un membre de votre famille':
    'Residence permit for you or a member of your family',
  'Si vous hésitez entre deux autorisations, choisissez celle qui figure sur la dernière lettre reçue.':
    'If you hesitate between two permits, choose the one that the last letter names.',
  // Sheet
  'Agissez avant le jeudi 31 décembre 2026': 'Act before Thursday 31 December 2026',
  'Dernier jour probable : lundi 4 janvier 2027. Votre lettre prévaut.':
    'Probable last day: Monday 4 January 2027. Your letter prevails.',
  'Votre délai': 'Your deadline',
  'Trente jours pour demander l’annulation de la décision.':
    'Thirty days to ask for the annulment of the decision.',
  // Stamp, stars
  'Non trouvé': 'Not found',
  'Avocat vérifié par le réseau en décembre': 'Lawyer checked by the network in December',
  '4,5 étoiles sur 5': '4.5 stars out of 5',
  '0 étoile sur 5': '0 stars out of 5',
  // Tabs
  'À propos': 'About',
  'Quinze ans d’expérience, à Bruxelles.': 'Fifteen years of experience, in Brussels.',
  Honoraires: 'Fees',
  'Une convention est signée d’abord.': 'An agreement is signed first.',
  'À propos de votre avocat': 'About your lawyer',
  'Présentation du cabinet': 'The law firm',
  'Honoraires indicatifs': 'Indicative fees',
  'Adresse du cabinet principal': 'Address of the main office',
  'Prendre contact': 'Get in touch',
  Deux: 'Two',
  Trois: 'Three',
  Quatre: 'Four',
  Cinq: 'Five',
  // Tool page
  'Délais de recours': 'Time limits for an appeal',
  'J’ai reçu une lettre': 'I received a letter',
  'Quelques questions, et vous savez jusqu’à quand agir.':
    'A few questions, and you know by when to act.',
  'Les questions, et ce qui suit des réponses.':
    'The questions, and what follows from the answers.',
  'Une lettre de l’administration que l’on ne comprend pas.':
    'A letter of the administration that one does not understand.',
  'Dans tous les cas': 'In any case',
  'Toutes les règles et leurs sources': 'All rules and their sources',
}
