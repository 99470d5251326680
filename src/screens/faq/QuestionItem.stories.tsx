import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { toSearchTerms } from '#domain/text-search.ts'
import { Accordion } from '#ui/Accordion/Accordion.tsx'

import { QuestionItem } from './QuestionItem.tsx'

const faq = {
  id: 1,
  question: 'Puis-je travailler pendant mes études ?',
  response:
    'Oui, vingt heures par semaine.\n\nIl vous faut :\n– un titre de séjour valable ;\n– une inscription.\n\nVoyez https://www.example.org ou écrivez à nous@droitdecite.example.',
}

const meta = {
  title: 'Screens/FAQ/Question',
  component: QuestionItem,
  args: { faq, terms: [], isOpen: true, onToggled: fn() },
  render: (args) => (
    <>
      <h2>Belgique</h2>
      <Accordion>
        <QuestionItem {...args} />
      </Accordion>
    </>
  ),
} satisfies Meta<typeof QuestionItem>
export default meta
type Story = StoryObj<typeof meta>

export const PlainText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'nous@droitdecite.example' })).toHaveAttribute(
      'href',
      'mailto:nous@droitdecite.example',
    )
  },
}

export const WithMatches: Story = {
  args: { terms: toSearchTerms('SEJOUR etudes') },
  play: async ({ canvasElement }) => {
    const marked = Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent)
    await expect(marked).toEqual(['études', 'séjour'])
  },
}

export const MatchInAnswer: Story = {
  args: { terms: toSearchTerms('titre'), isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dans la réponse')).toBeVisible()
  },
}

/** Content from the API is untrusted: no script runs and no unsafe link works. */
export const HostileHtml: Story = {
  args: {
    terms: toSearchTerms('cliquez'),
    faq: {
      ...faq,
      question: '<img src=x onerror="document.title = \'hurt\'">Une question',
      response:
        '<p>Bonjour <a href="javascript:document.title=\'hurt\'">cliquez</a></p><script>document.title = "hurt"</script><img src="x" alt="Rien" onerror="document.title = \'hurt\'"><p onclick="document.title = \'hurt\'">Fin</p>',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('cliquez'))
    await userEvent.click(canvas.getByText('Fin'))
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('cliquez')
    await expect(canvasElement.querySelector('script, [onclick], [onerror]')).toBeNull()
    await expect(canvasElement.querySelector('[href^="javascript"]')).toBeNull()
    // The question is plain text: markup is displayed, not rendered.
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('<img src=x')
    await expect(document.title).not.toBe('hurt')
  },
}

export const LongContent: Story = {
  args: {
    faq: {
      ...faq,
      question: `Que faire ${'si l’administration ne répond pas '.repeat(8)}?`,
      response: `${'anticonstitutionnellement'.repeat(12)}\n\n${'Une phrase qui dure. '.repeat(60)}`,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
