import { loadWhileStaying } from './leaving.ts'

/** The document must be reloaded: a file is gone, or the browser remembers its failure. */
export class ReloadNeededError extends Error {
  override readonly name = 'ReloadNeededError'
}

/**
 * Replaces each `import()` of the built client (scripts/load-modules.ts). Browsers before 2026 remember a failed module
 * for the document's lifetime: a second `import()` or preload fails without a request. So the files are fetched into
 * the cache first, and the module is imported afterwards. A failure is forgotten: the next call retries.
 */
export async function loadModule<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await Promise.all(
    files.map((file) => loadWhileStaying(() => loadFile(import.meta.env.BASE_URL + file))),
  )
  try {
    return await loadWhileStaying(importModule)
  } catch (cause) {
    throw new ReloadNeededError('A module cannot be had though its files are there.', { cause })
  }
}

const files = new Map<string, Promise<void>>()

function loadFile(url: string): Promise<void> {
  const known = files.get(url)
  if (known !== undefined) return known
  const loading = url.endsWith('.css') ? loadStyles(url) : fetchScript(url)
  files.set(url, loading)
  loading.catch(() => files.delete(url))
  return loading
}

async function fetchScript(url: string): Promise<void> {
  // Preloaded by the page, or already running.
  if (document.querySelector(`[rel$="preload"][href="${url}"], [src="${url}"]`)) return
  // In a task of its own: a screen of the back-office asks for 80 files at once.
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const response = await fetch(url)
  const isScript = response.headers.get('content-type')?.includes('javascript') === true
  if (response.ok && isScript) {
    // The connection may still drop.
    await response.arrayBuffer()
    return
  }
  const what = `${url}: ${response.status} ${response.headers.get('content-type') ?? ''}`
  // Missing, or HTML instead: a new deployment. Another document knows the new files.
  if (response.status < 500) throw new ReloadNeededError(what)
  throw new Error(what)
}

function loadStyles(url: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`[rel="stylesheet"][href="${url}"]`)
  for (const link of links) {
    // A prerendered page inlines the rules and marks them with a disabled link.
    if (link.disabled || link.sheet !== null) return Promise.resolve()
    // It failed: browsers don't retry a link.
    link.remove()
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => {
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${url} could not be loaded.`))
    })
    document.head.append(link)
  })
}

/** Loads once and shares the result with every caller. After a failure the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
