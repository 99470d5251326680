import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

import { VisaPage } from './VisaPage.tsx'

const path = '/interventions/belgique/visa-etudiant'

/** The head that the pages of a visa share: its name, the choice of another one, and the tabs. Below it is one of the pages. */
const meta = {
  title: 'Site components/Visa page',
  component: VisaPage,
  parameters: pageAt(path),
} satisfies Meta<typeof VisaPage>
export default meta

/** Links to the choice of another visa open it. */
export const Choosing: Story = {
  parameters: pageAt(`${path}#choix`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cameroun' })).toBeVisible()
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
/** What is missing is in sight, so the choice is open. */
export const CountriesFail: Story = {
  globals: english,
  parameters: pageAt(path, { 'countries.list': { status: 500 } }),
  play: showsText(/^No country/),
}
