import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ImagePrompt, LinkPrompt } from './Prompts.tsx'

/** A blue square. */
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="%2315203b"/></svg>'

/** What the editor asks for below its toolbar: the address of a link, what a picture shows. In French, as all of the back-office. */
const meta = {
  title: 'Content/Prompts of the editor',
  component: LinkPrompt,
  args: { currentUrl: undefined, onApply: fn(), onCancel: fn(), onPanelOpen: () => () => {} },
} satisfies Meta<typeof LinkPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const NewLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'www.exemple.be{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('https://www.exemple.be', undefined)
  },
}
/** Of a link that is there: it can be removed. */
export const Refused: Story = {
  args: { currentUrl: 'https://www.exemple.be' },
  play: async ({ args, canvas, userEvent }) => {
    const address = canvas.getByRole('textbox')
    await userEvent.clear(address)
    await userEvent.type(address, 'deux mots{Enter}')
    await expect(address).toBeInvalid()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
export const Picture: Story = {
  render: ({ onCancel, onPanelOpen, onApply }) => (
    <ImagePrompt src={picture} onApply={onApply} onCancel={onCancel} onPanelOpen={onPanelOpen} />
  ),
}
