import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/admin/articles'

const meta = {
  title: 'Screens/Admin/Article list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.2) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Image',
      'Titre',
      'Contenu',
      'Auteur',
      'Pays',
      'Statut',
      'Date',
      'Actions',
    ])
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
/** The back-office is French even if the visitor chose English. */
export const English: Story = { globals: { language: 'en' } }
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'never' } } } },
}
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'empty' } } } },
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
/** (spec 8.16) */
export const Failed: Story = {
  parameters: {
    app: { path, scenario: { faults: { 'articles.list': { status: 500, text: 'Down' } } } },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('La liste n’a pas pu être chargée.')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const Denied: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': { status: 403 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Accès refusé')
  },
}
/** The server demands a sign-in: its page leads back to this one. */
export const SignedOut: Story = {
  parameters: {
    app: { path, scenario: 'signed-out', signInUrl: 'https://sign-in.example/start' },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Accès refusé')
    const { href } = within(alert).getByRole<HTMLAnchorElement>('link', { name: 'Se connecter' })
    await expect(href).toMatch(/^https:\/\/sign-in\.example\/start\?/)
    await expect(new URL(href).searchParams.get('returnUrl')).toBe(location.href)
  },
}
export const WrongShape: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'wrongShape' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('illisible')
  },
}
