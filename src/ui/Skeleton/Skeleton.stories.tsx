import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { LoadingRegion } from './LoadingRegion.tsx'
import { Skeleton } from './Skeleton.tsx'

const guidance: Guidance = {
  do: [
    'Match the shape of the content, by lines or a `block` with its height or ratio: nothing shifts when it loads.',
    'Wrap it in a `LoadingRegion`, which announces “Chargement des avocats…” and then `doneLabel` (“12 avocats”).',
    'Keep the region mounted and toggle `busy`: a status that mounts with its text may not be announced.',
  ],
  dont: [
    'Don’t leave it after an error: replace it by an `EmptyState` with a next step.',
    'Don’t wrap each shape in a region: one for the whole list.',
    'Don’t use it while sending: the button says “Envoi en cours…”.',
  ],
  accessibility: [
    'Shapes are `aria-hidden`. The region’s `status` is a sibling of the `aria-busy` element, whose content screen readers withhold (WCAG 4.1.3).',
    'The grey pulses every 2.4 s, and is static with reduced motion.',
    'In forced colours the shapes have a border.',
  ],
}

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guidance },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const OneLine: Story = { args: { lines: 1 } }
export const Title: Story = { args: { variant: 'title' } }
export const Block: Story = { args: { variant: 'block' } }

export const Loading: Story = {
  render: () => (
    <LoadingRegion busy label="Chargement des visas…">
      <Skeleton variant="title" />
      <br />
      <Skeleton lines={4} />
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des visas…')
  },
}

export const Loaded: Story = {
  render: () => (
    <LoadingRegion busy={false} label="Loading visas…" doneLabel="12 visas">
      <p>Work permit, student visa, family reunification…</p>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 visas')
  },
}
