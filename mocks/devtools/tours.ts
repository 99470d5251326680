import * as z from 'zod/mini'

interface TourStep {
  readonly path: string
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
        fr: 'Le visa étudiant pour la Belgique, en détail\u00A0: sommaire, pièces, délais, et deux documents à télécharger au bout.',
        en: 'The student visa for Belgium in detail: contents, documents, time limits, and two files to download at the end.',
      },
      {
        path: '/interventions/belgique/visa-etudiant',
        fr: 'L’aide d’un avocat, en quatre niveaux. Chacun a son prix et mène aux offres.',
        en: 'The help of a lawyer, in four levels. Each has its price and leads to the offers.',
      },
      {
        path: '/avocatslist?country=belgique&subject=visa-etudiant',
        fr: 'L’annuaire, en Belgique. On cherche par langue, par domaine, par ville ou par nom\u00A0; l’adresse garde les critères.',
        en: 'The directory, in Belgium. One searches by language, field, city or name; the address keeps the criteria.',
      },
      {
        path: '/detailsavocatslist/1?country=belgique&subject=visa-etudiant',
        fr: 'Une avocate\u00A0: barreau, langues, matières, honoraires, prochain rendez-vous.',
        en: 'A lawyer: bar, languages, fields, fees, next appointment.',
      },
      {
        path: '/detailsavocatslist/1?tab=contact&country=belgique&subject=visa-etudiant#formulaire',
        fr: 'Le message à cette avocate\u00A0: le pays et le visa y sont déjà. Une fois envoyé, il est dans l’onglet «\u00A0Courrier\u00A0» de la démonstration.',
        en: 'The message to this lawyer: country and visa are there already. Once sent, it is in the tab “Outbox” of the demonstration.',
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
        fr: 'Donnez un titre, un contenu, un pays, et le statut « Publié ». « Aperçu » montre la page aux deux largeurs.',
        en: 'Give it a title, content, a country, and the status “Publié”. “Aperçu” shows the page at two widths.',
      },
      {
        path: '/blog',
        fr: 'L’article est dans le blog. L’onglet « Données » dit ce qui a changé, et sait y revenir.',
        en: 'The article is in the blog. The tab “Data” says what changed, and can undo it all.',
      },
    ],
  },
  {
    name: 'server',
    title: { fr: 'Brancher un vrai serveur', en: 'Pointing the client at a real server' },
    steps: [
      {
        path: '/faq',
        fr: 'Sous « Pour les développeurs », ouvrez « Appels » : chaque appel du site, sa place dans le contrat, et la commande curl à essayer sur votre serveur.',
        en: 'Below “For developers”, open “Calls”: each call of the site, its place in the contract, and the curl command to try on your server.',
      },
      {
        path: '/interventions/belgique/visa-etudiant',
        fr: 'L’onglet « Scénarios » montre ce que le site fait quand le serveur est lent, en panne ou hors du contrat.',
        en: 'The tab “Scenarios” shows what the site does when the server is slow, down or off the contract.',
      },
      {
        path: '/',
        fr: 'Puis une seule valeur : <meta name="api-base-url"> dans index.html. Le contrat est dans openapi.json, à côté de cette page.',
        en: 'Then a single value: <meta name="api-base-url"> in index.html. The contract is openapi.json, beside this page.',
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
