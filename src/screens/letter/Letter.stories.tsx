import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { DeadlineRule } from '#contract/deadlines.ts'
import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'
import type { AppParameters } from '#storybook/render-app.tsx'

const path = '/lettre'
const today = '2026-12-05'
const free = `${path}?country=BE&letter=visa&rule=be-refus&held=no`
const belgian = `${free}&came=hand&received=2026-12-03`

/** A page on a day of the demo: dates and days left follow it. */
const at = (pagePath: string, day = today, behaviour: Parameters<typeof pageAt>[1] = {}) => {
  const parameters = pageAt(pagePath, behaviour)
  return { ...parameters, app: { ...parameters.app, today: day } }
}

/** The page with a rule as the server changed it. */
const withRule = (change: (rule: DeadlineRule) => unknown, pagePath: string, day?: string) => {
  const parameters = at(pagePath, day)
  const respond: AppParameters['respond'] = async (request, next) => {
    const response = await next(request)
    if (!request.url.endsWith('/deadlines.json')) return response
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of the site
    const rules = (await response.json()) as DeadlineRule[]
    return Response.json(rules.map((rule) => (rule.slug === 'be-refus' ? change(rule) : rule)))
  }
  return { ...parameters, app: { ...parameters.app, respond } }
}
/** As it is once somebody has written which text is in force. */
const green = (rule: DeadlineRule) => ({ ...rule, colour: 'green' })

const meta = { title: 'Screens/Letter', tags: ['check'], parameters: at(path) } satisfies Meta
export default meta

type Canvas = ReturnType<typeof within>
const radio = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('radio', { name })
/** A no-break space is a space. */
const spaced = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}`, 'u')
const dateFields = (canvas: Canvas, name: RegExp) => {
  const group = canvas.getByRole('group', { name })
  return within(group).getAllByRole<HTMLInputElement>('textbox')
}

const findKeepLink = (canvas: Canvas) =>
  canvas.findByRole('link', { name: /^Garder dans mon dossier/ })
const getLetterId = (link: HTMLElement) =>
  new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('letterId')

/** (spec 2.1.21) */
export const Questions: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await step('an empty form names the first answer that is missing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Voir mon délai' }))
      const summary = canvas.getByRole('group', {
        name: 'Une réponse manque ou est à revoir',
      })
      await expect(summary).toHaveFocus()
      await userEvent.click(
        canvas.getByRole('link', { name: 'Choisissez le pays qui a envoyé la lettre.' }),
      )
      await expect(await radio(canvas, 'Belgique')).toHaveFocus()
    })
    await step('each answer asks the next question, and says the period in words', async () => {
      await userEvent.click(await radio(canvas, 'Belgique'))
      await userEvent.click(await radio(canvas, /^Un visa est refusé/))
      await userEvent.click(await radio(canvas, /^L’Office des étrangers, un consulat/))
      await expect(
        await canvas.findByText(/^Trente jours pour demander l’annulation/),
      ).toBeVisible()
      await userEvent.click(await radio(canvas, 'Non, elle est libre'))
      await userEvent.click(await radio(canvas, /^Par un autre courrier/))
      await expect(canvas.getByText('Quelle est la date du cachet de la poste ?')).toBeVisible()
      await expect(canvas.getByText('Quelle date porte la lettre ?')).toBeVisible()
    })
    await step('once the postmark is typed, the date on the letter is not asked for', async () => {
      const [postmark] = dateFields(canvas, /cachet de la poste/)
      await userEvent.type(postmark ?? document.body, '2')
      await expect(canvas.queryByText('Quelle date porte la lettre ?')).toBeNull()
      await userEvent.click(await radio(canvas, /^En main propre/))
    })
    const [day, month, year] = dateFields(canvas, /^Quand l’avez-vous reçue/)
    if (day === undefined || month === undefined || year === undefined) throw new Error('No date')
    await step('a day that does not exist is named, and what was typed stays', async () => {
      await userEvent.type(day, '31')
      await userEvent.type(month, '2')
      await userEvent.type(year, '2026')
      await userEvent.click(canvas.getByRole('button', { name: 'Voir mon délai' }))
      const message =
        'Ce jour n’existe pas : vérifiez le jour et le mois, et écrivez l’année en quatre chiffres.'
      await userEvent.click(canvas.getByRole('link', { name: spaced(message) }))
      await expect(day).toHaveFocus()
      await expect(day).toHaveValue('31')
    })
    await step('the date is large, the focus on it', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, '3')
      await userEvent.clear(month)
      await userEvent.type(month, '12')
      await userEvent.click(canvas.getByRole('button', { name: 'Voir mon délai' }))
      await expect(
        await canvas.findByRole('heading', {
          name: spaced('Au plus tôt, le délai prend fin le samedi 2 janvier 2027'),
        }),
      ).toHaveFocus()
    })
    const letterId = getLetterId(await findKeepLink(canvas))
    await step('the answers can be changed, and none is lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Modifier mes réponses' }))
      await expect(await radio(canvas, 'Belgique')).toBeChecked()
      await expect(await radio(canvas, 'Belgique')).toHaveFocus()
      await expect(
        dateFields(canvas, /^Quand l’avez-vous reçue/).map(({ value }) => value),
      ).toEqual(['3', '12', '2026'])
    })
    await step('a corrected letter is still the same one', async () => {
      const [corrected] = dateFields(canvas, /^Quand l’avez-vous reçue/)
      if (corrected === undefined) throw new Error('There is no field of the day.')
      await userEvent.clear(corrected)
      await userEvent.type(corrected, '4')
      await userEvent.click(canvas.getByRole('button', { name: 'Voir mon délai' }))
      await expect(getLetterId(await findKeepLink(canvas))).toBe(letterId)
      await expect(await findKeepLink(canvas)).toHaveAttribute(
        'href',
        expect.stringContaining('received=2026-12-04'),
      )
    })
  },
}
export const Phone: Story = {
  parameters: at(`${path}?country=FR&letter=appeal&rule=fr-recours-silence&held=no`),
  globals: phone,
  play: showsText('Quand votre recours est-il arrivé ?'),
}
/** Complete, but not submitted: what somebody who comes back finds. */
export const NotSubmitted: Story = {
  parameters: at(`${belgian}&edit=yes`),
  play: async ({ canvas }) => {
    await expect(await radio(canvas, 'Belgique')).toBeChecked()
    await expect(canvas.queryByRole('heading', { name: /^Agissez/ })).toBeNull()
  },
}
/** (spec 2.1.21) */
export const LastDay: Story = {
  tags: ['state'],
  parameters: withRule(green, `${belgian}&subject=visa-regroupement-familial`),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: spaced('Agissez avant le jeudi 31 décembre 2026'),
      }),
    ).toBeVisible()
    await expect(canvas.getByText('Il reste 26 jours')).toBeVisible()
    await expect(canvas.getByText('Dernier jour probable : lundi 4 janvier 2027.')).toBeVisible()
    await expect(
      canvas.getByText('Démonstration : règle non vérifiée par un avocat.'),
    ).toBeVisible()
    const price = await canvas.findByText(/1\s?350/)
    const advice = canvas.getByText(/^Un refus sépare des personnes/)
    await expect(advice.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(
      0,
    )
    await expect(canvas.getByText(/^Dix jours pour rédiger\. Le temps du jugement/)).toBeVisible()
    await expect(canvas.getByText(/les droits de greffe, les expertises/)).toBeVisible()
    await expect(canvas.getByText(/^Le premier rendez-vous d’un avocat a son/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Recours / })).toHaveAttribute(
      'href',
      '/interventions/belgique/visa-regroupement-familial#niveau-3',
    )
    await expect(canvas.getByRole('link', { name: /^Une nouvelle demande/ })).toHaveAttribute(
      'href',
      '/interventions/belgique/visa-regroupement-familial',
    )
    // For paper.
    await expect(
      await canvas.findByText(
        /^Droit de Cité\. Imprimé le samedi 5 décembre 2026\. http.*\/lettre$/,
      ),
    ).toBeInTheDocument()
    await expect(
      canvas.getByRole('link', { name: 'Trouver un avocat pour un recours' }),
    ).toHaveAttribute('href', expect.stringMatching(/country=belgique.*recours-et-contentieux/))
  },
}
export const LastDayEnglish: Story = {
  parameters: withRule(green, `${belgian}&subject=visa-regroupement-familial`),
  globals: english,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Act before Thursday,?\s31\sDecember\s2026/ }),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Thirty days to ask the Council/)).toBeVisible()
  },
}
export const LastDayPhone: Story = {
  parameters: withRule(green, `${belgian}&subject=visa-regroupement-familial`),
  globals: phone,
  play: showsText('Il reste 26 jours'),
}
/** By post the period runs from the posting, twelve days before what the receipt would give (spec 2.1.30). */
export const Posted: Story = {
  tags: ['state'],
  parameters: at(`${free}&came=post&posted=2026-11-02&received=2026-11-16`, '2026-11-17'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: spaced('Au plus tôt, le délai prend fin le vendredi 4 décembre 2026'),
      }),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        'Non : elle s’applique pendant le recours. Un avocat peut demander une suspension.',
      ),
    ).toBeVisible()
    // To the day to act on, which is the one that the file counts to.
    await expect(canvas.getByText('Il reste 16 jours')).toBeVisible()
    await expect(canvas.queryByText(/16 décembre/)).toBeNull()
  },
}
export const PostedEnglish: Story = {
  ...Posted,
  globals: english,
  play: showsText(/^No: it applies during the appeal/),
}
/** Without a postmark the date on the letter is the earliest reading. */
export const Dated: Story = {
  parameters: at(`${free}&came=post&dated=2026-11-02&received=2026-11-16`, '2026-11-17'),
  globals: phone,
  play: showsText(/^Compté depuis la date de la lettre/),
}
export const PostingUnknown: Story = {
  parameters: at(`${free}&came=post&received=2026-11-16`, '2026-11-17'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Il manque une date pour compter' }),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Sans le cachet de la poste ni la date de la lettre/),
    ).toBeVisible()
    // To the date, not to the first question.
    await userEvent.click(canvas.getByRole('button', { name: 'Écrire la date de la lettre' }))
    const [day] = dateFields(canvas, /^Quelle date porte la lettre/)
    await waitFor(() => expect(day).toHaveFocus())
  },
}
/** A link of before one was asked how the letter came. */
export const OldLink: Story = {
  parameters: at(`${path}?country=BE&letter=visa&held=no&received=2026-11-16`, '2026-11-17'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await radio(canvas, /^L’Office des étrangers, un consulat/))
    await userEvent.click(await radio(canvas, /^Par courriel ou en ligne/))
    await expect(canvas.getByText('Quand vous a-t-elle été envoyée ?')).toBeVisible()
    const fields = dateFields(canvas, /^Quand vous a-t-elle été envoyée/)
    await expect(fields.map(({ value }) => value)).toEqual(['16', '11', '2026'])
  },
}
/** The form says so, and does not wait to be submitted. */
export const EditedByHand: Story = {
  parameters: at(belgian.replace(/received=[^&]*/, 'received=2026-02-31')),
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByRole('group', { name: 'Une réponse manque ou est à revoir' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link'))
    await userEvent.keyboard('3')
    await expect(summary).toBeVisible()
  },
}
/** Nothing has come: the silence may be a refusal (spec 2.1.30). */
export const NoAnswer: Story = {
  parameters: at(`${path}?country=FR`),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await radio(canvas, /^Aucune réponse n’est venue/))
    await expect(canvas.getByText('Quel pays doit répondre ?')).toBeVisible()
    await userEvent.click(await radio(canvas, /^Aucune réponse du consulat/))
    await userEvent.click(canvas.getByRole('button', { name: 'Voir mon délai' }))
    await noDate(context)
    await expect(canvas.getByText(/^Aucune lettre ne dira ce délai/)).toBeVisible()
    await expect(canvas.queryByText(/gardez l’enveloppe et appelez/)).toBeNull()
    // Nothing speaks of a letter that has not come.
    await expect(canvas.getByText('Quel pays doit répondre ?')).toBeVisible()
    await expect(canvas.queryByText(/Gardez la lettre|a envoyé la lettre|Que dit-elle/)).toBeNull()
  },
}
export const NoAnswerOfPrefecture: Story = {
  parameters: at(
    `${path}?country=FR&letter=silence&rule=fr-silence-prefecture&held=no&received=2026-07-10`,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Comment ce délai se compte, et sa source'))
    await expect(canvas.getByText(/^Du jour où votre dossier complet est arrivé/)).toBeVisible()
  },
}
/** No later date is shown. */
export const Earliest: Story = {
  tags: ['state'],
  parameters: at(`${path}?country=FR&letter=visa&held=no&received=2026-11-25`, '2026-11-26'),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      name: spaced('Au plus tôt, le délai prend fin le jeudi 24 décembre 2026'),
    })
    await expect(heading).toBeVisible()
    await expect(canvas.getByText('Agissez avant le mercredi 23 décembre 2026.')).toBeVisible()
    await expect(canvas.queryByText(/Dernier jour probable|25 décembre|28 décembre/)).toBeNull()
  },
}
/** Between the day to act on and the last one nobody is told that it has passed. */
export const AimOver: Story = {
  parameters: withRule(green, belgian, '2027-01-02'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: spaced('Dernier jour probable lundi 4 janvier 2027'),
      }),
    ).toBeVisible()
    await expect(canvas.getByText('Il reste 2 jours')).toBeVisible()
    await expect(canvas.getByText(/^Le temps presse/)).toBeVisible()
    await expect(canvas.getByText('Votre lettre prévaut.')).toBeVisible()
  },
}
export const EarliestIsToday: Story = {
  parameters: at(`${path}?country=FR&letter=visa&held=no&received=2026-11-25`, '2026-12-24'),
  play: showsText('C’est aujourd’hui'),
}
/** It is never said that it is too late. */
export const Passed: Story = {
  tags: ['state'],
  parameters: at(belgian, '2027-01-10'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Parlez à un avocat aujourd’hui' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/trop tard/i)).toBeNull()
  },
}
export const LastDayIsToday: Story = {
  parameters: withRule(green, belgian, '2026-12-31'),
  play: showsText('C’est aujourd’hui'),
}
const noDate: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(
    await canvas.findByRole('heading', {
      name: spaced('Ne comptez pas seul : appelez aujourd’hui'),
    }),
  ).toBeVisible()
  await expect(canvasElement.querySelector('main time')).toBeNull()
  await expect(canvas.queryByRole('button', { name: 'Ajouter à mon agenda' })).toBeNull()
}
export const Held: Story = {
  parameters: at(`${path}?country=BE&letter=visa&rule=be-refus&held=yes&received=2026-12-03`),
  play: noDate,
}
export const OrderToLeave: Story = {
  tags: ['state'],
  parameters: at(`${path}?country=FR&letter=removal&received=2026-12-03`),
  play: noDate,
}
export const OtherCountry: Story = {
  parameters: at(`${path}?country=other&letter=visa&received=2026-12-03`),
  play: noDate,
}
/** A rule that nobody has checked for more than a year. */
export const NotChecked: Story = {
  parameters: at(`${free}&came=hand&received=2027-12-20`, '2027-12-28'),
  play: async (context) => {
    await noDate(context)
    await expect(
      context.canvas.getByText(/^Cette règle n’a pas été vérifiée depuis plus d’un an/),
    ).toBeVisible()
  },
}
/** Received soon after a rule came into force: the decision may be of before. */
export const DecisionMayBeOlder: Story = {
  parameters: at(`${path}?country=FR&letter=visa&held=no&received=2023-03-01`),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Ce délai vaut pour les décisions prises depuis le 1er\sjanvier\s2023\./,
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ajouter à mon agenda' })).toBeNull()
  },
}
export const DecisionMayBeOlderEnglish: Story = {
  parameters: at(`${path}?country=FR&letter=visa&held=no&received=2023-03-01`),
  globals: english,
  play: showsText(/^This time limit applies to decisions taken since 1\sJanuary\s2023\./),
}
const wordsOnly: NonNullable<Story['play']> = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent(/de quarante-huit heures à deux mois/)
  await expect(alert).toHaveTextContent('+32 2 000 01 40')
}
/** Without the rules, the periods in words and the phone. */
export const Failed: Story = {
  tags: ['state'],
  parameters: at(path, today, { 'deadlineRules.list': { status: 500 } }),
  play: wordsOnly,
}
export const Malformed: Story = {
  parameters: at(path, today, { 'deadlineRules.list': 'wrongShape' }),
  play: wordsOnly,
}
/** A colour or a unit that this client does not know: the words and the phone, never a date. */
export const UnknownColour: Story = {
  parameters: withRule((rule) => ({ ...rule, colour: 'blue' }), belgian),
  play: wordsOnly,
}
export const UnknownUnit: Story = {
  parameters: withRule(
    (rule) => ({ ...rule, counting: { ...rule.counting, unit: 'week' } }),
    belgian,
  ),
  play: wordsOnly,
}
export const Empty: Story = {
  parameters: at(path, today, { 'deadlineRules.list': 'empty' }),
  play: wordsOnly,
}
export const Loading: Story = {
  parameters: at(path, today, { 'deadlineRules.list': 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des règles…')).toBeInTheDocument()
  },
}
/** Without the countries of the site, those of the rules can be chosen. */
export const WithoutCountries: Story = {
  parameters: at(path, today, { 'countries.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await radio(canvas, 'Luxembourg')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Cameroun' })).toBeNull()
  },
}
/** (spec 2.1.22) */
export const Rules: Story = {
  tags: ['state'],
  parameters: at('/lettre/regles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Belgique' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    // Each of the twenty rules has a source of its period, and most have others.
    const sources = main.getAllByRole('link').filter((link) => link.closest('cite') !== null)
    await expect(sources.length).toBeGreaterThan(40)
    await expect(main.getAllByText('La décision attend-elle ?')).toHaveLength(20)
    for (const source of sources)
      await expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/))
    // A link says which site it leads to.
    for (const source of sources)
      await expect(source).toHaveAccessibleName(/ \([\w-]+(\.[\w-]+)+\)$/)
  },
}
export const RulesFailed: Story = {
  parameters: at('/lettre/regles', today, { 'deadlineRules.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /de quarante-huit heures à deux mois/,
    )
  },
}
