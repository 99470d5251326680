import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { NextSteps } from './NextSteps.tsx'
import { useVisaSelection } from './useVisaSelection.ts'

const slugs = { country: 'belgique', visa: 'visa-etudiant' }

/** The steps of a visa of the mock. */
function StepsOfVisa({ from }: { from: 'visa' | 'interventions' }) {
  return <NextSteps from={from} selection={useVisaSelection(slugs)} slugs={slugs} />
}

const meta = {
  title: 'Site components/Next steps',
  component: NextSteps,
  // The selection, a property too, comes from the mock.
  render: ({ from }) => <StepsOfVisa from={from} />,
} satisfies Meta<typeof NextSteps>
export default meta
type Story = StoryObj<{ from: 'visa' | 'interventions' }>

const readPaths = (canvas: StoryContext['canvas']) =>
  canvas.getAllByRole('link').map((link) => link.getAttribute('href'))

/** One button and three ways on, none of them back to the page itself. */
export const AfterVisa: Story = {
  args: { from: 'visa' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4 niveaux d’intervention')).toBeVisible())
    await expect(readPaths(canvas)).toEqual([
      '/avocatslist?country=belgique&category=sejour-etudiant&language=fr&subject=visa-etudiant',
      '/interventions/belgique/visa-etudiant',
      '/pricing/belgique/visa-etudiant',
      '/mon-dossier?country=belgique&subject=visa-etudiant',
    ])
  },
}
export const AfterInterventions: Story = {
  args: { from: 'interventions' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(readPaths(canvas)).toEqual([
        '/avocatslist?country=belgique&category=sejour-etudiant&language=fr&subject=visa-etudiant',
        '/pricing/belgique/visa-etudiant',
        '/faq?country=belgique&subject=visa-etudiant',
        '/mon-dossier?country=belgique&subject=visa-etudiant',
      ]),
    )
  },
}
