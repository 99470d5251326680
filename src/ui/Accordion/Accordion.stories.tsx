import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Accordion, AccordionItem } from './Accordion.tsx'

const guidance: Guidance = {
  do: [
    'Use it for texts of which readers need one or two, identified by title: FAQ questions, service levels.',
    'Put what helps to decide in `note`: a fee, or “dans la réponse” for a search match inside.',
    'Give items an `id`: a URL with that hash opens the item.',
    'Set `headingLevel` to one below the heading above the accordion.',
  ],
  dont: [
    'Don’t hide content that readers compare: opening one item closes the other. Use a table.',
    'Don’t put links or buttons in the title: the whole row toggles.',
    'Don’t reuse an accordion for another country or visa: set a `key`, or an item may stay open.',
  ],
  accessibility: [
    'Native `details` and `summary`: the browser exposes the state and works without JavaScript.',
    'The accessible name consists of title, `leading` and `note`; the title is also a heading.',
    'Rows are at least 44 px high. An icon shows the state, not colour alone, and stays visible in forced colours (WCAG 1.4.1, 2.5.8).',
    'With reduced motion items open at once; in print all are open.',
  ],
  keyboard: {
    Tab: 'Moves to the next row and through the links of the open item.',
    'Enter Space': 'Opens the item and closes the open one; closes an open item.',
  },
}

const onToggle = fn()

const meta = {
  title: 'Components/Accordion',
  tags: ['engines'],
  component: Accordion,
  parameters: { guidance },
  args: {
    children: (
      <>
        <AccordionItem title="Qui peut demander ce visa ?" onToggle={onToggle}>
          <p>
            Toute personne majeure qui a signé un contrat de travail avec un employeur établi en
            Belgique. <a href="#conditions">Voir les conditions</a>.
          </p>
        </AccordionItem>
        <AccordionItem title="Combien de temps faut-il compter ?">
          <p>De quatre à neuf mois selon le poste consulaire.</p>
        </AccordionItem>
        <AccordionItem title="Puis-je voyager pendant la procédure ?">
          <p>Oui, tant que votre titre de séjour actuel est valable.</p>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithLevels: Story = {
  args: {
    children: (
      <>
        <AccordionItem leading="N1" title="Consultation écrite" note="180 € TVAC" defaultOpen>
          <p>
            Un avocat lit vos documents et vous répond par écrit dans les cinq jours ouvrables. Vous
            savez ce qui est possible, ce qui ne l’est pas, et ce qu’il faut préparer.
          </p>
        </AccordionItem>
        <AccordionItem leading="N2" title="Préparation du dossier" note="950 € TVAC">
          <p>Votre avocat rassemble, vérifie et présente les pièces.</p>
        </AccordionItem>
        <AccordionItem leading="N3" title="Représentation complète" note="sur devis">
          <p>De la première lettre à la décision, recours compris.</p>
        </AccordionItem>
      </>
    ),
  },
}

export const LongStrings: Story = {
  args: {
    headingLevel: 4,
    children: (
      <>
        <AccordionItem
          leading="N12"
          title="Accompagnement complet lors d’une demande de regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité"
          note="à partir de 1 850,00 € hors frais de traduction"
          defaultOpen
        >
          <p>{'Anticonstitutionnellement '.repeat(24)}</p>
        </AccordionItem>
        <AccordionItem leading="N13" title="Ensuite" note="0 €">
          <p>…</p>
        </AccordionItem>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
}

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    onToggle.mockClear()
    const [first, second] = canvas.getAllByRole('group')
    const title = canvas.getByRole('heading', { name: 'Qui peut demander ce visa ?', level: 3 })
    await userEvent.click(title)
    await expect(first).toHaveAttribute('open')
    await waitFor(() => expect(onToggle.mock.lastCall).toEqual([true]))
    await userEvent.click(canvas.getByText('Combien de temps faut-il compter ?'))
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('Combien de temps faut-il compter ?'))
    await expect(second).not.toHaveAttribute('open')
  },
}

export const OpenedByHash: Story = {
  args: {
    children: (
      <AccordionItem id="delais" title="Deadlines">
        <p>Between four and nine months.</p>
      </AccordionItem>
    ),
  },
  play: async ({ canvas }) => {
    const before = window.location.href
    window.location.hash = '#delais'
    await waitFor(() => expect(canvas.getByRole('group').hasAttribute('open')).toBe(true))
    window.history.replaceState(null, '', before)
  },
}
