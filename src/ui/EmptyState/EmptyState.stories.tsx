import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button, getButtonClassName } from '../Button/Button.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { EmptyState } from './EmptyState.tsx'

const guidance: Guidance = {
  do: [
    'Use it in place of content: say what happened, then what to do. `RetryMessage` adds “Réessayer”.',
    'Offer a helpful next step: the list of lawyers names a filter to remove and its number of results.',
    'Set `headingLevel` if the message is the whole page.',
  ],
  dont: [
    'Don’t use `empty` for an error: readers would believe that there are no lawyers.',
    'Don’t show the server’s text: use our own, in the page’s language.',
    'Don’t use it beside content that stays, such as a sent message: use a `Notice`.',
  ],
  drawn: {
    do: () => (
      <EmptyState
        variant="empty"
        title="Aucun avocat trouvé"
        text="Sans « Ville », ils sont 12."
        action={<Button variant="secondary">Retirer « Ville »</Button>}
      />
    ),
    dont: () => <EmptyState variant="empty" title="0 résultat" />,
  },
  accessibility: [
    '`error` is an `alert`; the others are a `status` (WCAG 4.1.3). Show one alert for several failures of one cause.',
    'Not every screen reader announces a `status` that is added with its text: inside a `LoadingRegion`, set `doneLabel` (“Aucun avocat”).',
    'The text says that it is an error; the red line only adds to it (WCAG 1.4.1).',
    '`action` is announced as part of the message.',
  ],
}

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: { guidance },
  args: { variant: 'empty', title: 'Aucun visa pour ce pays' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    text: 'Nos avocats y travaillent. Choisissez un autre pays ou écrivez-nous.',
    action: (
      <a href="#contact" className={getButtonClassName('secondary')}>
        Nous écrire
      </a>
    ),
  },
}
export const Failed: Story = {
  args: {
    variant: 'error',
    title: 'The visas could not be loaded',
    text: 'The server did not answer. Nothing you typed has been lost.',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
  },
}
export const NotFound: Story = {
  args: {
    variant: 'not-found',
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé. Reprenez depuis l’accueil ou cherchez un visa.',
    action: <Button variant="secondary">Retour à l’accueil</Button>,
    headingLevel: 1,
  },
}
export const LongStrings: Story = {
  args: {
    variant: 'error',
    title:
      'Les interventions proposées pour l’autorisation de séjour demandée n’ont pas pu être chargées',
    text: 'Le serveur a répondu une erreur. Vérifiez votre connexion, puis réessayez dans quelques instants ; si cela persiste, appelez-nous.',
    action: <Button>Réessayer le chargement des interventions</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
}
