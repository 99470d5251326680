import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'

import { getContrastRatio, toHex, resolveColour, getTokenNames } from './colours.ts'
import styles from './foundations.module.css'
import { countryCodes } from './guilloche-samples.ts'

/** Every colour token, with its computed contrast on both backgrounds. */
const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Semantic: Story = {
  render: () => <Swatches label="Semantic colours" names={getTokenNames('--color-')} />,
}

export const CountryColours: Story = {
  render: () => (
    <div className={styles.page}>
      {countryCodes.map((code) => (
        <div key={code} data-ink={code}>
          <h2>{code.toUpperCase()}</h2>
          <Swatches label={`Inks of ${code}`} names={['--ink-first', '--ink-second']} />
        </div>
      ))}
    </div>
  ),
}

/** The inks depend on the country of the element that they are resolved on. */
function Swatches({ label, names }: { label: string; names: readonly string[] }) {
  const container = useRef<HTMLElement>(null)
  const [rows, setRows] = useState<ReturnType<typeof readColour>[]>([])
  useEffect(() => {
    const element = container.current
    if (!element) return
    setRows(names.map((name) => readColour(name, element)))
    // oxlint-disable-next-line react/exhaustive-deps -- the tokens never change
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
    <section ref={container} className={styles.scroller} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">On surface</th>
            <th scope="col">On raised</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, colour, onSurface, onRaised }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.swatch} style={{ background: `var(${name})` }} />
                <code>{name}</code>
              </th>
              <td>{toHex(colour)}</td>
              <td>{isGround(name) ? 'a ground' : describeContrast(onSurface)}</td>
              <td>{isGround(name) ? 'a ground' : describeContrast(onRaised)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function readColour(name: string, element: Element) {
  const colour = resolveColour(name, element)
  return {
    name,
    colour,
    onSurface: getContrastRatio(colour, resolveColour('--color-surface', element)),
    onRaised: getContrastRatio(colour, resolveColour('--color-surface-raised', element)),
  }
}

/** What others stand on has no contrast of its own to keep. */
const isGround = (name: string) => name.includes('surface')

function describeContrast(ratio: number): string {
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2)
  if (ratio >= 4.5) return `${figure} · text 4.5`
  if (ratio >= 3) return `${figure} · controls 3`
  return `${figure} · below 3`
}
