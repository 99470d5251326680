import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx/lite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { Button } from '#ui/Button/Button.tsx'

import { getTokenNames } from './colours.ts'
import styles from './foundations.module.css'

/** Durations and easings; with reduced motion every duration is 0. */
const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function EasingDemo({ easing }: { easing: 'standard' | 'admin' }) {
  const [isAtEnd, setIsAtEnd] = useState(false)
  return (
    <div className={styles.page}>
      <div>
        <Button variant="secondary" onClick={() => setIsAtEnd(!isAtEnd)}>
          Replay
        </Button>
      </div>
      {getTokenNames('--duration-').map((duration) => (
        <div key={duration} className={styles.track}>
          <code>{duration}</code>
          <div
            className={clsx(styles.runner, isAtEnd && styles.atEnd)}
            style={{ transition: `translate var(${duration}) var(--easing-${easing})` }}
          />
        </div>
      ))}
    </div>
  )
}

export const Standard: Story = {
  render: () => <EasingDemo easing="standard" />,
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByText('--duration-quick')
    const runner = code.nextElementSibling
    const start = runner?.getBoundingClientRect().x ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Replay' }))
    await waitFor(() => expect(runner?.getBoundingClientRect().x).toBeGreaterThan(start))
  },
}
export const Admin: Story = { render: () => <EasingDemo easing="admin" /> }
