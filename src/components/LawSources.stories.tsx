import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english, phone } from '#storybook/page-story.ts'

import { LawSources } from './LawSources.tsx'

/** Where what a text says of the law stands. Folded, since few readers look it up; nothing without a source. */
const meta = {
  title: 'Site components/Law sources',
  component: LawSources,
  args: { record: 'texts/schengen' },
} satisfies Meta<typeof LawSources>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  const [summary] = await canvas.findAllByText(/^(?:Vérifié le|Checked on)/)
  if (summary === undefined) throw new Error('There is no summary.')
  await userEvent.click(summary)
}

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vérifié le .*, sources$/)).toBeVisible()
    await expect(canvas.getByText(/^Comparé avec la source citée/)).not.toBeVisible()
  },
}
/** A quotation keeps the language of its source. */
export const Open: Story = {
  tags: ['state'],
  play: async (context) => {
    await open(context)
    await expect(context.canvas.getByText(/^Comparé avec la source citée/)).toBeVisible()
    await expect(context.canvas.getAllByRole('link').length).toBeGreaterThan(0)
  },
}
export const OpenInEnglishOnAPhone: Story = {
  globals: { ...english, ...phone },
  play: open,
}
export const WithoutSource: Story = {
  args: { record: 'faqs/999999' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
