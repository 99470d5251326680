import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { useVisaSelection } from './useVisaSelection.ts'
import { CountryToggleGroup } from './VisaSelectors.tsx'

interface CountryChoiceProps {
  /** Receives the slug of the country. */
  onChange: (country: string) => void
}

/** The countries of the mock, of which one is selected. */
function CountryChoice({ onChange }: CountryChoiceProps) {
  const [country, setCountry] = useState('belgique')
  const selection = useVisaSelection({ country })
  return (
    <CountryToggleGroup
      selection={selection}
      onChange={(slug) => {
        setCountry(slug)
        onChange(slug)
      }}
    />
  )
}

const meta = {
  title: 'Site components/Country buttons',
  component: CountryToggleGroup,
  args: { onChange: fn() },
  // The selection, a property too, comes from the mock.
  render: CountryChoice,
} satisfies Meta<typeof CountryToggleGroup>
export default meta
type Story = StoryObj<CountryChoiceProps>

const noCountryText = 'Aucun pays trouvé. Veuillez réessayer plus tard.'

export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const france = await canvas.findByRole('button', { name: 'France' })
    await userEvent.click(france)
    await expect(args.onChange).toHaveBeenCalledWith('france')
    await waitFor(() => expect(france).toHaveAttribute('aria-pressed', 'true'))
  },
}
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Belgium' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': 'never' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des pays…')).toBeInTheDocument()
  },
}
/** No more than a message and a button, as high as the buttons: what follows does not move. */
export const Failed: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(noCountryText)
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noCountryText)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
