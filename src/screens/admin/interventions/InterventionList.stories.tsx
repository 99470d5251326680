import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/admin/interventions'

const meta = {
  title: 'Screens/Admin/Intervention list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.6) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Pays',
      'Visa',
      'Actions',
    ])
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The interface is in English; the back-office is not. */
export const English: Story = { globals: { language: 'en' } }
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'never' } } } },
}
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Il n’y a encore rien ici.')).toBeVisible()
  },
}
export const NoMatch: Story = {
  parameters: { app: { path: `${path}?q=zzzz` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer les filtres' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    app: { path, scenario: { faults: { 'interventions.list': { status: 500, text: 'Down' } } } },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('La liste n’a pas pu être chargée.')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const Denied: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': { status: 403 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Accès refusé')
  },
}
export const WrongShape: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'wrongShape' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('illisible')
  },
}
