import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const path = '/admin'

const meta = {
  title: 'Screens/Admin/Dashboard',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.1.14, 2.13.1) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26 fiches')).toBeVisible()
    await expect(await canvas.findByText('80 fiches')).toBeVisible()
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu de l’administration' })
    await expect(menu).toBeVisible()
  },
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { '*': 'never' } } } },
}
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { '*': 'empty' } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Rien n’a encore été ajouté.')).toHaveLength(5))
  },
}
/** The other cards do not depend on the one that fails. */
export const OneFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'visas.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Le nombre n’a pas pu être chargé.',
    )
    await expect(await canvas.findByText('80 fiches')).toBeVisible()
  },
}
export const SignedOut: Story = {
  parameters: {
    app: { path, scenario: 'signed-out', signInUrl: 'https://sign-in.example/' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Se connecter' })).toHaveLength(5),
    )
  },
}
/** (spec 6.2) */
export const Denied: Story = {
  parameters: { app: { path, scenario: { faults: { '*': { status: 401 } } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Accès refusé/)).toHaveLength(5))
  },
}
