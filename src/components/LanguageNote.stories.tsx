import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LanguageNote } from './LanguageNote.tsx'

/** Labels French content on a page in another language. A French page shows nothing. */
const meta = {
  title: 'Site components/Language note',
  component: LanguageNote,
  args: {},
} satisfies Meta<typeof LanguageNote>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in French')).toBeVisible()
  },
}
export const French: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
