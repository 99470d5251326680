import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LoadingRegion } from './LoadingRegion.tsx'
import { guidance } from './Skeleton.guidance.ts'
import { Skeleton } from './Skeleton.tsx'

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
