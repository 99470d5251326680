import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '#ui/Button/Button.tsx'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { InitialsAvatar } from '#ui/guilloche/InitialsAvatar.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { VisaIllustration } from '#ui/guilloche/VisaIllustration.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'

import styles from './foundations.module.css'
import { getInitials } from './guilloche-samples.ts'
import { replaceClipboard } from './replace-clipboard.ts'
import { toStandaloneSvg } from './standalone-svg.ts'

const figures = {
  Rosette: ({ seed }) => <Rosette seed={seed} />,
  'Small rosette': ({ seed }) => <Rosette seed={seed} detail="coarse" />,
  Avatar: ({ seed }) => <InitialsAvatar seed={seed} initials={getInitials(seed)} />,
  Visa: ({ seed, ink }) => <VisaIllustration code={ink} name={seed} />,
  Article: ({ seed, ink }) => <ArticleIllustration seed={seed} code={ink} />,
  Background: ({ seed }) => (
    <div className={styles.panel}>
      <GuillocheBackground seed={seed} strength="clear" />
    </div>
  ),
  Border: ({ seed }) => <GuillocheBorder seed={seed} size="wide" />,
} satisfies Record<string, (drawing: Omit<DrawingProps, 'figure'>) => React.ReactNode>

const inks = {
  be: 'Belgium: burgundy and gold-brown',
  fr: 'France: deep blue and brick',
  lu: 'Luxembourg: slate blue and red',
  cm: 'Cameroon: green and ochre',
  ch: 'Switzerland: red and slate',
  ca: 'Canada: rust and verdigris',
}

interface DrawingProps {
  /** A slug or a name: the same seed is the same picture for ever. */
  readonly seed: string
  readonly ink: keyof typeof inks
  readonly figure: keyof typeof figures
}

/**
 * Choose a seed, an ink pair and a figure under Controls. The button copies the picture with its inks, to be pasted into
 * Figma, Illustrator or a file.
 */
const meta = {
  title: 'Foundations/Guilloché playground',
  id: 'foundations-guilloche-playground',
  argTypes: {
    seed: { control: 'text' },
    ink: { control: { type: 'select', labels: inks }, options: Object.keys(inks) },
    figure: { control: 'select', options: Object.keys(figures) },
  },
  args: { seed: 'Visa étudiant', ink: 'be', figure: 'Rosette' },
  render: (drawing) => <Playground {...drawing} />,
} satisfies Meta<DrawingProps>
export default meta
type Story = StoryObj<typeof meta>

function Playground({ seed, ink, figure }: DrawingProps) {
  const drawing = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState<string>()

  async function copy() {
    const svg = drawing.current?.querySelector('svg')
    if (!svg) return
    const text = toStandaloneSvg(svg)
    setRefused(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(`Copied: ${Math.ceil(text.length / 1000)} kB of SVG.`)
    } catch {
      setOutcome('The clipboard could not be written. The SVG is below.')
      setRefused(text)
    }
  }

  return (
    <div className={styles.playground}>
      <div ref={drawing} data-ink={ink} className={styles.drawing}>
        {figures[figure]({ seed, ink })}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy as SVG
        </Button>
        <p role="status">{outcome}</p>
      </div>
      {refused !== undefined && <TextArea label="SVG" value={refused} readOnly />}
    </div>
  )
}

export const Figure: Story = {}

const onCopy = fn()

/** The copy has the inks of the chosen country, without the page's stylesheet; the button works by keyboard. */
export const CopiedByKeyboard: Story = {
  args: { ink: 'cm', figure: 'Visa', seed: 'Regroupement familial' },
  beforeEach: () => replaceClipboard({ writeText: async (text) => onCopy(text) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onCopy.mockClear()
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy as SVG' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^Copied: \d+ kB of SVG\.$/)).toBeVisible()

    const copied = new DOMParser().parseFromString(
      String(onCopy.mock.calls[0]?.[0]),
      'image/svg+xml',
    ).documentElement
    await expect(copied.localName).toBe('svg')
    await expect(copied.querySelector('[stroke="#1f6146"]')).not.toBeNull()
    await expect(copied.querySelector('[stroke="#9a6412"]')).not.toBeNull()
    await expect(copied.querySelector('text')?.getAttribute('font-family')).toMatch(/Newsreader/)
    await expect(copied.outerHTML).not.toMatch(/class=|var\(/)
  },
}

/** If the clipboard refuses, the text is shown. */
export const CopyRefused: Story = {
  args: { figure: 'Border' },
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as SVG' }))
    await expect(await canvas.findByRole('textbox', { name: 'SVG' })).toHaveDisplayValue(/^<svg/)
  },
}
