import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Legal', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Notice: Story = { parameters: pageAt('/mentions-legales') }
export const NoticeEnglish: Story = { ...Notice, globals: english }
export const NoticePhone: Story = { ...Notice, globals: phone }
export const NoticeTablet: Story = { ...Notice, globals: { viewport: { value: 'tablet' } } }

/** Nothing is allowed by default; each choice is separate, stored at once and as easy to revoke. */
export const Privacy: Story = {
  tags: ['state'],
  parameters: pageAt('/confidentialite'),
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
/** On a shared device, after a question. What cannot be erased is said. */
export const PrivacyErase: Story = {
  parameters: pageAt('/confidentialite'),
  beforeEach: () => {
    const refused = spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    return () => refused.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    const erase = await canvas.findByRole('button', { name: 'Tout effacer sur cet appareil' })
    await userEvent.click(erase)
    await userEvent.click(await canvas.findByRole('button', { name: 'Garder' }))
    await waitFor(() => expect(erase).toHaveFocus())
    await userEvent.click(erase)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout effacer' }))
    await expect(await canvas.findByText(/^Tout n’a pas pu être effacé/)).toBeVisible()
  },
}
export const PrivacyEnglish: Story = { globals: english, parameters: pageAt('/confidentialite') }
export const PrivacyPhone: Story = { globals: phone, parameters: pageAt('/confidentialite') }

export const Accessibility: Story = { parameters: pageAt('/accessibilite') }
export const AccessibilityEnglish: Story = { ...Accessibility, globals: english }

function readStoredConsent(): unknown {
  return JSON.parse(localStorage.getItem('consent') ?? 'null')
}
