import type { Meta } from '@storybook/react-vite'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Not found', parameters: pageAt('/nulle-part') } satisfies Meta
export default meta

/** (spec 2.10.1, 8.11) */
export const French: Story = {}
export const English: Story = { globals: english }
export const Phone: Story = { globals: phone }
