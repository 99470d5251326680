import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { questionNames } from '#domain/orientation/orientation-questions.ts'
import { getResultPath } from '#domain/orientation/result-address.ts'
import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

const path = '/orientation'
const studentPath = getResultPath({ help: 'prepare' })

const meta = {
  title: 'Screens/Orientation',
  tags: ['check'],
  parameters: pageAt(path),
} satisfies Meta
export default meta

type Canvas = ReturnType<typeof within>
/** A no-break space is a space. */
const spaced = (name: string) =>
  new RegExp(`^${name.replaceAll('?', String.raw`\?`).replaceAll(' ', String.raw`\s`)}`, 'u')
const answer = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name })
const question = (canvas: Canvas, name: string) =>
  canvas.findByRole('heading', { level: 1, name: spaced(name) })
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continuer' })
/** The link that changes an answer. */
const change = (canvas: Canvas, name: string) =>
  canvas.findByRole('link', { name: spaced(`Modifier : ${name}`) })

/** (spec 2.1.24) */
export const FirstQuestion: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the question is the heading of the page, and names its answers', async () => {
      const heading = await question(canvas, 'Avez-vous reçu une décision ?')
      await expect(heading.closest('legend')).not.toBeNull()
      await expect(
        canvas.getByText(spaced(`Question 1 sur ${questionNames.length} au plus`)),
      ).toBeVisible()
    })
    await step('the next question has the focus, and the way back the answer', async () => {
      await userEvent.click(await answer(canvas, 'Non, je prépare une demande'))
      await expect(await question(canvas, 'Pour quel pays ?')).toHaveFocus()
      await expect(canvas.getByText(spaced('Question 2 sur'))).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Question précédente' }))
      await expect(await answer(canvas, 'Non, je prépare une demande')).toHaveAttribute(
        'aria-current',
        'true',
      )
    })
  },
}
/** An employer, a parent or a social worker is asked about the other person, and answers no question more. */
export const ForSomebodyElse: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const person = await canvas.findByRole('checkbox', {
      name: 'Je réponds pour quelqu’un d’autre',
    })
    await userEvent.click(person)
    await step('the words change, and not the focus', async () => {
      await expect(await question(canvas, 'La personne a-t-elle reçu une décision ?')).toBeVisible()
      await expect(person).toHaveFocus()
    })
    await userEvent.click(await answer(canvas, 'Non, la demande se prépare'))
    await userEvent.click(await answer(canvas, 'Belgique'))
    await question(canvas, 'Que veut-elle y faire ?')
    await userEvent.click(await answer(canvas, 'Rejoindre sa famille'))
  },
}
export const ForSomebodyElseEnglish: Story = {
  parameters: pageAt(`${path}?person=other&decision=none&country=belgique`),
  globals: english,
  play: showsText('What do they want to do there?'),
}
export const ForSomebodyElseResult: Story = {
  parameters: pageAt(getResultPath({ person: 'other', purpose: 'work', help: 'prepare' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pour quelqu’un d’autre')).toBeVisible()
    await expect(await change(canvas, 'Ce qu’elle veut faire')).toBeVisible()
  },
}
/** From the last questions to the result. */
export const LastQuestions: Story = {
  parameters: pageAt(getResultPath({ help: '' })),
  play: async ({ canvas, userEvent, step }) => {
    await step('where one is may stay open', async () => {
      await question(canvas, 'Où êtes-vous en ce moment ?')
      await userEvent.click(await answer(canvas, 'Dans ce pays, sans titre'))
      await expect(await question(canvas, 'Quelle aide cherchez-vous ?')).toHaveFocus()
    })
    await userEvent.click(await answer(canvas, 'Le faire seul'))
    await expect(await question(canvas, 'D’après vos réponses')).toHaveFocus()
    await step('it changes words of the result, and not the visa', async () => {
      const advice = await canvas.findAllByText(spaced('Parlez à un avocat avant d’aller'))
      await expect(advice[0]).toBeVisible()
      await expect(await canvas.findByRole('heading', { name: 'Visa étudiant' })).toBeVisible()
    })
    await step('its answer is there to be changed', async () => {
      await userEvent.click(await change(canvas, 'Où vous êtes'))
      await expect(await answer(canvas, 'Dans ce pays, sans titre')).toHaveAttribute(
        'aria-current',
        'true',
      )
      await userEvent.click(await answer(canvas, 'À l’étranger'))
      await expect(await question(canvas, 'D’après vos réponses')).toHaveFocus()
      await expect(canvas.queryByText(spaced('Parlez à un avocat avant d’aller'))).toBeNull()
    })
  },
}
/** (spec 2.1.24) */
export const Result: Story = {
  tags: ['state'],
  parameters: pageAt(studentPath),
  play: async ({ canvas, step }) => {
    const visa = await canvas.findByRole('heading', { name: 'Visa étudiant' })
    await expect(visa).toBeVisible()
    await step('what the authority checks is a section of the visa', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Ce que vous devez démontrer' }),
      ).toHaveAttribute(
        'href',
        '/detailsvisa/belgique/visa-etudiant#section-ce-que-vous-devez-demontrer',
      )
    })
    await step('all four levels follow in their order, with price and usual time', async () => {
      const levels = canvas.getAllByText(/^Niveau\s\d$/u)
      await expect(levels.map(({ textContent }) => textContent)).toEqual(
        [1, 2, 3, 4].map((number) => `Niveau ${number}`),
      )
      await expect(canvas.getByText(/Le moins cher des niveaux .* est le 2 \(690/)).toBeVisible()
      await expect(canvas.getAllByText('Délai habituel')).toHaveLength(4)
      await expect(canvas.getByRole('link', { name: /^Constitution et dépôt/ })).toHaveAttribute(
        'href',
        '/interventions/belgique/visa-etudiant#niveau-2',
      )
    })
    await step('the others say why they are not kept', async () => {
      const reason = canvas.getByText(/^Il se demande pour travailler pour un employeur\. Vous/)
      await expect(reason).toBeInTheDocument()
    })
    await step('a person is one click away', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Trouver un avocat pour ce visa' }),
      ).toHaveAttribute(
        'href',
        expect.stringMatching(
          /country=belgique.*sejour-etudiant.*language=fr.*visa-etudiant&level=2/,
        ),
      )
      const main = within(canvas.getByRole('main'))
      await expect(main.getByRole('link', { name: 'J’ai reçu une lettre' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/lettre\?country=BE&subject=visa-etudiant&/),
      )
      await expect(main.getByRole('link', { name: '+32 2 000 01 40' })).toBeVisible()
    })
    // Nobody has said where they are, or a reload has forgotten it.
    await expect(canvas.getByText(/^Aucune réponse en mémoire/)).toBeVisible()
    await expect(canvas.getByText('votre casier judiciaire')).toBeVisible()
    await expect(canvas.queryByText('À vérifier')).toBeNull()
  },
}
export const ResultPhone: Story = {
  parameters: pageAt(studentPath),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visa étudiant' })).toBeVisible()
  },
}
export const ResultEnglish: Story = {
  parameters: pageAt(studentPath),
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Student visa' })).toBeVisible()
    const main = canvas.getByRole('main')
    // Sources are quoted in their own language.
    await waitFor(() => expect(main.querySelector('[lang="fr"]:not(blockquote)')).toBeNull())
    await expect(within(main).getByText(/cheapest of the levels .* is level 2/)).toBeVisible()
  },
}
/** An answer is changed from the result; what hangs on it is asked again and named. */
export const Changed: Story = {
  parameters: pageAt(studentPath),
  play: async ({ canvas, userEvent, step }) => {
    await step('a purpose leads straight back', async () => {
      await userEvent.click(await change(canvas, 'Ce que vous voulez faire'))
      await expect(await question(canvas, 'Que voulez-vous y faire ?')).toHaveFocus()
      await expect(canvas.getByText(/^Vous modifiez cette réponse/)).toBeVisible()
      await expect(await answer(canvas, 'Étudier')).toHaveAttribute('aria-current', 'true')
      await userEvent.click(await answer(canvas, 'Travailler pour un employeur'))
      await expect(await question(canvas, 'D’après vos réponses')).toHaveFocus()
      await expect(
        await canvas.findByRole('heading', { name: 'Visa permis de travail' }),
      ).toBeVisible()
    })
    await step('two countries have to be named', async () => {
      await userEvent.click(await change(canvas, 'Pays'))
      await userEvent.click(await answer(canvas, 'J’hésite entre deux pays'))
      await expect(await question(canvas, 'Entre quels pays hésitez-vous ?')).toHaveFocus()
      await expect(canvas.getByText(/^Vous avez modifié la réponse à/)).toBeVisible()
      await userEvent.selectOptions(canvas.getByLabelText('Premier pays'), 'suisse')
      await userEvent.selectOptions(canvas.getByLabelText('Second pays'), 'suisse')
      await userEvent.click(goOn(canvas))
      await userEvent.click(canvas.getByRole('link', { name: /^Choisissez un second pays/ }))
      await expect(canvas.getByLabelText('Second pays')).toHaveFocus()
      await userEvent.selectOptions(canvas.getByLabelText('Second pays'), 'cameroun')
      await userEvent.click(goOn(canvas))
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Suisse' })).toBeVisible()
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Cameroun' })).toBeVisible()
    })
  },
}
export const TwoCountries: Story = {
  tags: ['state'],
  parameters: pageAt(
    getResultPath({ country: 'two', pair: 'belgique,canada', purpose: 'visit', regime: 'citizen' }),
  ),
  play: async ({ canvas }) => {
    const belgium = within(await canvas.findByRole('region', { name: 'Belgique' }))
    await expect(
      await belgium.findByRole('heading', { name: 'Peut-être aucun visa' }),
    ).toBeVisible()
    await expect(belgium.getByText(/2004\/38\/CE/)).toBeVisible()
    await expect(belgium.getByText(/2018\/1806/)).toBeVisible()
    // The law of the Union does not reach there.
    const canada = within(canvas.getByRole('region', { name: 'Canada' }))
    await expect(
      await canada.findByRole('heading', { name: 'Aucune page de ce site ne correspond' }),
    ).toBeVisible()
    await expect(canada.queryByText('Peut-être aucun visa')).toBeNull()
  },
}
export const OtherRegime: Story = {
  parameters: pageAt(
    getResultPath({ country: 'france', purpose: 'family', regime: 'relativeAbroad' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Peut-être aucun visa' })).toBeVisible()
    await expect(canvas.queryByText(/^À regarder/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Un avis d’avocat d’abord' })).toBeVisible()
  },
}
/** A Belgian in Belgium: the ordinary law, and its visa for the family first. */
export const RelativeAtHome: Story = {
  parameters: pageAt(getResultPath({ regime: 'relativeHome' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Visa regroupement familial' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Le proche vit dans son propre pays/)).toBeVisible()
    await expect(canvas.queryByText('Peut-être aucun visa')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Visa étudiant' })).toBeVisible()
  },
}
/** A link from before the two answers about a relative: asked again, and the rest is kept. */
export const FormerAnswer: Story = {
  parameters: pageAt(getResultPath({ country: 'france', purpose: 'family', regime: 'relative' })),
  play: async ({ canvas, userEvent }) => {
    await question(canvas, 'Êtes-vous citoyen de l’UE')
    await expect(canvas.getByText(/^Cette question a été précisée/)).toBeVisible()
    await expect(canvas.getByRole('main').querySelector('button[aria-current]')).toBeNull()
    await userEvent.click(await answer(canvas, /^Mon proche vit dans son propre pays/))
    await expect(await question(canvas, 'D’après vos réponses')).toHaveFocus()
    await expect(
      await canvas.findByRole('heading', { name: 'Visa regroupement familial' }),
    ).toBeVisible()
  },
}
/** Silence is a refusal in some countries: the way to the time limit knows which. */
export const Waiting: Story = {
  parameters: pageAt(getResultPath({ decision: 'waiting', country: 'luxembourg' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Au Luxembourg, sans réponse après trois/)).toBeVisible()
    // Who waits has applied already: no prices of an application.
    await expect(await canvas.findByRole('link', { name: 'Nous écrire' })).toBeVisible()
    // The visa is known once those of the country are loaded.
    await expect(canvas.getByRole('link', { name: 'Voir si un délai court' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lettre\?country=LU&letter=silence&subject=visa-etudiant&/),
    )
    await expect(canvas.queryByText(/\d\s€/u)).toBeNull()
  },
}
export const WaitingElsewhere: Story = {
  parameters: pageAt(getResultPath({ decision: 'waiting' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Demandez à un avocat si le silence/)).toBeVisible()
    await expect(canvas.queryByText(/sans réponse après/)).toBeNull()
  },
}
/** After a refusal, an appeal: with the lawyers who do it, and the letter with what is known already. */
export const Refused: Story = {
  tags: ['state'],
  parameters: pageAt(getResultPath({ decision: 'refusal' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Trouver un avocat pour un recours' }),
    ).toHaveAttribute('href', expect.stringMatching(/recours-et-contentieux.*level=3/))
    await expect(canvas.getByRole('link', { name: 'Voir ma lettre et mon délai' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lettre\?country=BE&subject=visa-etudiant&/),
    )
  },
}
/** The letter comes first, and leads back with the answer. */
export const LetterFirst: Story = {
  parameters: pageAt(`${path}?decision=refusal`),
  play: async ({ canvas, userEvent }) => {
    await question(canvas, 'Votre lettre d’abord')
    await userEvent.click(canvas.getByRole('link', { name: 'Voir ma lettre et mon délai' }))
    await question(canvas, 'J’ai reçu une lettre')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Belgique' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Continuer l’orientation' }))
    // The country is known from the letter.
    await question(canvas, 'Que voulez-vous y faire ?')
    await userEvent.click(canvas.getByRole('link', { name: 'Question précédente' }))
    await question(canvas, 'Pour quel pays ?')
    await userEvent.click(canvas.getByRole('link', { name: 'Question précédente' }))
    await question(canvas, 'Votre lettre d’abord')
    await userEvent.click(canvas.getByRole('link', { name: 'Continuer l’orientation' }))
    await question(canvas, 'Que voulez-vous y faire ?')
  },
}
/** 'I don’t know' leads on. */
export const Unknown: Story = {
  parameters: pageAt(
    getResultPath({
      decision: 'unknown',
      country: 'other',
      purpose: 'other',
      regime: 'unknown',
      help: 'unknown',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('À vérifier')).toBeVisible()
    await expect(canvas.getByText('D’abord, votre lettre')).toBeVisible()
    await expect(await canvas.findByText(/^Ce site ne décrit pas ce pays/)).toBeVisible()
    await expect(canvas.getAllByText(/^\d+\s€/u)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  },
}
/** (spec 2.1.29) What no visa corresponds to has somebody who deals with it, by name. */
export const Exits: Story = {
  tags: ['state'],
  parameters: pageAt(getResultPath({ purpose: 'other' })),
  play: async ({ canvas }) => {
    const asylum = (await canvas.findByText(/^Demander l’asile ou une/)).closest('li')
    await waitFor(() => expect(asylum).toHaveTextContent(/Office des étrangers, Fedasil$/))
    await expect(asylum).toBeVisible()
    await expect(canvas.getAllByText(/^Bureau d’aide juridique/)[0]).toBeVisible()
  },
}
export const ExitsClosed: Story = {
  parameters: pageAt(studentPath),
  globals: { ...english, ...phone },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText(/^Another situation: asylum/)
    await expect(canvas.getByText(/^Applying for nationality/)).not.toBeVisible()
    await userEvent.click(title)
    await expect(canvas.getByText(/^Applying for nationality/)).toBeVisible()
  },
}
/** A country that is gone from the site. */
export const CountryGone: Story = {
  parameters: pageAt(getResultPath({ country: 'atlantide' })),
  play: showsText(/^Ce site ne décrit pas ce pays/),
}
const noDeadEnd: NonNullable<Story['play']> = async ({ canvas }) => {
  const main = within(canvas.getByRole('main'))
  await expect(await main.findByRole('link', { name: 'Trouver un avocat' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+32 2 000 01 40' })).toBeVisible()
}
/** The price is that of the country’s levels, which are there. */
export const WithoutVisas: Story = {
  parameters: pageAt(studentPath, { 'visas.byCountry': 'empty' }),
  play: async (context) => {
    await noDeadEnd(context)
    await expect(context.canvas.getByText(/^Ce site ne décrit aucun visa/)).toBeVisible()
    await expect(context.canvas.getAllByText(/^\d+\s€/u)[0]).toBeVisible()
  },
}
export const VisasFailed: Story = {
  parameters: pageAt(studentPath, { 'visas.byCountry': { status: 500 } }),
  play: async (context) => {
    await noDeadEnd(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'Les visas de ce pays n’ont pas pu être chargés.',
    )
    await expect(context.canvas.getAllByText(/^\d+\s€/u)[0]).toBeVisible()
  },
}
export const LevelsFailed: Story = {
  parameters: pageAt(studentPath, { 'interventions.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visa étudiant' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Les niveaux et leurs prix n’ont pas pu être chargés.',
    )
    await expect(
      canvas.getByRole('link', { name: 'Ce que le réseau fait pour vous' }),
    ).toBeVisible()
  },
}
export const EverythingFailed: Story = {
  tags: ['state'],
  parameters: pageAt(studentPath, {
    'countries.list': { status: 500 },
    'visas.byCountry': { status: 500 },
    'interventions.list': { status: 500 },
  }),
  play: noDeadEnd,
}
/** Whoever cannot choose a country goes on without. */
export const CountriesFailed: Story = {
  parameters: pageAt(`${path}?decision=none`, { 'countries.list': { status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'La liste des pays n’a pas pu être chargée.',
    )
    await userEvent.click(await answer(canvas, /^Un autre pays/))
    await expect(await question(canvas, 'Que voulez-vous y faire ?')).toHaveFocus()
  },
}
export const Loading: Story = {
  tags: ['state'],
  parameters: pageAt(studentPath, { 'visas.byCountry': 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument()
  },
}
export const QuestionPhone: Story = {
  parameters: pageAt(`${path}?decision=none&country=belgique&purpose=study`),
  globals: phone,
  play: async ({ canvas }) => {
    await question(canvas, 'Êtes-vous citoyen de l’UE')
  },
}
/** (spec 2.1.26) */
export const Plan: Story = {
  tags: ['state'],
  parameters: pageAt(`${path}/plan`),
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('heading', { name: spaced('Où êtes-vous en ce moment ?') }),
    ).toBeVisible()
    await step('each thing to do leads to visas of each country', async () => {
      const links = await canvas.findAllByRole('link', { name: 'Visa étudiant' })
      await expect(links.map((link) => link.getAttribute('href'))).toContain(
        '/detailsvisa/suisse/visa-etudiant',
      )
      await expect(canvas.queryByText('Qu’aucune réponse n’atteint')).toBeNull()
    })
  },
}
/** A visa of which the site has no facts is listed by itself. */
export const PlanWithUnreachedVisa: Story = {
  parameters: {
    ...pageAt(`${path}/plan`),
    app: {
      path: `${path}/plan`,
      respond: async (request: Request, next: typeof fetch) => {
        const response = await next(request)
        if (!new URL(request.url).pathname.endsWith('/record-facts.json')) return response
        const [, ...facts]: readonly unknown[] = await response.json()
        return Response.json(facts)
      },
    },
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Qu’aucune réponse n’atteint' })
    await expect(heading.parentElement).toHaveTextContent(/Belgique Visa court séjour$/)
  },
}
export const PlanFailed: Story = {
  parameters: pageAt(`${path}/plan`, { 'visas.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les visas n’ont pas pu être chargés.',
    )
  },
}
export const PlanPhone: Story = {
  parameters: pageAt(`${path}/plan`),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Étudier' })).toBeVisible()
  },
}
