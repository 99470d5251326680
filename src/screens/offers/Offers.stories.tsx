import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/pricing/belgique/visa-etudiant'

const meta = { title: 'Screens/Offers', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 2.1.7) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const offers = await canvas.findAllByRole('link', { name: /^Demander cette offre/ })
    await expect(offers).toHaveLength(4)
    await expect(offers[1]).toHaveAttribute(
      'href',
      '/contact?country=belgique&subject=visa-etudiant&level=2#formulaire',
    )
    const lawyers = canvas.getAllByRole('link', { name: /^Trouver un avocat, niveau/ })
    await expect(lawyers.map(({ textContent }) => textContent.slice(-2).trim())).toEqual(
      [1, 2, 3, 4].map(String),
    )
    await expect(lawyers[1]).toHaveAttribute('href', expect.stringContaining('&level=2'))
  },
}
/** Records that are translated do not carry the note 'in French' (docs/decisions.md). */
export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    const price = await canvas.findByText('€150', { selector: 'li *' })
    await expect(price.parentElement).toHaveTextContent('€150 excl. VAT per person')
    await expect(canvas.getByText('€181.50 with VAT at 21% (Belgium)')).toBeVisible()
    await expect(canvas.queryByText('in French')).toBeNull()
  },
}
/** A price that an administrator has just changed has no English yet: it is written from its amount and its basis. */
export const EnglishNewPrice: Story = {
  globals: english,
  parameters: {
    app: {
      path,
      respond: async (request: Request, next: (request: Request) => Promise<Response>) => {
        const response = await next(request)
        if (!/json/.test(response.headers.get('Content-Type') ?? '')) return response
        const records = await response.text()
        const changed = records.replaceAll(
          /"150(\s€ HT par personne","amount":)150/g,
          (_, between: string) => `"777${between}777`,
        )
        return new Response(changed, response)
      },
    },
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByText('€777', { selector: 'li *' })
    await expect(price.parentElement).toHaveTextContent('€777 excl. VAT per person')
    await expect(price.closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
/** A price that the server leaves empty is on request, and no label stands without a text (spec 3, 9). */
export const BlankTexts: Story = {
  parameters: pageAt(path, 'blank-texts'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText('Prix sur demande', { selector: 'li[id] *' }),
    ).toHaveLength(4)
    const offers = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'))
    for (const offer of offers) {
      if (offer === null) throw new Error('An offer is an item of a list.')
      await expect(within(offer).queryByText('À noter')).toBeNull()
      for (const paragraph of within(offer).queryAllByRole('paragraph')) {
        await expect(paragraph).not.toBeEmptyDOMElement()
      }
    }
  },
}
export const Phone: Story = { globals: phone }
export const Loading: Story = { parameters: pageAt(path, { 'interventions.list': 'never' }) }
export const Empty: Story = { parameters: pageAt(path, { 'interventions.list': 'empty' }) }
export const Failed: Story = { parameters: pageAt(path, { 'interventions.list': { status: 500 } }) }
