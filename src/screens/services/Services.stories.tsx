import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Services', parameters: pageAt('/services') } satisfies Meta
export default meta

/** (spec 1.2, 2.1.8) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const index = await canvas.findByRole('navigation', { name: 'Les sept services' })
    const links = within(index).getAllByRole('link')
    await expect(links).toHaveLength(7)
    for (const link of links) {
      const id = new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1)
      const part = document.getElementById(id)
      await expect(part?.querySelector('h2')).toHaveTextContent(link.textContent)
    }
    // The words of a link say which visa; without one it leads to a choice.
    const hrefs = [
      'Lire les visas en détail',
      'Voir les interventions',
      'Le niveau III, le recours',
      'Le visa de regroupement familial',
      'En parler à un avocat',
      'Trouver un avocat',
    ]
      .flatMap((name) => within(canvas.getByRole('main')).getAllByRole('link', { name }))
      .map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([
      '/detailsvisa',
      '/detailsvisa',
      '/interventions',
      '/services#niveau-3',
      '/detailsvisa/belgique/visa-regroupement-familial',
      '/avocatslist',
      '/avocatslist',
      '/avocatslist',
    ])
    await expect(document.getElementById('niveau-3')).toHaveTextContent(
      /^IIIRecours administratif ou judiciaire/,
    )
  },
}
export const English: Story = { globals: english }
export const Phone: Story = { globals: phone }
