import type { Meta } from '@storybook/react-vite'

import { english, pageAt, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/FAQ/Proposed' } satisfies Meta
export default meta

/** Proposed in the demo: say here what this state shows, and let a play function expect it. */
export const FaqEmptyEnglish: Story = {
  globals: english,
  parameters: {
    ...pageAt("/faq?q=l'été", 'faq-empty'),
    app: { ...pageAt("/faq?q=l'été", 'faq-empty').app, today: '2026-12-30' },
  },
}
