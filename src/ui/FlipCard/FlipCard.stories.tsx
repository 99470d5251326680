import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test'

import { guidance } from './FlipCard.guidance.ts'
import { FlipCard } from './FlipCard.tsx'

const meta = {
  title: 'Components/Flip card',
  component: FlipCard,
  parameters: { guidance },
  args: {
    front: (
      <>
        <h3>Permis unique</h3>
        <p>Travailler et séjourner en Belgique plus de nonante jours.</p>
      </>
    ),
    back: (
      <>
        <h3>Ce qu’il faut savoir</h3>
        <p>
          La demande part de l’employeur, auprès de la Région où se trouve le lieu de travail. Elle
          prend en moyenne quatre mois.
        </p>
        <p>
          <a href="#permis">Voir le permis unique</a>
        </p>
      </>
    ),
    labels: { showBack: 'En savoir plus', showFront: 'Retourner' },
  },
  decorators: [
    (Story) => (
      <div data-width="card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlipCard>
export default meta
type Story = StoryObj<typeof meta>

export const Front: Story = {}
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'En savoir plus' }))
    await expect(canvas.getByRole('heading', { name: 'Ce qu’il faut savoir' })).toHaveFocus()
    const face = canvas.getByText('Permis unique').closest('[inert]')
    await expect(face).not.toBeNull()
  },
}
export const ThereAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const showBack = canvas.getByRole('button', { name: 'En savoir plus' })
    const showFront = canvas.getByText('Retourner')
    showBack.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Voir le permis unique' })).toHaveFocus()
    await userEvent.tab()
    await expect(showFront).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(showBack).toHaveFocus()
  },
}
export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByText('Ce qu’il faut savoir')
    const card = canvas.getByText('Permis unique').closest('[data-width]')?.firstElementChild
    if (!card) throw new Error('The card stands in its frame.')
    const isTurned = () => back.closest('[inert]') === null
    await expect(isTurned()).toBe(false)
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    await waitFor(() => expect(isTurned()).toBe(true))
    await fireEvent.pointerLeave(card, { pointerType: 'mouse' })
    await waitFor(() => expect(isTurned()).toBe(false))
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    await waitFor(() => expect(isTurned()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isTurned()).toBe(false))
  },
}
/** A click aimed at the front's button lands while the card flips under the pointer. */
export const ByMouseThenButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByText('Ce qu’il faut savoir')
    const card = canvas.getByText('Permis unique').closest('[data-width]')?.firstElementChild
    if (!card) throw new Error('The card stands in its frame.')
    // With a frozen clock the click lands during the flip on any machine.
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now())
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' })
    await waitFor(() => expect(heading.closest('[inert]')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Retourner' }))
    clock.mockRestore()
    await expect(heading.closest('[inert]')).toBeNull()
    await expect(heading).toHaveFocus()
    await fireEvent.pointerLeave(card, { pointerType: 'mouse' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading.closest('[inert]')).not.toBeNull())
  },
}
export const LongStrings: Story = {
  args: {
    front: <h3>Family reunification with a third-country national with unlimited stay</h3>,
    back: <p>{'A paper that decides a life deserves a careful reader. '.repeat(9)}</p>,
    labels: { showBack: 'What you need to know', showFront: 'Turn the card back over' },
  },
  globals: { viewport: { value: 'narrow' } },
}
