import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

const path = '/admin/faqs'

const meta = {
  title: 'Screens/Admin/FAQ list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A click expands a cell, a second one collapses it (spec 2.13.4). */
export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    const question = within(first ?? document.body).getByRole('button')
    await userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'false')
  },
}
export const OtherSubject: Story = {
  parameters: { app: { path: `${path}?visa=autre` } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Autre')).length).toBeGreaterThan(0)
  },
}
async function omitVisaNames(request: Request, next: FetchFn): Promise<Response> {
  const response = await next(request)
  if (!request.url.endsWith('/Faq')) return response
  const faqs: object[] = await response.json()
  return Response.json(faqs.map((faq) => ({ ...faq, visaName: null })))
}
/** A server may omit the names of visas (spec 7): they are those of its list, and 'Autre' stays for FAQs without one. */
export const UnnamedVisas: Story = {
  parameters: { app: { path: `${path}?visa=visa-etudiant`, respond: omitVisaNames } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Visa' })
    await waitFor(() =>
      expect(canvas.getAllByRole('cell', { name: 'Visa étudiant' }).length).toBeGreaterThan(0),
    )
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'Autre' })).toBeNull())
  },
}
/** Nobody knows a visa by its number. */
export const UnknownVisas: Story = {
  parameters: {
    app: {
      path,
      scenario: { faults: { 'visas.list': { status: 500 } } },
      respond: omitVisaNames,
    },
  },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('cell', { name: 'Visa sans nom' })
    await expect(cells.length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/nº/)).toBeNull()
  },
}
/** The search also finds English words, which the published translations have. */
export const EnglishSearch: Story = {
  parameters: { app: { path: `${path}?q=separate+work+permit` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /^Combien d’heures puis-je travailler/ })
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
