import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect } from 'storybook/test'

import { OriginalRecordsContext } from '#i18n/record-texts.ts'
import { english } from '#storybook/page-story.ts'

import { TranslationNotice } from './TranslationNotice.tsx'

/** The choice of the page, which the notice changes. */
function PageWithNotice() {
  const [showsOriginal, setShowsOriginal] = useState(false)
  const choice = useMemo(() => ({ showsOriginal, setShowsOriginal }), [showsOriginal])
  return (
    <OriginalRecordsContext value={choice}>
      <TranslationNotice />
    </OriginalRecordsContext>
  )
}

/** Says on an English page that its records are translated, with a switch to the French text. A French page shows nothing. */
const meta = {
  title: 'Site components/Translation notice',
  component: TranslationNotice,
  render: PageWithNotice,
} satisfies Meta<typeof TranslationNotice>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The French text prevails/)).toBeVisible()
  },
}
export const Original: Story = {
  tags: ['state'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the French text' }))
    await expect(canvas.getByText('You are reading the original French text.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Read the English translation' })).toBeVisible()
  },
}
export const French: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
