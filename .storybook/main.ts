import type { StorybookConfig } from '@storybook/react-vite'

import remarkGfm from 'remark-gfm'

const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What is for the built site alone: its policy forbids the inline styles that Storybook's own frame uses.
  viteFinal: async (config) => ({
    ...config,
    plugins: config.plugins?.flat().filter((plugin) => !isForTheSite(plugin)) ?? [],
  }),
  typescript: { reactDocgen: 'react-docgen' },
}

function isForTheSite(plugin: unknown): boolean {
  const forTheSite = [
    'content-security-policy',
    'static-hosting',
    'search-engines',
    'prerender',
    'load-modules',
    'shared-chunks',
    'msw',
  ]
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    forTheSite.includes(String(plugin.name))
  )
}

export default configuration
