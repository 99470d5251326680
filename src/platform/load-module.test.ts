// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadModule, loadOnce, ReloadNeededError } from './load-module.ts'

it('loads once, and retries only after a failure', async () => {
  let attempts = 0
  const load = loadOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The connection dropped.')
    return `attempt ${attempts}`
  })
  await Promise.all([
    expect(load()).rejects.toThrow('The connection dropped.'),
    expect(load()).rejects.toThrow('The connection dropped.'),
  ])
  expect(await Promise.all([load(), load()])).toEqual(['attempt 2', 'attempt 2'])
})

const fetchFile = vi.fn<(url: string) => Promise<Response>>()
const respond = (status: number, type: string) => async () =>
  new Response('', { status, headers: { 'content-type': type } })

beforeEach(() => {
  fetchFile.mockReset().mockImplementation(respond(200, 'text/javascript'))
  vi.stubGlobal('fetch', fetchFile)
  document.head.replaceChildren()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the script of a module', () => {
  it('is fetched before the module is imported, once for all modules that need it', async () => {
    const steps: string[] = []
    fetchFile.mockImplementation(async (url) => {
      steps.push(url)
      return respond(200, 'text/javascript')()
    })
    const importModule = async () => {
      steps.push('import')
      return 'module'
    }
    expect(await loadModule(importModule, ['assets/shared.js'])).toBe('module')
    expect(await loadModule(importModule, ['assets/shared.js'])).toBe('module')
    expect(steps).toEqual(['/assets/shared.js', 'import', 'import'])
  })

  it.each([
    ['a link', '<link rel="modulepreload" href="/preloaded.js">'],
    ['a script', '<script type="module" src="/preloaded.js"></script>'],
  ])('is not fetched again where the page has %s', async (_, html) => {
    document.head.append(document.createRange().createContextualFragment(html))
    await loadModule(async () => 'module', ['preloaded.js'])
    expect(fetchFile).not.toHaveBeenCalled()
  })

  it.each([
    [404, 'text/html', true],
    [200, 'text/html', true],
    [503, 'text/javascript', false],
  ])('that answers %i as %s needs another document: %s', async (status, type, isReloadNeeded) => {
    const file = `${status}-${type}.js`
    fetchFile.mockImplementation(respond(status, type))
    const failure: unknown = await loadModule(async () => 'module', [file]).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof ReloadNeededError).toBe(isReloadNeeded)
    expect(String(failure)).toContain(`/${file}: ${status} ${type}`)
    fetchFile.mockImplementation(respond(200, 'text/javascript'))
    expect(await loadModule(async () => 'module', [file])).toBe('module')
  })

  it('that is there, with a module that fails, needs another document', async () => {
    const failing = loadModule(() => Promise.reject(new Error('remembered')), ['there.js'])
    await expect(failing).rejects.toMatchObject({
      name: 'ReloadNeededError',
      message: expect.stringContaining('files are there'),
      cause: new Error('remembered'),
    })
  })
})

function findLinks(): NodeListOf<HTMLLinkElement> {
  return document.querySelectorAll('link[rel="stylesheet"]')
}

function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

describe('the styles of a module', () => {
  it('are loaded by a link, of which one is left after a failure and another try', async () => {
    const failing = loadModule(async () => 'module', ['a.css'])
    findLinks()[0]?.dispatchEvent(new Event('error'))
    await expect(failing).rejects.toThrow('/a.css')
    expect(findLinks()).toHaveLength(0)
    const loading = loadModule(async () => 'module', ['a.css'])
    expect(findLinks()[0]?.getAttribute('href')).toBe('/a.css')
    findLinks()[0]?.dispatchEvent(new Event('load'))
    expect(await loading).toBe('module')
    expect(fetchFile).not.toHaveBeenCalled()
  })

  it('are not loaded again where a prerendered page has their rules', async () => {
    addLink('/inlined.css').disabled = true
    expect(await loadModule(async () => 'module', ['inlined.css'])).toBe('module')
    expect(findLinks()).toHaveLength(1)
  })

  it('are not loaded again where a link of the page has them, and are loaded once', async () => {
    Object.defineProperty(addLink('/linked.css'), 'sheet', { value: {} })
    expect(await loadModule(async () => 'module', ['linked.css'])).toBe('module')
    expect(findLinks()).toHaveLength(1)
    const both = ['once.css', 'once.css'].map((file) => loadModule(async () => 'module', [file]))
    expect(findLinks()).toHaveLength(2)
    findLinks()[1]?.dispatchEvent(new Event('load'))
    expect(await Promise.all(both)).toEqual(['module', 'module'])
  })

  it('replace a link of the page that failed', async () => {
    const failed = addLink('/failed.css')
    const loading = loadModule(async () => 'module', ['failed.css'])
    expect(failed.isConnected).toBe(false)
    findLinks()[0]?.dispatchEvent(new Event('load'))
    expect(await loading).toBe('module')
  })
})
