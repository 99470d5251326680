import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'

import { Flag } from '#ui/Flag/Flag.tsx'

import styles from './foundations.module.css'
import { countryCodes } from './guilloche-samples.ts'
import { icons } from './icons.ts'

/**
 * Lucide icons, 16 to 20 px with a stroke of 1.5 to 1.75 px. They accompany text and are hidden from screen readers; an
 * icon-only button has a name.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test compares the names with those in use
const lucideIcons = lucide as unknown as Readonly<Record<string, lucide.LucideIcon>>

export const Icons: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(icons).map(([group, members]) => (
        <section key={group} className={styles.sample}>
          <h2>{group}</h2>
          <ul role="list" className={styles.iconList}>
            {Object.entries(members).map(([name, meaning]) => {
              const Icon = lucideIcons[name] ?? lucide.CircleX
              return (
                <li key={name}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  <span>
                    <code>{name}</code> {meaning}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  ),
}

/** The flags of the network's countries, in both sizes; always beside the country's name. */
export const Flags: Story = {
  render: () => (
    <ul role="list" className={styles.iconList}>
      {countryCodes.map((code) => (
        <li key={code}>
          <Flag code={code} /> <Flag code={code} size="small" /> <code>{code.toUpperCase()}</code>
        </li>
      ))}
    </ul>
  ),
}
