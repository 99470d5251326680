import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { guidance } from './EmptyState.guidance.ts'
import { EmptyState } from './EmptyState.tsx'

const retry = fn()

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: { guidance },
  args: { variant: 'empty', title: 'Aucun visa pour ce pays' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { text: 'Nos avocats y travaillent. Choisissez un autre pays ou écrivez-nous.' },
}
export const Failed: Story = {
  args: {
    variant: 'error',
    title: 'The visas could not be loaded',
    text: 'The server did not answer. Nothing you typed has been lost.',
    action: <Button onClick={retry}>Try again</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const NotFound: Story = {
  args: {
    variant: 'not-found',
    title: 'Cette page n’existe pas',
    text: 'L’adresse a peut-être changé. Reprenez depuis l’accueil ou cherchez un visa.',
    action: <Button variant="secondary">Retour à l’accueil</Button>,
    headingLevel: 1,
    illustration: (
      <svg viewBox="0 0 120 120" fill="none" stroke="currentColor">
        {[14, 22, 30, 38, 46, 54].map((radius) => (
          <ellipse key={radius} cx="60" cy="60" rx={radius} ry={68 - radius} />
        ))}
      </svg>
    ),
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
