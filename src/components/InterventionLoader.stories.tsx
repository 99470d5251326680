import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { useRecordTexts } from '#i18n/record-texts.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { InterventionLoader } from './InterventionLoader.tsx'
import { useVisaSelection } from './useVisaSelection.ts'

/** The titles of the levels, where a page shows all of them. */
function Titles() {
  const selection = useVisaSelection({ country: 'belgique', visa: 'visa-etudiant' })
  const { translate } = useRecordTexts()
  return (
    <InterventionLoader
      namespace="interventions"
      selection={selection}
      getDoneLabel={String}
      placeholder={<Skeleton variant="block" />}
    >
      {(levels) => (
        <ol>
          {levels.map(({ levelNumber, title }) => (
            <li key={levelNumber} {...translate(title)} />
          ))}
        </ol>
      )}
    </InterventionLoader>
  )
}

const withFault = (fault: 'never' | 'empty' | { status: number }) => ({
  app: { scenario: { faults: { 'interventions.list': fault } } },
})

/** What stands in place of the levels of an intervention while there are none, or until they are there. */
const meta = {
  title: 'Site components/Levels of an intervention',
  component: InterventionLoader,
  render: Titles,
} satisfies Meta<typeof InterventionLoader>
export default meta
type Story = StoryObj

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1)
  },
}
export const Loading: Story = { parameters: withFault('never') }
export const Empty: Story = { parameters: withFault('empty') }
export const Failed: Story = {
  parameters: withFault({ status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
