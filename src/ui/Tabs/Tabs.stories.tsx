import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Tabs } from './Tabs.tsx'

const guidance: Guidance = {
  do: [
    'Use them for parts of one thing, read one at a time: the five parts of a lawyer’s profile.',
    'Keep the active tab in the URL: it can be shared, and Back returns to it.',
    'Name a tab with one or two words.',
  ],
  dont: [
    'Don’t split a text that is read from top to bottom or the steps of a form.',
    'Don’t navigate to another page with a tab.',
    'Don’t use them for two sentences: show both.',
  ],
  accessibility: [
    '`tablist`, `tab` and `tabpanel`; the list is named by `label`, each panel by its tab.',
    'Inactive panels are hidden but stay mounted, so typed text is kept.',
    'Panels are tab stops, since they may contain none.',
    'On phones the list scrolls to the active tab; the page does not scroll.',
  ],
  keyboard: {
    Tab: 'Moves to the active tab, then into its panel.',
    '← →': 'Activates the previous or next tab, wrapping around.',
    'Home End': 'Activates the first or last tab.',
  },
}

const meta = {
  title: 'Components/Tabs',
  tags: ['engines'],
  component: Tabs,
  parameters: { guidance },
  args: {
    label: 'Maître Dubois',
    active: 'apropos',
    onSelect: fn(),
    tabs: [
      { id: 'apropos', label: 'À propos', panel: <p>Quinze ans d’expérience, à Bruxelles.</p> },
      { id: 'honoraires', label: 'Honoraires', panel: <p>Une convention est signée d’abord.</p> },
      {
        id: 'contact',
        label: 'Contact',
        panel: (
          <label>
            Nom <input />
          </label>
        ),
      },
    ],
  },
  render: function Render(args) {
    const [active, setActive] = useState(args.active)
    return (
      <Tabs
        {...args}
        active={active}
        onSelect={(id) => {
          setActive(id)
          args.onSelect(id)
        }}
      />
    )
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const UnknownTab: Story = {
  args: { active: 'inconnu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('À propos')
    await expect(canvas.getByRole('tabpanel', { name: 'À propos' })).toBeVisible()
  },
}
export const LongStrings: Story = {
  args: {
    active: 'adresse',
    tabs: [
      { id: 'apropos', label: 'À propos de votre avocat', panel: 'Un' },
      { id: 'presentation', label: 'Présentation du cabinet', panel: 'Deux' },
      { id: 'honoraires', label: 'Honoraires indicatifs', panel: 'Trois' },
      { id: 'adresse', label: 'Adresse du cabinet principal', panel: 'Quatre' },
      { id: 'contact', label: 'Prendre contact', panel: 'Cinq' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(row.left)
    await expect(tab.right).toBeLessThanOrEqual(row.right)
    await expectFadedEnds(canvas.getByRole('tablist'))
  },
}
/** An end behind which there are more tabs fades out. */
async function expectFadedEnds(row: HTMLElement): Promise<void> {
  const end = row.scrollWidth - row.clientWidth
  await expect(end).toBeGreaterThan(0)
  for (const [left, ends] of [
    [0, 'end'],
    [end / 2, 'start end'],
    [end, 'start'],
  ] as const) {
    row.scrollTo({ left, behavior: 'instant' })
    await waitFor(() => expect(row).toHaveAttribute('data-more', ends))
    await expect(getComputedStyle(row).maskImage).not.toBe('none')
  }
}
export const ByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Honoraires' }))
    await expect(args.onSelect).toHaveBeenCalledWith('honoraires')
    await expect(canvas.getByRole('tabpanel', { name: 'Honoraires' })).toBeVisible()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('À propos')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Contact')).toHaveFocus()
    await expect(tab('Contact')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('À propos')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tab('Contact')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(tab('Honoraires')).toHaveFocus()
    // The tab list is one tab stop; the next is the panel.
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Honoraires' })).toHaveFocus()
  },
}
export const PreservesInput: Story = {
  args: { active: 'contact' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Awa')
    await userEvent.click(canvas.getByRole('tab', { name: 'À propos' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Contact' }))
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa')
  },
}
