import type { RuleName } from '#domain/content-checks/finding.ts'
import type { EntityName } from '#domain/entities.ts'

import type { ArticleRow, TableName, Tables, VisaRow } from './tables.ts'

/** Below the ids that a user's own records get, and above those of the seed. */
const firstId = 9001
const country = { id: firstId, code: 'XA', name: 'Atlantide', continentCode: 'EU' }

/** A picture of one pixel, which decoders take although it is followed by nothing for so many kilobytes. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJgggAA'
const makePicture = (kilobytes: number) =>
  `data:image/png;base64,${pixel}${'A'.repeat((kilobytes * 4096) / 3)}`

const link = (href: string, text: string) => `<p>Voir <a href="${href}">${text}</a>.</p>`

/** What differs from an article without a finding, so that its rule finds it once. */
const articles: Readonly<Partial<Record<RuleName, Partial<ArticleRow>>>> = {
  linkEmpty: { content: link('/contact', '') },
  linkBareUrl: { content: link('https://dofi.ibz.be', 'https://dofi.ibz.be') },
  linkRepeated: {
    content: link('https://dofi.ibz.be', 'le site') + link('https://www.ofii.fr', 'le site'),
  },
  linkInsecure: { content: link('http://dofi.ibz.be', 'le site de l’Office') },
  linkBroken: { content: link('/detailsvisa/belgique/visa-lunaire', 'le visa lunaire') },
  headingEmpty: { content: '<h2></h2><p>Un texte sous un titre vide.</p>' },
  headingSkipped: { content: '<h2>Les pièces</h2><p>À réunir.</p><h4>Le passeport</h4>' },
  headingBold: {
    content: '<p><strong>Les délais</strong></p><p>Trente jours, comptés avec soin.</p>',
  },
  tableHeader: { content: '<table><tbody><tr><td>Jours</td><td>30</td></tr></tbody></table>' },
  pictureAlternative: { content: `<p>Le plan.</p><img src="${makePicture(1)}">` },
  pictureFileName: { content: `<p>Le plan.</p><img src="${makePicture(1)}" alt="IMG_2041.jpg">` },
  titleLong: {
    title: 'Un titre que les moteurs de recherche coupent avant sa fin, faute de place',
  },
  introductionMissing: { introduction: '' },
  pastYear: { content: '<p>La redevance était de 180 euros en 2019.</p>' },
  promise: { content: '<p>Nous garantissons une réponse favorable.</p>' },
  articleOld: { date: '2020-03-02T08:30:00.000Z', createdDate: '2020-03-01T08:30:00.000Z' },
  typographySpace: { introduction: 'Faut-il un avocat ? Souvent.' },
  typographyApostrophe: { introduction: "L'avocat relit le dossier." },
  sentenceLong: {
    introduction:
      'Avant de saisir un juge, il faut presque toujours écrire à l’autorité, par une lettre qui dit pourquoi la décision ne tient pas, et joindre toutes les pièces.',
  },
}

/** A record for each rule, which finds it exactly once. */
export const plantedFindings: readonly {
  readonly rule: RuleName
  readonly entity: EntityName
  readonly id: number
}[] = [
  ...Object.keys(articles).map((rule, index) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `articles`
    rule: rule as RuleName,
    entity: 'articles' as const,
    id: firstId + index,
  })),
  { rule: 'countryFaq', entity: 'countries', id: country.id },
  { rule: 'visaIntervention', entity: 'visas', id: firstId },
  { rule: 'visaOrientation', entity: 'visas', id: firstId + 1 },
  { rule: 'pictureHeavy', entity: 'visas', id: firstId + 2 },
  { rule: 'visaCountry', entity: 'visas', id: firstId + 3 },
  { rule: 'levelPrice', entity: 'interventions', id: firstId + 1 },
  { rule: 'interventionTime', entity: 'interventions', id: firstId },
]

function makeArticles(latest: ArticleRow): ArticleRow[] {
  return Object.entries(articles).map(([rule, planted], index) => ({
    id: firstId + index,
    slug: `controle-${index + 1}`,
    title: `Contrôle nº\u00a0${index + 1}`,
    image: null,
    authorId: latest.authorId,
    date: latest.date,
    createdDate: latest.createdDate,
    views: 0,
    countryId: null,
    statusId: latest.statusId,
    tagIds: [],
    introduction: `Cet article montre la règle ${rule}.`,
    content: '<p>Un texte court.</p>',
    ...planted,
  }))
}

const makeVisas = (): VisaRow[] =>
  [
    { name: 'Visa étudiant' },
    { name: 'Visa de plongée' },
    { name: 'Visa court séjour', image: makePicture(501) },
    { name: 'Visa sans pays', countryId: null },
  ].map((visa, index) => ({
    id: firstId + index,
    image: null,
    summary: '<p>Pour séjourner sous la mer.</p>',
    content: '<p>Un texte court.</p>',
    countryId: country.id,
    interventionId: 1,
    ...visa,
  }))

const makeInterventions = (): Tables['interventions'][] =>
  [firstId + 1, firstId + 2].map((visaId, index) => ({
    id: firstId + index,
    countryId: country.id,
    visaId,
    serviceLevels: [
      {
        id: 90_010 + index,
        levelNumber: 1,
        title: 'Conseil juridique',
        summary: 'Un avocat relit la demande.',
        fullDescription: '<h3>Délai</h3><p>Un mois.</p>',
        serviceFee: {
          valueString: index === 0 ? '150\u00a0€ HT' : '',
          amount: 150,
          currency: 'EUR',
          basis: 'par personne',
          notes: '',
        },
      },
    ],
  }))

/** Of all visas but the one that no answer of the orientation leads to. */
const makeFacts = (): Tables['recordFacts'][] =>
  [firstId, firstId + 2].map((id) => ({
    id,
    entity: 'visas',
    recordId: id,
    purpose: 'study',
    documentHeadings: [],
    usualTimeHeading: 'Délai',
  }))

/** Adds to the rows of a table those in which the content checks find something. */
export function plantFindings<Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
): readonly Tables[Name][] {
  const planted: Readonly<Partial<Record<TableName, () => readonly object[]>>> = {
    countries: () => [country],
    visas: makeVisas,
    interventions: makeInterventions,
    recordFacts: makeFacts,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of this table
    articles: () => makeArticles(rows[0] as unknown as ArticleRow),
  }
  return [...rows, ...((planted[table]?.() ?? []) as readonly Tables[Name][])]
}
