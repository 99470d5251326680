import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const meta = {
  title: 'Screens/Legal',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = { parameters: { app: { path: '/mentions-legales' } } }
export const NoticeEnglish: Story = { ...Notice, globals: { language: 'en' } }
export const NoticePhone: Story = { ...Notice, globals: { viewport: { value: 'phone' } } }
export const NoticeTablet: Story = { ...Notice, globals: { viewport: { value: 'tablet' } } }

/** Nothing is allowed by default; each choice is separate, stored at once and as easy to revoke. */
export const Privacy: Story = {
  parameters: { app: { path: '/confidentialite' } },
  play: async ({ canvas, userEvent, step }) => {
    const videos = await canvas.findByRole('switch', { name: 'Vidéos (TikTok)' })
    const maps = canvas.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
    await expect(videos).not.toBeChecked()
    await expect(maps).not.toBeChecked()
    await step('allows only the maps', async () => {
      await userEvent.click(maps)
      await expect(maps).toBeChecked()
      await expect(videos).not.toBeChecked()
      await expect(canvas.getByText('Votre choix est enregistré.')).toHaveAttribute(
        'role',
        'status',
      )
      await expect(readStoredConsent()).toEqual({
        videos: 'undecided',
        maps: 'allowed',
        pictures: [],
      })
    })
    await step('revokes the choice with the keyboard', async () => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(maps).not.toBeChecked())
      await expect(readStoredConsent()).toEqual({
        videos: 'undecided',
        maps: 'undecided',
        pictures: [],
      })
    })
  },
}
export const PrivacyEnglish: Story = {
  parameters: Privacy.parameters ?? {},
  globals: { language: 'en' },
}
export const PrivacyPhone: Story = {
  parameters: Privacy.parameters ?? {},
  globals: { viewport: { value: 'phone' } },
}

export const Accessibility: Story = { parameters: { app: { path: '/accessibilite' } } }
export const AccessibilityEnglish: Story = { ...Accessibility, globals: { language: 'en' } }

function readStoredConsent(): unknown {
  return JSON.parse(localStorage.getItem('consent') ?? 'null')
}
