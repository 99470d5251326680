import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/detailsvisa/belgique/visa-etudiant'

const meta = { title: 'Screens/Visa details', parameters: pageAt(path) } satisfies Meta
export default meta

const noVisaText = 'Aucun Visa trouvé. Veuillez réessayer plus tard.'

/** (spec 3, 9) */
export const BlankTexts: Story = {
  tags: ['check'],
  parameters: pageAt(path, 'blank-texts'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Ce que cela coûte Prix sur demande' }),
    ).toBeVisible()
  },
}
/** (spec 2.5.1, 2.5.2) */
export const Loaded: Story = {
  play: async ({ canvas, step }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Dans cette page' })
    await expect(contents.querySelector('[aria-current]')).toBeNull()
    await step('links every entry of the table of contents to a heading', async () => {
      const links = within(contents).getAllByRole('link')
      await expect(links.length).toBeGreaterThan(4)
      for (const link of links) {
        const id = new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1)
        const heading = document.getElementById(id)
        await expect(heading).toHaveTextContent(link.textContent)
        await expect(heading?.tagName).toMatch(/^H[23]$/)
      }
    })
    await step('shows the date of the last update', async () => {
      const date = canvas.getByText('14 septembre 2026', { selector: 'header time' })
      await expect(date).toHaveAttribute('datetime', '2026-09-14')
      await expect(date.parentElement).toHaveTextContent('Mis à jour le 14 septembre 2026')
    })
  },
}

/** A shared URL with a hash: the section is scrolled into view once the content is loaded. */
export const WithHash: Story = {
  tags: ['check'],
  parameters: {
    app: {
      path: `${path}#section-le-dossier-a-deposer`,
      scenario: { latencies: { 'visas.byCountry': 300 } },
    },
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Le dossier à déposer' })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => {
      const { top } = heading.getBoundingClientRect()
      void expect(top).toBeGreaterThan(0)
      void expect(top).toBeLessThan(window.innerHeight * 0.35)
    })
    const contents = canvas.getByRole('navigation', { name: 'Dans cette page' })
    await waitFor(() =>
      expect(within(contents).getByRole('link', { name: 'Le dossier à déposer' })).toHaveAttribute(
        'aria-current',
        'location',
      ),
    )
  },
}

export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Student visa' })
    await expect(title).not.toHaveAttribute('lang')
    await expect((await canvas.findAllByText('14 September 2026'))[0]).toBeVisible()
  },
}
/** Without any translation the page is French, and says so. */
export const EnglishUntranslated: Story = {
  globals: english,
  parameters: { app: { path, changeTranslation: () => undefined } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Visa étudiant' })
    await expect(title).toHaveAttribute('lang', 'fr')
    await expect(within(canvas.getByRole('main')).getAllByText('in French')[0]).toBeVisible()
    await expect(canvas.queryByText(/^Translated from French/)).toBeNull()
  },
}
/** Only the passages that are not translated are French. */
export const EnglishPartlyTranslated: Story = {
  globals: english,
  parameters: {
    app: {
      path,
      changeTranslation: (translation: string) =>
        translation.length > 120 ? undefined : translation,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Student visa' })
    const [paragraph] = await canvas.findAllByText(/./, { selector: 'main p[lang="fr"]' })
    await expect(paragraph).toBeVisible()
  },
}
export const EnglishLongTexts: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: {
    app: {
      path,
      changeTranslation: (translation: string) =>
        `${translation}, as set out by the competent authorities and their counterdeinstitutionalisations`,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Student visa, as set out/ })
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
export const Phone: Story = { globals: phone }
export const LongName: Story = {
  globals: phone,
  parameters: pageAt('/detailsvisa/belgique/visa-entrepreneur-investisseur-carte-professionnelle'),
}

export const Loading: Story = {
  parameters: pageAt(path, { 'visas.byCountry': 'never' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement du visa…')).toBeInTheDocument()
    await expect(canvas.queryByText(noVisaText)).toBeNull()
  },
}
/** (spec 4.2, 8.2) */
export const Empty: Story = {
  parameters: pageAt(path, { 'visas.byCountry': 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noVisaText)).toBeVisible()
    await expect(canvas.getByText(/^Aucun visa n’est publié pour ce pays/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Visa' })).toHaveDisplayValue(
      'Sélectionnez un visa',
    )
  },
}
/** (spec 8.1, 8.2) */
export const Failed: Story = {
  parameters: pageAt(path, { 'visas.byCountry': { status: 500, text: '<b>Down</b>' } }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(noVisaText)
    await expect(alert).toHaveTextContent('n’ont pas pu être chargés')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /TOEFL/ })).toBeVisible()
  },
}
export const NoCountry: Story = {
  parameters: pageAt(path, { 'countries.list': 'empty' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucun pays trouvé. Veuillez réessayer plus tard.'),
    ).toBeVisible()
    await expect(canvas.queryByText(noVisaText)).toBeNull()
    // The choice is unfolded, without a skeleton: it would suggest that a list is still loading.
    await expect(canvas.getByRole('combobox', { name: 'Visa' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: /^Visas/ })).toBeNull()
  },
}
/** The links stay without levels and fees. */
export const NoInterventions: Story = {
  parameters: pageAt(path, { 'interventions.list': 'offline' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Ce qu’un avocat fait pour ce visa' }),
    ).toBeVisible()
  },
}
