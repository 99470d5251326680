import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

const path = '/jours-schengen'
const example = `${path}?stays=2026-03-01_2026-03-30,2026-06-01_2026-07-30&day=2026-08-27`
const at = (pagePath: string) => {
  const parameters = pageAt(pagePath)
  return { ...parameters, app: { ...parameters.app, today: '2026-08-01' } }
}

const meta = { title: 'Screens/Schengen days', parameters: at(path) } satisfies Meta
export default meta

/** (spec 2.1.23) */
export const Form: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const count = await canvas.findByRole('button', { name: 'Compter' })
    const type = async (group: RegExp, place: number, texts: readonly string[]) => {
      const field = canvas.getAllByRole('group', { name: group })[place]
      if (field === undefined) throw new Error('No such field')
      const inputs = within(field).getAllByRole('textbox')
      for (const [index, text] of texts.entries()) {
        const input = inputs[index]
        if (input === undefined) throw new Error('No such part')
        await userEvent.clear(input)
        await userEvent.type(input, text)
      }
    }
    await step('names what is missing', async () => {
      await userEvent.click(count)
      const summary = canvas.getByRole('group', { name: '2 dates sont à revoir' })
      await expect(summary).toHaveFocus()
      const errors = within(summary).getAllByRole('link')
      await expect(errors.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Séjour 1, entrée/),
        expect.stringMatching(/^Séjour 1, sortie/),
      ])
    })
    await step('counts what is typed', async () => {
      await type(/^Entrée/, 0, ['1', '3', '2026'])
      await type(/^Sortie/, 0, ['30', '3', '2026'])
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un séjour' }))
      await type(/^Entrée/, 1, ['1', '6', '2026'])
      await type(/^Sortie/, 1, ['30', '7', '2026'])
      await type(/^Quel jour/, 0, ['28', '8', '2026'])
      await userEvent.click(canvas.getByRole('button', { name: 'Compter' }))
      await expect(
        await canvas.findByRole('heading', { name: /^89\sjours utilisés/ }),
      ).toHaveFocus()
      await expect(canvas.getByText(/^Jusqu’à 30 jours de suite à partir de ce jour/)).toBeVisible()
    })
    await step('a stay can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer le séjour 2' }))
      await expect(canvas.getAllByRole('group', { name: /^Entrée/ })).toHaveLength(1)
      // What was counted is of other stays.
      await expect(canvas.queryByText('89 jours utilisés')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Ajouter un séjour' })).toHaveFocus()
    })
  },
}
/** (spec 2.1.23) */
export const Counted: Story = {
  parameters: at(example),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('90 jours utilisés')).toBeVisible()
    await expect(canvas.getByText('Ce jour-là, aucun jour n’est libre.')).toBeVisible()
    await expect(canvas.getAllByText(/: (30|60)\sjours$/)).toHaveLength(2)
    // For paper.
    await expect(
      await canvas.findByText(
        /^Droit de Cité\. Imprimé le samedi 1er août 2026\. http.*\/jours-schengen$/,
      ),
    ).toBeInTheDocument()
  },
}
/** Typed, but not submitted: what somebody who comes back finds. */
export const NotSubmitted: Story = {
  parameters: at(`${example}&edit=yes`),
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('group', { name: /^Sortie/ })
    if (second === undefined) throw new Error('There is one stay only.')
    const fields = within(second).getAllByRole<HTMLInputElement>('textbox')
    await expect(fields.map(({ value }) => value)).toEqual(['30', '7', '2026'])
    await expect(canvas.queryByText('90 jours utilisés')).toBeNull()
  },
}
/** (spec 2.1.23) Who follows another rule, and where, is said beside it. */
export const AnotherRule: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Leur conjoint et leurs proches qui voyagent avec eux/),
    ).toBeVisible()
    await expect(canvas.getByText(/dans les autres États Schengen comptent/)).toBeVisible()
    await userEvent.click(canvas.getByText(/^Quels États/))
    const states = canvas.getByText(/^Allemagne, Autriche/).textContent.split(', ')
    await expect(states).toHaveLength(29)
    await expect(states.join(' ')).not.toMatch(/Irlande|Chypre/)
  },
}
export const CountedEnglish: Story = {
  parameters: at(example),
  globals: english,
  play: showsText('90 days used'),
}
export const CountedPhone: Story = {
  parameters: at(example),
  globals: phone,
  play: showsText('90 jours utilisés'),
}
export const Overstay: Story = {
  parameters: at(`${path}?stays=2026-01-01_2026-04-30,2026-04-20_2026-05-02&day=2026-05-02`),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Avec ces séjours, la limite de 90 jours est dépassée à partir du 1er\savril/,
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/^Des séjours se recouvrent/)).toBeVisible()
  },
}
/** A link that was cut: what is read is counted, and what is not is said. */
export const Unread: Story = {
  parameters: at(
    `${path}?stays=2026-03-01_2026-03-30,2026-06-01_2026-06-31,<b>x</b>&day=2026-08-27`,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^2 séjours de l’adresse n’ont pas pu être lus/),
    ).toBeVisible()
    await expect(canvas.getByText('2026-06-01_2026-06-31, <b>x</b>')).toBeVisible()
    await expect(await canvas.findByText('30 jours utilisés')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Compter' }))
    await waitFor(() => expect(canvas.queryByText(/n’ont pas pu être lus/)).toBeNull())
  },
}
export const UnreadEnglishPhone: Story = {
  parameters: at(`${path}?stays=${'2026-03-01_2026-03'.repeat(30)}`),
  globals: { ...english, ...phone },
  play: showsText(/^One stay in the address could not be read/),
}
