import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'

const path = '/admin/interventions'

const meta = {
  title: 'Screens/Admin/Intervention list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.6) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Pays',
      'Visa',
      'Actions',
    ])
  },
}
/** The file has the texts and fees of each level, in columns of their own. */
export const Exported: Story = {
  parameters: {
    app: {
      path,
      respond: (request: Request, next: FetchFn) =>
        new URL(request.url).pathname === '/api/Intervention'
          ? Promise.resolve(Response.json([interventionOfOneLevel]))
          : next(request),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const create = spyOn(URL, 'createObjectURL')
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await canvas.findByRole('rowheader')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }))
    const [file] = create.mock.lastCall ?? []
    create.mockRestore()
    click.mockRestore()
    const text = file instanceof Blob ? await file.text() : ''
    await expect(text).toContain(
      ';"Niveau 1, titre";"Niveau 1, résumé";"Niveau 1, montant";"Niveau 1, prix affiché";"Niveau 2, titre";',
    )
    await expect(text).toContain(';Conseil;Un avis écrit;"150,5";Dès 150 €;;')
  },
}
const interventionOfOneLevel = {
  id: 1,
  countryId: 1,
  visaId: 1,
  serviceLevels: [
    {
      id: 1,
      levelNumber: 1,
      title: 'Conseil',
      summary: 'Un avis écrit',
      serviceFee: { amount: 150.5, currency: 'EUR', valueString: 'Dès 150 €' },
    },
  ],
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
