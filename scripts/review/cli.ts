/** `npm run review -- main`: compares how every story looks in this tree and in another commit (`--help`). */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { chromium } from 'playwright'
import { runStoryReview } from 'story-review'

import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { readImportGraph } from '../design-system/import-graph.ts'
import { collectReachable } from '../reachable.ts'
import { startSiteServer } from 'static-server'

const root = fileURLToPath(new URL('../../', import.meta.url))

await runStoryReview({
  root,
  folder: join(root, 'review'),
  styles: join(root, 'src/ui/styles'),
  command: 'npm run review --',
  launchBrowser: () => chromium.launch(getLaunchOptions(requireBrowser())),
  startServer: startSiteServer,
  sizes: {
    usual: [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
    more: [{ width: 820, height: 1180 }],
  },
  languages: { usual: ['fr'], more: ['en'] },
  browserContext: { locale: 'fr-BE', timezoneId: 'Europe/Brussels', reducedMotion: 'reduce' },
  // Stories of a component play what it does, motion included. Screens are at rest: carousels would move on.
  isMoving: (story) => story.startsWith('components-'),
  isOtherFile: (path) =>
    /^(?:tests|docs|\.ci|scripts\/review|packages\/story-review)\/|^[^/]*\.md$|\.test\.tsx?$/.test(
      path,
    ),
  async readSources() {
    const { imports } = await readImportGraph(pathToFileURL(root))
    return (stories) => collectReachable([stories], (path) => imports.get(path))
  },
})
