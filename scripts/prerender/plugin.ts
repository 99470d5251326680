import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'

import { defaultSelection } from '../../src/domain/visas.ts'
import {
  type CatalogueFileReader,
  catalogueFiles,
  getCatalogueFilePath,
} from '../../src/i18n/catalogue.ts'
import { publicPages } from '../../src/routes/-pages.ts'
import { flagConstants } from '../flags.ts'
import { parseSiteUrl, writeSearchEngineFiles } from '../search-engine-files.ts'
import { expandRoutes, readRoutableRecords, type SitePage } from '../site-pages.ts'
import { indexBundle } from './bundle-index.ts'
import { renderDocument } from './document.ts'
import type * as fixtures from './fixture-fetch.ts'
import type * as renderer from './render.tsx'
import type { RenderedPage } from './render.tsx'

interface PrerenderOptions {
  /** Whether pages show the fixtures (demo). */
  readonly usesFixtures: boolean
  /** The API that a production build reads records from. Without it, pages with records show skeletons. */
  readonly apiUrl: string | undefined
}

/** A path without a route. */
const unknownPath = '/introuvable'
/** Fonts of the first view. The others load on use. */
const preloadedFonts = /\/(?:newsreader|instrument-sans)-(?!italic)[\w-]{8}\.woff2$/
/** Longer query results, in characters of JSON, become files. */
const maxInlineCacheLength = 4000

/**
 * Prerenders every public page in both languages with the client's router and components. `index.html` becomes the home
 * page, `404.html` the not-found page, and `shell.html` the empty page for URLs without a file. The demo also gets the
 * answers of the API as files. Lists the pages for search engines, if the URL of the site is known. By default, that of the
 * demo is the one of `npm start`.
 */
export function prerender(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig
  let site: string | undefined
  let bundle: Rollup.OutputBundle | undefined
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      const localUrl = options.usesFixtures ? `http://localhost:${config.preview.port}` : undefined
      site = parseSiteUrl(config.env['VITE_SITE_URL'] || localUrl, config.base)
    },
    writeBundle(_, writtenBundle) {
      bundle = writtenBundle
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (bundle === undefined) return
        const start = performance.now()
        const pages = await writePages({ ...options, config, bundle })
        const folder = resolve(config.root, config.build.outDir)
        await writeSearchEngineFiles({ folder, base: config.base, site, pages })
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        config.logger.info(`prerendered ${pages.length + 1} pages in two languages in ${seconds} s`)
        if (site === undefined) {
          config.logger.info(
            'sitemap.xml is not written: set VITE_SITE_URL to the URL of the site.',
          )
        }
      },
    },
  }
}

interface PrerenderBuild extends PrerenderOptions {
  readonly config: ResolvedConfig
  readonly bundle: Rollup.OutputBundle
}

async function writePages(options: PrerenderBuild): Promise<SitePage[]> {
  const { config, bundle, usesFixtures, apiUrl } = options
  const { root, base } = config
  const folder = resolve(root, config.build.outDir)
  const { renderPage, createBuildApi, createServerFetch, createFixtureFetch, writeStaticAnswers } =
    await buildRenderer(config, usesFixtures)
  const serverFetch = apiUrl === undefined ? undefined : createServerFetch(apiUrl)
  const fixtureFetch = createFixtureFetch?.()
  const fetchFn = fixtureFetch ?? serverFetch
  const api = createBuildApi(join(root, 'public'), fetchFn ?? (async () => undefined))
  const readCatalogueFile: CatalogueFileReader = async (language, file) =>
    JSON.parse(await readFile(join(root, 'public', getCatalogueFilePath(language, file)), 'utf8'))
  const records = await readRoutableRecords(api.calls, fetchFn !== undefined)
  const routes = publicPages.map(({ route }) => route)
  const sitePages = expandRoutes(routes, records)

  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  await copyFile(join(folder, 'index.html'), join(folder, 'shell.html'))
  const chunks = indexBundle(bundle)
  const styles = new Map<string, string>()
  for (const file of Object.values(bundle)) {
    if (file.fileName.endsWith('.css') && file.type === 'asset') {
      styles.set(file.fileName, String(file.source).trim())
    }
  }
  const fonts = Object.keys(bundle).filter((file) => preloadedFonts.test(file))
  const cache = createCacheWriter(folder, config.build.assetsDir)

  const writeRoute = async (
    path: string,
    pagePaths: readonly string[],
    knownSegments?: readonly string[],
  ) => {
    const common = { path, basePath: base, api, readCatalogueFile }
    const pages = {
      fr: await renderPage({ ...common, language: 'fr' }),
      en: await renderPage({ ...common, language: 'en' }),
    }
    const files = chunks.getRouteFiles(pages.fr.routes)
    const cached = await cache(pages.fr)
    const html = renderDocument({
      shell,
      basePath: base,
      paths: pagePaths.map((pagePath) => base + pagePath.slice(1)),
      knownSegments,
      pages,
      files,
      texts: {
        fr: chunks.getTextFiles('fr', pages.fr.namespaces),
        en: [
          ...chunks.getTextFiles('en', pages.en.namespaces),
          ...getCatalogueFilePaths('en', pages.en.namespaces),
        ],
      },
      fonts,
      css: files.styles.map((file) => styles.get(file) ?? '').join('\n'),
      cache: cached.map(({ key, data, file }) =>
        file === undefined ? { key, data } : { key, file: base + file },
      ),
      cacheFiles: cached.flatMap(({ file }) => file ?? []),
    })
    for (const pagePath of pagePaths) await writePage(folder, pagePath, html)
  }

  for (const { path } of sitePages) await writeRoute(path, [path, ...getRedirectSources(path)])
  const segments = ['admin', ...routes.flatMap((route) => route.split('/')[1] ?? [])]
  await writeRoute(unknownPath, ['/404'], [...new Set(segments.filter((name) => name !== ''))])
  await writeDirectoryIndexes(folder)
  if (fixtureFetch !== undefined) await writeStaticAnswers(folder, base, fixtureFetch)
  return sitePages
}

/** The catalogue files of a page, relative to the base path. */
function getCatalogueFilePaths(language: string, namespaces: readonly string[]): string[] {
  return catalogueFiles
    .filter((file) => namespaces.includes(`records/${file}`))
    .map((file) => getCatalogueFilePath(language, file))
}

/** Paths that redirect to the default visa (spec 2.1). */
function getRedirectSources(path: string): string[] {
  const { country, visa } = defaultSelection
  const [, start] = path.match(`^(/(?:interventions|detailsvisa))/${country}/${visa}$`) ?? []
  return start === undefined ? [] : [start]
}

/** Builds the client for Node. */
async function buildRenderer(config: ResolvedConfig, withFixtures: boolean) {
  // By output directory, because builds of one mode may run at the same time.
  const folder = join(config.root, 'node_modules/.cache/prerender', basename(config.build.outDir))
  const source = (name: string) => join(config.root, 'scripts/prerender', name)
  // Node caches modules by URL, so each build needs another name.
  const run = Date.now()
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    mode: config.mode,
    logLevel: 'warn',
    define: { __MOCK__: JSON.stringify(withFixtures), ...flagConstants },
    resolve: { alias: config.resolve.alias },
    ...(config.css.modules === false ? {} : { css: { modules: config.css.modules ?? {} } }),
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
      assetsInlineLimit: 0,
      rollupOptions: {
        input: {
          render: source('render.tsx'),
          ...(withFixtures ? { fixtures: source('fixture-fetch.ts') } : {}),
        },
        output: { entryFileNames: `[name].${run}.js` },
      },
    },
  })
  const load = (name: string) => import(pathToFileURL(join(folder, `${name}.${run}.js`)).href)
  const { createFixtureFetch }: Partial<typeof fixtures> = withFixtures
    ? await load('fixtures')
    : {}
  return { ...((await load('render')) as typeof renderer), createFixtureFetch }
}

/** Writes large cache entries to files that pages share, and returns the others for the page itself. */
function createCacheWriter(folder: string, assets: string) {
  const written = new Set<string>()
  return (page: RenderedPage) =>
    Promise.all(
      page.queries.map(async ({ key, data }) => {
        const json = JSON.stringify(data)
        if (json.length <= maxInlineCacheLength) return { key, data, file: undefined }
        const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
        const file = `${assets}/${String(key[0])}-${hash}.json`
        if (!written.has(file)) {
          written.add(file)
          await writeFile(join(folder, file), json)
        }
        return { key, data: undefined, file }
      }),
    )
}

/** `/faq` becomes `faq.html`, which hosts serve without the extension; `/` becomes `index.html`. */
async function writePage(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, path === '/' ? 'index.html' : `${decodeURI(path)}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** For pages with a folder, a host may look for an index: `/blog` in `blog/index.html`. */
async function writeDirectoryIndexes(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const page = join(entry.parentPath, entry.name)
    await copyFile(`${page}.html`, join(page, 'index.html')).catch(() => undefined)
  }
}
