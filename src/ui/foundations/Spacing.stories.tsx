import type { Meta, StoryObj } from '@storybook/react-vite'

import styles from './foundations.module.css'
import { Measured } from './Measured.tsx'

/** The spacing scale of 4 and 8 px, and the distances that grow with the window. */
const meta = { title: 'Foundations/Spacing' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fixed = Array.from({ length: 9 }, (_, index) => `--space-${index + 1}`)

const describeWidth = ({ offsetWidth }: HTMLElement) => `${offsetWidth}\u00a0px`

function Bars({ tokens }: { tokens: string[] }) {
  return tokens.map((token) => (
    <div key={token} className={styles.sample}>
      <code>{token}</code>
      <Measured read={describeWidth}>
        <div className={styles.bar} style={{ inlineSize: `var(${token})` }} />
      </Measured>
    </div>
  ))
}

export const Rhythm: Story = { render: () => <Bars tokens={fixed} /> }
export const Fluid: Story = {
  render: () => (
    <Bars tokens={['--space-section', '--page-gutter', '--page-start', '--target-size']} />
  ),
}
