import { toHashSource } from '../content-security-policy.ts'
import { escapeAttribute } from '../escape-html.ts'
import type { PageFiles } from './bundle-index.ts'
import {
  keepEarlyInputScript,
  pendingStyle,
  selectLanguageScript,
  startClientScript,
  swapLanguageScript,
} from './inline-scripts.ts'
import type { RenderedPage } from './render.tsx'

interface DocumentParts {
  /** The built page without content. */
  readonly shell: string
  readonly basePath: string
  /** The URL paths of the page, with the base path. */
  readonly paths: readonly string[]
  /** For the not-found page: the first segments of known paths. */
  readonly knownSegments?: readonly string[] | undefined
  readonly pages: { readonly fr: RenderedPage; readonly en: RenderedPage }
  readonly files: PageFiles
  readonly texts: { readonly fr: readonly string[]; readonly en: readonly string[] }
  readonly fonts: readonly string[]
  readonly css: string
  /** The query cache that the client restores before hydration. */
  readonly cache: unknown
  /** Files with cache entries that are too large for the page. */
  readonly cacheFiles: readonly string[]
}

const inlineScripts = [
  selectLanguageScript,
  keepEarlyInputScript,
  swapLanguageScript,
  startClientScript,
]
const siteName = 'Droit de Cité'

/** Renders a complete page: both languages, styles, and the data for hydration. */
export function renderDocument(parts: DocumentParts): string {
  const { shell, basePath, paths, knownSegments, pages, files, texts, fonts, css, cache } = parts
  const style = css + pendingStyle
  const attributes = [
    `data-page-paths="${escapeAttribute(paths.map((path) => path.replace(/\/+$/, '')).join(' '))}"`,
    `data-base-path="${escapeAttribute(basePath)}"`,
    ...(knownSegments === undefined
      ? []
      : [`data-known-segments="${escapeAttribute(knownSegments.join(' '))}"`]),
  ]
  const [entry = '', ...others] = shell.match(/<script type="module"[^>]*><\/script>/g) ?? []
  if (others.length > 0) throw new Error('The built page has more than one script.')
  const first = entry.match(/src="([^"]*)"/)?.[1]
  // The entry is last: it starts the client, whose files are then evaluated.
  const clientFiles = {
    scripts: [
      ...files.scripts.map((file) => basePath + file).filter((file) => file !== first),
      first,
    ],
    texts: {
      fr: texts.fr.map((file) => basePath + file),
      en: texts.en.map((file) => basePath + file),
    },
    data: parts.cacheFiles.map((file) => basePath + file),
  }
  const head = [
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${basePath}${font}">`,
    ),
    `<style>${style}</style>`,
    // Not loaded, because their rules are inlined above. The module loader finds them and does not request them.
    ...files.styles.map((file) => `<link rel="stylesheet" disabled href="${basePath}${file}">`),
    `<script>${selectLanguageScript}</script>`,
    `<script>${keepEarlyInputScript}</script>`,
    renderHead(pages.fr),
  ].join('\n')
  const body = [
    `<div id="root" data-prerendered="">${pages.fr.html}</div>`,
    `<template id="english-page">${renderHead(pages.en)}${pages.en.html}</template>`,
    `<script>${swapLanguageScript}</script>`,
    `<script type="application/json" id="query-cache">${serializeJsonForHtml(cache)}</script>`,
    `<script type="application/json" id="client-files">${serializeJsonForHtml(clientFiles)}</script>`,
    `<script>${startClientScript}</script>`,
  ].join('\n')

  return shell
    .replace(/<html lang="fr"/, () => `<html lang="fr" ${attributes.join(' ')}`)
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/,
      (_, start, policy) => `${start}${addPolicyHashes(policy, inlineScripts, style)}"`,
    )
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<div id="root"></div>', () => body)
}

function renderHead({ head, title }: RenderedPage): string {
  const markedHead = head.replaceAll(/<(meta|link) /g, '<$1 data-prerendered-head ')
  return `<title data-prerendered-head>${title} – ${siteName}</title>${markedHead}`
}

/** JSON that cannot close its script element. */
function serializeJsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003C`)
}

function addPolicyHashes(policy: string, scripts: readonly string[], style: string): string {
  return policy
    .replace(/script-src [^;]*/, (sources) => [sources, ...scripts.map(toHashSource)].join(' '))
    .replace(/style-src [^;]*/, (sources) => `${sources} ${toHashSource(style)}`)
}
