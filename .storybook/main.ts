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
  // The built site's CSP forbids the inline styles that Storybook's own frame uses.
  viteFinal: async (config) => ({
    ...config,
    plugins: config.plugins?.flat().filter((plugin) => !isSiteOnlyPlugin(plugin)) ?? [],
  }),
  typescript: { reactDocgen: 'react-docgen' },
}

function isSiteOnlyPlugin(plugin: unknown): boolean {
  const siteOnlyPlugins = [
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
    siteOnlyPlugins.includes(String(plugin.name))
  )
}

export default configuration
