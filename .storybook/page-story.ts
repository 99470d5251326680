/** What the stories of whole pages share. */
import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Scenario } from '#mocks/scenarios.ts'

import type { AppParameters } from './render-app.tsx'

export type Story = StoryObj

/** The parameters of a story that shows a page, with faults of calls or in a scenario of mocks/scenarios.ts. */
export function pageAt(path: string, behaviour: NonNullable<Scenario['faults']> | string = {}) {
  const scenario = typeof behaviour === 'string' ? behaviour : { faults: behaviour }
  return { layout: 'fullscreen', app: { path, scenario } satisfies AppParameters }
}

export const english = { language: 'en' }
export const phone = { viewport: { value: 'phone' } }

/** A play function that expects the page to show a text. */
export function showsText(text: string | RegExp): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
}
