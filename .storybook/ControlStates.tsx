import type { ReactNode } from 'react'

import styles from './control-states.module.css'

/** The states that a control can have. */
const states = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Focus',
  active: 'Active',
  disabled: 'Disabled',
  error: 'Error',
} as const
type ControlState = keyof typeof states

export const fieldStates: readonly ControlState[] = ['rest', 'hover', 'focus', 'disabled', 'error']
export const buttonStates: readonly ControlState[] = [
  'rest',
  'hover',
  'focus',
  'active',
  'disabled',
]

const within = (state: ControlState, selector: string) => `[data-state="${state}"] ${selector}`

/**
 * The parameters of a story with `ControlStates`: what the pointer is on and what has the focus, by selectors, for
 * storybook-addon-pseudo-states. It has more room than one control on the site.
 */
export function sideBySide(pointed: string, focused = pointed) {
  const pressed = within('active', pointed)
  return {
    isFullWidth: true,
    pseudo: {
      hover: [within('hover', pointed), pressed],
      active: pressed,
      focus: within('focus', focused),
      focusVisible: within('focus', focused),
    },
  }
}

interface ControlStatesProps {
  /** Of a variant, where there are several. */
  readonly name?: string
  /** Those that the control has. */
  readonly has: readonly ControlState[]
  readonly children: (state: ControlState) => ReactNode
}

/** A control in each of its states, side by side. */
export function ControlStates({ name, has, children }: ControlStatesProps) {
  return (
    <>
      {name !== undefined && (
        <p className={styles.variant} lang="en">
          {name}
        </p>
      )}
      <ul role="list" className={styles.states} data-wide={has.includes('error') || undefined}>
        {has.map((state) => (
          <li key={state} data-state={state}>
            <p className={styles.name} lang="en">
              {states[state]}
            </p>
            {children(state)}
          </li>
        ))}
      </ul>
    </>
  )
}
