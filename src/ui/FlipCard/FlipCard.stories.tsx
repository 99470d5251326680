import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor, type within } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { FlipCard } from './FlipCard.tsx'

const guidance: Guidance = {
  do: [
    'Use it for an image and a name with a few facts on the back: the visas of the home page.',
    'Start the back with a heading: flipping by button moves focus to it.',
    'Include the card’s name in its buttons as hidden text: “Ce qu’il faut savoir”, then the visa.',
    'Put only facts on the back that are also on a page: without JavaScript the card never flips.',
  ],
  dont: [
    'Don’t put links or buttons on the front: hovering flips the card.',
    'Don’t combine a short front with a very long back: the longer side sets the height.',
    'Don’t hide facts on the back that help to choose a card.',
  ],
  drawn: {
    do: () => (
      <FlipCard
        labels={{ showBack: 'En savoir plus', showFront: 'Retourner' }}
        front={
          <>
            <h3>Permis unique</h3>
            <p>Travailler et séjourner en Belgique.</p>
          </>
        }
        back={null}
      />
    ),
    dont: () => (
      <FlipCard
        labels={{ showBack: 'Cliquez ici', showFront: 'Retour' }}
        front={<p>{'Travailler et séjourner en Belgique plus de nonante jours. '.repeat(4)}</p>}
        back={null}
      />
    ),
  },
  accessibility: [
    'The hidden side is `inert`.',
    'Flipping by button moves focus to the back’s heading, and back to the button (WCAG 2.4.3). Hover moves no focus and does not flip a card with focus.',
    'Touch and pen only use the button, which spans the card and is at least 44 px high (WCAG 2.5.8).',
    'It flips in 600 ms; with reduced motion, at once.',
  ],
  keyboard: {
    Tab: 'Moves through the links and the button of the visible side.',
    'Enter Space': 'On the button: flips the card.',
    Esc: 'Flips a hovered card back (WCAG 1.4.13).',
  },
}

const meta = {
  title: 'Components/Flip card',
  tags: ['engines'],
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
} satisfies Meta<typeof FlipCard>
export default meta
type Story = StoryObj<typeof meta>

export const Front: Story = {}
export const Back: Story = {
  tags: ['state'],
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
    const showFront = canvas.getByText('Retourner').closest('button')
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
function getCard(canvas: ReturnType<typeof within>): Element {
  const card = canvas.getByText('Permis unique').closest('[data-flipped]')?.parentElement
  if (!card) throw new Error('The card does not turn.')
  return card
}

export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByText('Ce qu’il faut savoir')
    const card = getCard(canvas)
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
    const card = getCard(canvas)
    // With a frozen clock the click lands during the flip on any machine.
    const clock = spyOn(performance, 'now').mockReturnValue(0)
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
