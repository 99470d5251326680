import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

const path = '/lettre'
const today = '2026-12-05'
const belgian = `${path}?country=BE&letter=visa&held=no&received=2026-12-03`

/** A page on a day of the demo: dates and days left follow it. */
const at = (pagePath: string, day = today, behaviour: Parameters<typeof pageAt>[1] = {}) => {
  const parameters = pageAt(pagePath, behaviour)
  return { ...parameters, app: { ...parameters.app, today: day } }
}

const meta = { title: 'Screens/Letter', parameters: at(path) } satisfies Meta
export default meta

type Canvas = ReturnType<typeof within>
const radio = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('radio', { name })
/** A no-break space is a space. */
const spaced = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}`, 'u')
const dateFields = (canvas: Canvas, name: RegExp) => {
  const group = canvas.getByRole('group', { name })
  return within(group).getAllByRole<HTMLInputElement>('textbox')
}

/** (spec 2.1.21) */
export const Questions: Story = {
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
      await expect(
        await canvas.findByText(/^Trente jours pour demander l’annulation/),
      ).toBeVisible()
      await userEvent.click(await radio(canvas, 'Oui, elle est libre'))
      await expect(canvas.getByText('Quelle est la date du cachet de la poste ?')).toBeVisible()
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
          name: spaced('Agissez avant le jeudi 31 décembre 2026'),
        }),
      ).toHaveFocus()
    })
    await step('the answers can be changed, and none is lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Modifier mes réponses' }))
      await expect(await radio(canvas, 'Belgique')).toBeChecked()
      await expect(await radio(canvas, 'Belgique')).toHaveFocus()
      await expect(
        dateFields(canvas, /^Quand l’avez-vous reçue/).map(({ value }) => value),
      ).toEqual(['3', '12', '2026'])
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
  parameters: at(`${belgian}&subject=visa-regroupement-familial`),
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
    await expect(await canvas.findByText(/1\s?350/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Trouver un avocat pour un recours' }),
    ).toHaveAttribute('href', expect.stringMatching(/country=belgique.*recours-et-contentieux/))
  },
}
export const LastDayEnglish: Story = {
  parameters: at(`${belgian}&subject=visa-regroupement-familial`),
  globals: english,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Act before Thursday,?\s31\sDecember\s2026/ }),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Thirty days to ask the Council/)).toBeVisible()
  },
}
export const LastDayPhone: Story = {
  parameters: at(`${belgian}&subject=visa-regroupement-familial`),
  globals: phone,
  play: showsText('Il reste 26 jours'),
}
/** No later date is shown. */
export const Earliest: Story = {
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
  parameters: at(belgian, '2027-01-02'),
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
  parameters: at(belgian, '2027-01-10'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Parlez à un avocat aujourd’hui' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/trop tard/i)).toBeNull()
  },
}
export const LastDayIsToday: Story = {
  parameters: at(belgian, '2026-12-31'),
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
  parameters: at(`${path}?country=BE&letter=visa&held=yes&received=2026-12-03`),
  play: noDate,
}
export const OrderToLeave: Story = {
  parameters: at(`${path}?country=FR&letter=removal&received=2026-12-03`),
  play: noDate,
}
export const OtherCountry: Story = {
  parameters: at(`${path}?country=other&letter=visa&received=2026-12-03`),
  play: noDate,
}
/** A rule that nobody has checked for more than a year. */
export const NotChecked: Story = {
  parameters: at(`${path}?country=BE&letter=visa&held=no&received=2027-12-20`, '2027-12-28'),
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
  await expect(alert).toHaveTextContent(/de quarante-huit heures à trois mois/)
  await expect(alert).toHaveTextContent('+32 2 000 01 40')
}
/** Without the rules, the periods in words and the phone. */
export const Failed: Story = {
  parameters: at(path, today, { 'deadlineRules.list': { status: 500 } }),
  play: wordsOnly,
}
export const Malformed: Story = {
  parameters: at(path, today, { 'deadlineRules.list': 'wrongShape' }),
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
  parameters: at('/lettre/regles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Belgique' })).toBeVisible()
    const sources = canvas.getAllByRole('link', { name: /^Loi|^CESEDA|^Code/ })
    await expect(sources).toHaveLength(13)
    for (const source of sources)
      await expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/))
  },
}
export const RulesFailed: Story = {
  parameters: at('/lettre/regles', today, { 'deadlineRules.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /de quarante-huit heures à trois mois/,
    )
  },
}
