// First, because the order of the cascade layers is the order in which they are first named.
import '../src/ui/styles/index.css'
import './docs.css'

import type { Preview, StoryContext } from '@storybook/react-vite'

import { useEffect, type ReactNode } from 'react'
import { configure, expect, waitFor } from 'storybook/test'

import { isLanguage } from '#i18n/languages.ts'
import { type Scenario, scenarios } from '#mocks/scenarios.ts'
import { showLateFonts } from '#platform/late-fonts.ts'

import { waitLimit } from '../tests/limits.ts'

import { DocsFrame, DocsPage } from './DocsPage.tsx'
import { type Device, devices } from './devices.ts'
import { keepDocsPageInPlace } from './docs-focus.ts'
import { expectNoLibraryWarning, recordLibraryWarnings } from './library-warnings.ts'
import { type AppParameters, getScenario, renderApp } from './render-app.tsx'
import { applyDeviceSettings } from './device-settings.ts'
import { RealWidth } from './RealWidth.tsx'
import { typeAsText } from './text-controls.ts'
import { theme } from './theme.ts'
import { translateArgs } from './translate-args.ts'

// Pictures of stories show the site's fonts, also on a busy machine.
showLateFonts()

keepDocsPageInPlace()

configure({ asyncUtilTimeout: waitLimit })

// In tests only violations matter: describing passes took a sixth of the time.
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

/** The narrowest width that must do (WCAG 1.4.10). */
const narrow: Device = { viewport: 'narrow', name: 'Narrow', width: 320, height: 568 }
const viewports = Object.fromEntries(
  [narrow, ...devices].map(({ viewport, name, width, height }) => [
    viewport,
    { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

/** Resolves when the page shows its heading and nothing is loading, unless the scenario never finishes loading. */
async function waitForPage(page: HTMLElement, { faults = {} }: Scenario): Promise<void> {
  const neverLoads = Object.values(faults).includes('never')
  await waitFor(() => expect(page.querySelector('main h1')).not.toBeNull())
  if (!neverLoads) {
    await waitFor(() => expect(page.querySelector('[aria-busy="true"]')).toBeNull())
  }
}

/** Waits for the page of a story, if it shows one, and checks that it fits the width. */
async function expectFinishedPage({ canvasElement, globals, parameters }: StoryContext) {
  const { app } = parameters as { app?: AppParameters }
  if (app?.path === undefined) return
  // What a play function presses takes the focus and scrolls into view. A story of a page opens at its top.
  if (!isTest && !app.path.includes('#')) scrollTo({ top: 0, behavior: 'instant' })
  await waitForPage(canvasElement, getScenario(app, globals['scenario']))
  // The pseudo-language makes the menu wider than any real language does.
  if (globals['language'] === 'pseudo') return
  // No horizontal scrolling at any width (WCAG 1.4.10).
  const { clientWidth, scrollWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** What a loader prepares for the story. */
interface Loaded {
  readonly app: Awaited<ReturnType<typeof renderApp>>
  readonly effects: PromiseWithResolvers<void>
}

function WithEffects({ onEffects, children }: { onEffects: () => void; children: ReactNode }) {
  useEffect(onEffects, [onEffects])
  return children
}

/**
 * A menu in Storybook's toolbar that sets a global. `choices` has the label of each value. The first is what a story has
 * without a choice: the toolbar then shows the menu's title only.
 */
function createToolbar(
  description: string,
  title: string,
  icon: 'globe' | 'transfer' | 'play' | 'contrast' | 'lightning' | 'comment',
  choices: Readonly<Record<string, string>>,
) {
  const items = Object.entries(choices).map(([value, label], index) =>
    index === 0 ? { value, title, right: label } : { value, title: label },
  )
  return { description, toolbar: { title, icon, items, dynamicTitle: true } }
}

const toolbars = {
  language: createToolbar('Language of the interface', 'Language', 'globe', {
    fr: 'Français',
    en: 'English',
    pseudo: 'Pseudo-language: long and accented',
  }),
  direction: createToolbar(
    'The direction of the page: right to left finds a side that was written as left or right',
    'Direction',
    'transfer',
    { ltr: 'Left to right', rtl: 'Right to left' },
  ),
  motion: createToolbar(
    'Reduced motion, as far as a page can do it (Getting started)',
    'Motion',
    'play',
    { '': 'as the device has it', reduce: 'Reduced motion' },
  ),
  colours: createToolbar(
    'An approximation of forced colours (Getting started)',
    'Colours',
    'contrast',
    { '': 'of the site', forced: 'Forced colours, approximated' },
  ),
  scenario: createToolbar(
    'How the mock backend behaves; a story’s own way, or one of the demo’s scenarios',
    'Scenario',
    'lightning',
    {
      '': 'the story’s own',
      ...Object.fromEntries(scenarios.map(({ name, title }) => [name, title.en])),
    },
  ),
  notes: createToolbar('Notes pinned to the story, shared with the demo', 'Notes', 'comment', {
    '': 'if this browser has any',
    on: 'Take notes',
    off: 'No notes',
  }),
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [typeAsText],
  parameters: {
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      theme,
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        ignoreSelector: '.sb-unstyled *, .docs-story *',
      },
    },
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: {
      options: {
        paper: { name: 'Paper', value: '#fbf9f4' },
        raised: { name: 'Raised', value: '#ffffff' },
        inverse: { name: 'Inverse', value: '#15203b' },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          'Getting started',
          'All components',
          'Map of screens',
          'Changelog',
          'Foundations',
          [
            'Colours',
            'Typography',
            'Spacing',
            'Motion',
            'Icons',
            'Guilloché patterns',
            'Guilloché playground',
            'Voice',
          ],
          'Components',
          'Patterns',
          'Content',
          'Site components',
          'Screens',
          'Specification',
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: Object.fromEntries(
    Object.entries(toolbars).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
  ),
  loaders: [
    async ({ globals, id, parameters, title, viewMode }) => {
      const { app = {} } = parameters as { app?: AppParameters }
      const { language, ...settings } = globals as Record<keyof typeof toolbars, string>
      applyDeviceSettings(settings)
      if (!isTest) {
        const { showNotes } = await import('./notes.tsx')
        showNotes({ id, title, viewMode, globals, app })
      }
      return {
        effects: Promise.withResolvers<void>(),
        app: await renderApp({
          language: isLanguage(language) ? language : 'fr',
          isPseudo: language === 'pseudo',
          ...app,
          scenario: getScenario(app, globals['scenario']),
        }),
      }
    },
  ],
  // Play functions begin once effects have run, as nobody acts sooner. Firefox otherwise begins before.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await (context.loaded as Loaded).effects.promise
    return context.canvas
  },
  beforeEach: recordLibraryWarnings,
  // Runs before axe, which must see the finished page.
  afterEach: async (context) => {
    await expectFinishedPage(context)
    expectNoLibraryWarning()
  },
  decorators: [
    (Story, { args, globals }) => <Story args={translateArgs(args, globals['language'])} />,
    (Story, { title, parameters }) => (
      <RealWidth title={parameters['isFullWidth'] === true ? undefined : title}>
        <Story />
      </RealWidth>
    ),
    (Story, { loaded }) => {
      const { app, effects } = loaded as Loaded
      return (
        <WithEffects onEffects={effects.resolve}>
          <app.Page Story={Story} />
        </WithEffects>
      )
    },
  ],
}

export default preview
