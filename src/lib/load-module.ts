/** The file is there, or gone for good, and this document can still not have the module: only another document can. */
export class ReloadNeededError extends Error {
  override readonly name = 'ReloadNeededError'
}

/**
 * What each `import()` of a built client becomes, with the files that it needs (scripts/load-modules.ts).
 *
 * Browsers before 2026 remember a module that failed to load for as long as the document lives: a second
 * `import()` fails without a request, and so does a preload of the module. So its files are fetched first,
 * into the browser's cache, and it is imported once they are there. What failed is forgotten: the next call
 * asks for it again.
 */
export async function loadModule<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await Promise.all(files.map((file) => loadFile(import.meta.env.BASE_URL + file)))
  try {
    return await importModule()
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
  // Preloaded by the page itself, or a part of what runs already.
  if (document.querySelector(`[rel="modulepreload"][href="${url}"], [src="${url}"]`)) return
  const response = await fetch(url)
  const isScript = response.headers.get('content-type')?.includes('javascript') === true
  if (response.ok && isScript) {
    // The connection may still break off.
    await response.arrayBuffer()
    return
  }
  const what = `${url}: ${response.status} ${response.headers.get('content-type') ?? ''}`
  // Not there, or a page in its place: the site was deployed anew, and another document knows its files.
  if (response.status < 500) throw new ReloadNeededError(what)
  throw new Error(what)
}

function loadStyles(url: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`[rel="stylesheet"][href="${url}"]`)
  for (const link of links) {
    // A prerendered page has the rules in itself, and says so with a link that is disabled.
    if (link.disabled || link.sheet !== null) return Promise.resolve()
    // It failed: browsers do not ask again for a link that stays.
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
