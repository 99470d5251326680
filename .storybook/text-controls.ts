import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What may be any content of React, such as a label, a hint or an error, is typed as text, not as JSON. */
export const typeAsText: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]): [string, typeof input] => {
      const { type } = input
      const isContent =
        typeof type === 'object' && type.name === 'other' && type.value === 'ReactNode'
      return [name, isContent ? { ...input, control: { type: 'text' } } : input]
    }),
  )
