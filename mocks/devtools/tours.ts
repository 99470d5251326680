import * as z from 'zod/mini'

interface TourStep {
  readonly path: string
  /** Two lines of a phone at most. */
  readonly fr: string
  readonly en: string
}

export interface Tour {
  readonly name: string
  readonly title: { readonly fr: string; readonly en: string }
  readonly steps: readonly [TourStep, ...TourStep[]]
}

/** Three short tours: for visitors, for administrators and for backend developers. */
export const tours: readonly Tour[] = [
  {
    name: 'student',
    title: {
      fr: 'Un étudiant cherche un visa et un avocat',
      en: 'A student looks for a visa and a lawyer',
    },
    steps: [
      {
        path: '/',
        fr: 'L’accueil. Plus bas, une carte par visa\u00A0: retournée, elle dit ce que coûte l’accompagnement.',
        en: 'The home page. Further down, a card for each visa: turned over, it says what help costs.',
      },
      {
        path: '/detailsvisa/belgique/visa-etudiant',
        fr: 'Le visa étudiant pour la Belgique\u00A0: pièces, délais, et deux documents à télécharger.',
        en: 'The student visa for Belgium: documents, time limits, and two files to download.',
      },
      {
        path: '/interventions/belgique/visa-etudiant',
        fr: 'L’aide d’un avocat, en quatre niveaux. Chacun a son prix et mène aux offres.',
        en: 'The help of a lawyer, in four levels. Each has its price and leads to the offers.',
      },
      {
        path: '/avocatslist?country=belgique&subject=visa-etudiant',
        fr: 'L’annuaire, en Belgique\u00A0: par langue, domaine, ville ou nom. L’adresse garde les critères.',
        en: 'The directory, in Belgium: by language, field, city or name. The address keeps the criteria.',
      },
      {
        path: '/detailsavocatslist/1?country=belgique&subject=visa-etudiant',
        fr: 'Une avocate\u00A0: barreau, langues, matières, honoraires, prochain rendez-vous.',
        en: 'A lawyer: bar, languages, fields, fees, next appointment.',
      },
      {
        path: '/detailsavocatslist/1?tab=contact&country=belgique&subject=visa-etudiant#formulaire',
        fr: 'Le message, avec pays et visa. Une fois envoyé, il est dans «\u00A0Démo\u00A0», «\u00A0Plus\u00A0», «\u00A0Courrier\u00A0».',
        en: 'The message, with country and visa. Once sent, it is in “Demo”, “More”, “Outbox”.',
      },
    ],
  },
  {
    name: 'article',
    title: { fr: 'Publier un article', en: 'Publishing an article' },
    steps: [
      {
        path: '/admin',
        fr: 'L’administration. Elle est en français, quelle que soit la langue choisie.',
        en: 'The back-office. It is in French, whatever language was chosen.',
      },
      {
        path: '/admin/articles/formulaire',
        fr: 'Donnez un titre, un contenu, un pays, le statut «\u00A0Publié\u00A0». «\u00A0Aperçu\u00A0» montre deux largeurs.',
        en: 'Give it a title, content, a country, the status “Publié”. “Aperçu” shows two widths.',
      },
      {
        path: '/blog',
        fr: 'L’article est dans le blog. Ce qui a changé est dans «\u00A0Démo\u00A0», «\u00A0Plus\u00A0», «\u00A0Données\u00A0».',
        en: 'The article is in the blog. What has changed is in “Demo”, “More”, “Data”.',
      },
    ],
  },
  {
    name: 'server',
    title: { fr: 'Brancher un vrai serveur', en: 'Pointing the client at a real server' },
    steps: [
      {
        path: '/faq',
        fr: '«\u00A0Démo\u00A0», «\u00A0Plus\u00A0», «\u00A0Appels\u00A0»\u00A0: chaque appel, sa place dans le contrat, sa commande curl.',
        en: '“Demo”, “More”, “Calls”: each call, its place in the contract, its curl command.',
      },
      {
        path: '/interventions/belgique/visa-etudiant',
        fr: '«\u00A0Démo\u00A0», «\u00A0Scénarios\u00A0»\u00A0: le site quand le serveur est lent, en panne ou hors du contrat.',
        en: '“Demo”, “Scenarios”: the site when the server is slow, down or off the contract.',
      },
      {
        path: '/',
        fr: 'Reste une valeur, <meta name="api-base-url"> dans index.html. Le contrat\u00A0: openapi.json.',
        en: 'One value is left: <meta name="api-base-url"> in index.html. The contract: openapi.json.',
      },
    ],
  },
]

const findTour = (name: string | undefined) => tours.find((tour) => tour.name === name)

const TourProgress = z
  .object({
    tour: z.optional(z.string()),
    /** The current step of each started tour. */
    steps: z.record(z.string(), z.number()),
  })
  .check(
    z.refine(
      ({ tour, steps }) =>
        (tour === undefined || findTour(tour) !== undefined) &&
        Object.entries(steps).every(([name, step]) => findTour(name)?.steps[step] !== undefined),
    ),
  )
export type TourProgress = z.infer<typeof TourProgress>

export const initialProgress: TourProgress = { steps: {} }

export function getCurrentTour({ tour: name, steps }: TourProgress) {
  const tour = findTour(name)
  return tour && { tour, index: steps[tour.name] ?? 0 }
}

/** Moves to a step of a tour. After the last step, the tour ends and begins anew the next time. */
export function goToStep(
  { steps }: TourProgress,
  { name, steps: tourSteps }: Tour,
  index: number,
): TourProgress {
  return index < tourSteps.length
    ? { tour: name, steps: { ...steps, [name]: index } }
    : { steps: { ...steps, [name]: 0 } }
}

/** Leaves the current tour. It keeps its step, so that it can be resumed. */
export function leaveTour({ steps }: TourProgress): TourProgress {
  return { steps }
}

export function parseProgress(stored = ''): TourProgress {
  try {
    return TourProgress.parse(JSON.parse(stored))
  } catch {
    return initialProgress
  }
}
