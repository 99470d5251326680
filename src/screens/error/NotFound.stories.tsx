import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Not found', parameters: pageAt('/nulle-part') } satisfies Meta
export default meta

/** (spec 2.1.2, 2.10.1, 8.11) */
export const French: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Page non trouvée' })
    await expect(
      canvas.getByText("Désolé, la page que vous recherchez n'existe pas."),
    ).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Retour à l’accueil' })
    await expect(link).toHaveAttribute('href', '/')
    await expect(document.title).toBe('Page non trouvée – Droit de Cité')
    await expect(document.querySelector('link[rel=canonical]')).toBeNull()
  },
}
export const English: Story = { globals: english }
export const Phone: Story = { globals: phone }
