/** What a lawyer writes who asks to join the network, by the names of the form's fields. */
export const lawyerApplication = [
  ['Nom et prénom', 'Ada Lejeune'],
  ['Adresse e-mail professionnelle', 'ada@example.org'],
  ['Téléphone du cabinet', '+3220000000'],
  ['Barreau', 'barreau de Mons'],
  ['Année de la prestation de serment', '2012'],
  ['Langues de travail', 'français'],
  ['Matières pratiquées', 'asile'],
  ['Présentez votre pratique en quelques lignes', 'Vingt dossiers par an.'],
] as const
