import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { writeDraft } from '../core/form/draft-storage.ts'
import { recordChange } from '../core/layout/recent-changes.ts'

const path = '/admin'

/** What waits below the cards of the dashboard: each panel's content, and its states. */
const meta = {
  title: 'Screens/Admin/Work on the dashboard',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
/** In sight, because some panels read when they are seen. */
async function findPanel(canvas: Canvas, name: string) {
  const panel = await canvas.findByRole('region', { name: new RegExp(`^${name}`) })
  panel.scrollIntoView()
  return within(panel)
}

/** The drafts and the texts in review lead to the list, filtered. */
export const Articles: Story = {
  play: async ({ canvas }) => {
    const drafts = await findPanel(canvas, 'Articles en brouillon')
    const all = await drafts.findByRole('link', { name: 'Voir 2 brouillons dans la liste' })
    await expect(all).toHaveAttribute('href', '/admin/articles?statut=brouillon')
    const review = await findPanel(canvas, 'Articles en relecture')
    const inReview = await review.findByRole('link', { name: /^Voir 2 articles en relecture/ })
    await expect(inReview).toHaveAttribute('href', '/admin/articles?statut=en-relecture')
    await expect(
      review.getByRole('link', { name: /^Permis de travail en Suisse/ }),
    ).toHaveAttribute('href', '/admin/articles/formulaire/22')
  },
}
/** Nothing was saved or typed on this device, and everything is translated. */
export const NothingWaits: Story = {
  play: async ({ canvas }) => {
    const kept = await findPanel(canvas, 'Saisies non enregistrées')
    await expect(await kept.findByText('Rien en attente')).toBeVisible()
    // The panel is another one once its code is there.
    await waitFor(async () => {
      const missing = await findPanel(canvas, 'Traductions qui manquent')
      await expect(missing.getByText('Rien en attente')).toBeVisible()
    })
    const changes = await findPanel(canvas, 'Vos dernières modifications')
    await expect(changes.getByText('Rien d’enregistré sur cet appareil')).toBeVisible()
  },
}
const draft = (values: object) => ({ values, base: {}, savedAt: '2026-11-20T10:05:00.000Z' })
/** Input that was typed and not saved: of a record, of a new one, and of one without a title yet. */
export const KeptInput: Story = {
  beforeEach: async () => {
    await writeDraft('visas/3', draft({ name: 'Visa étudiant, revu' }))
    await writeDraft('articles/new#4', draft({ title: ' ' }))
    await writeDraft('articles/copy-of-2#5', draft({ title: 'Un refus (copie)' }))
    await writeDraft('interventions/28', draft({ countryId: '6' }))
    await writeDraft('nothing/7', draft({}))
  },
  play: async ({ canvas }) => {
    const kept = await findPanel(canvas, 'Saisies non enregistrées')
    const visa = await kept.findByRole('link', { name: 'Visa étudiant, revu' })
    await expect(visa).toHaveAttribute('href', '/admin/visas/formulaire/3')
    await expect(kept.getByRole('link', { name: 'Nouvelle fiche' })).toHaveAttribute(
      'href',
      '/admin/articles/formulaire?brouillon=4',
    )
    // By the name that the list has.
    await expect(
      await kept.findByRole('link', { name: 'Visa regroupement familial – Canada' }),
    ).toBeVisible()
    await expect(kept.getByRole('link', { name: 'Un refus (copie)' })).toHaveAttribute(
      'href',
      '/admin/articles/formulaire?copie=2&brouillon=5',
    )
    await expect(kept.getAllByRole('link')).toHaveLength(4)
  },
}
const at = '2026-11-20T10:05:00.000Z'
/** By the names that the records have now; one is gone, and of one only the name is known. */
export const LastChanges: Story = {
  beforeEach: () => {
    recordChange({ entity: 'visas', id: 9999, name: 'Visa supprimé', at })
    recordChange({ entity: 'countries', name: 'Canada', at })
    recordChange({ entity: 'faqs', id: 80, name: 'Son ancien nom', at })
  },
  play: async ({ canvas }) => {
    const changes = await findPanel(canvas, 'Vos dernières modifications')
    const faq = await changes.findByRole('link', { name: /mesure de renvoi/ })
    await expect(faq).toHaveAttribute('href', '/admin/faqs/formulaire/80')
    await expect(await changes.findByText(/n’est plus dans la liste$/)).toBeVisible()
    await expect(changes.getByRole('link', { name: 'Canada' })).toHaveAttribute(
      'href',
      '/admin/countries/formulaire/6',
    )
  },
}
/** A save is noted, under the name that was sent. */
export const SavedJustNow: Story = {
  parameters: { app: { path: '/admin/countries/formulaire/6' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Titre')
    await userEvent.clear(name)
    await userEvent.type(name, 'Canada et Québec')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await canvas.findByRole('rowheader', { name: /^Canada et Québec/ })
    await userEvent.click(canvas.getByRole('link', { name: 'Tableau de bord' }))
    const changes = await findPanel(canvas, 'Vos dernières modifications')
    await expect(await changes.findByRole('link', { name: 'Canada et Québec' })).toBeVisible()
  },
}
/** What English pages show in French, most of it first. */
export const MissingTranslations: Story = {
  parameters: { app: { path, scenario: 'long-texts' } },
  play: async ({ canvas }) => {
    await findPanel(canvas, 'Traductions qui manquent')
    const all = await canvas.findByRole('link', { name: /^Voir les \d+ fiches à traduire$/ })
    const missing = await findPanel(canvas, 'Traductions qui manquent')
    await expect(all).toHaveAttribute('href', '/admin/traductions?etat=a-traduire')
    await expect(missing.getAllByText(/\d+ passages?$/)).toHaveLength(4)
  },
}
export const LongTextsOnAPhone: Story = {
  ...LastChanges,
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
  beforeEach: () => {
    recordChange({ entity: 'visas', id: 9999, name: 'Autorisationdeséjour'.repeat(15), at })
  },
  play: async ({ canvas }) => {
    await findPanel(canvas, 'Vos dernières modifications')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'never' } } } },
  play: async ({ canvas }) => {
    const drafts = await findPanel(canvas, 'Articles en brouillon')
    await expect(drafts.getByText('Chargement : Articles en brouillon')).toBeInTheDocument()
  },
}
/** A list that fails says so in its panels, which read it again; the others stay. */
export const Failed: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    const drafts = await findPanel(canvas, 'Articles en brouillon')
    await expect(await drafts.findByText('Cette liste n’a pas pu être lue.')).toBeVisible()
    await expect(drafts.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    const kept = await findPanel(canvas, 'Saisies non enregistrées')
    await expect(await kept.findByText('Rien en attente')).toBeVisible()
  },
}
/** A browser that forbids storage, as some do in private windows. */
export const NoStorage: Story = {
  beforeEach: () => {
    const open = spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementation(() => {
      throw new DOMException('Not here', 'InvalidStateError')
    })
    return () => open.mockRestore()
  },
  play: async ({ canvas }) => {
    const kept = await findPanel(canvas, 'Saisies non enregistrées')
    await expect(
      await kept.findByText('Ce navigateur ne garde pas ce qui n’est pas enregistré.'),
    ).toBeVisible()
  },
}
