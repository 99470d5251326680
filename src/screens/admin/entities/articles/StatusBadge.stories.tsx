import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Screens/Admin/Status of an article',
  component: StatusBadge,
  args: { article: {}, children: 'Sans statut (public)' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toBeVisible()
  },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

const status = (name: string) => ({ article: { articleStatus: name }, children: name })

export const Published: Story = { args: status('Publié') }
export const Draft: Story = { args: status('Brouillon') }
export const InReview: Story = { args: status('En relecture') }
export const Archived: Story = { args: status('Archivé') }
/** Visitors read it: it looks like a published one. */
export const None: Story = {}
/** A status that the site does not know has no shape, only its word. */
export const Unknown: Story = {
  args: status('À traduire'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
/** Every known status has a shape of its own. */
export const Shapes: Story = {
  render: () => (
    <>
      {['Publié', 'Brouillon', 'En relecture', 'Archivé'].map((name) => (
        <StatusBadge key={name} article={{ articleStatus: { id: 1, status: name } }}>
          {name}
        </StatusBadge>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      [...svg.children].map((part) => [part.tagName, part.getAttribute('d')].join(' ')).join(' '),
    )
    await expect(new Set(shapes).size).toBe(4)
  },
}
