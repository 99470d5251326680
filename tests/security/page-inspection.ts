import type { Page } from '@playwright/test'

import { waitLimit } from '../limits.ts'
import { joinForPage } from '../support/join-for-page.ts'

/** Installs the functions that a sample calls when it runs. */
export function installTrap(): void {
  const trapCalls: unknown[] = []
  Object.assign(window, {
    trapCalls,
    ran: (value: unknown) => trapCalls.push(value),
    alert: (value: unknown) => trapCalls.push(value),
  })
  // The scripts of the document. Deferred ones, like the client, run later.
  document.addEventListener(
    'readystatechange',
    () => {
      Object.assign(window, { ownScripts: new WeakSet(document.scripts) })
      // Painting takes a third of the time. The inspection needs only the elements.
      document.documentElement.style.opacity = '0'
    },
    { once: true },
  )
}

/** Navigates to each path and finds elements and attributes that came from a sample. */
export function inspectPages(page: Page, paths: readonly string[]) {
  return page.evaluate(inspectInPage, { paths, limit: waitLimit })
}

const inspectInPage = joinForPage(
  inspect,
  showPage,
  tick,
  getRouterState,
  waitUntilSettled,
  findCurrentIssues,
  findElementIssues,
  findForbiddenElements,
  findAttributeIssue,
  getExternalUrl,
  hidesReferrer,
)

/** A page may take `limit` milliseconds to settle. */
async function inspect({
  paths,
  limit,
}: {
  paths: readonly string[]
  limit: number
}): Promise<{ issues: string[]; texts: number }> {
  const issues = new Set<string>()
  let texts = 0
  for (const path of paths) {
    const [url = '', action] = path.split('!')
    if (!(await showPage(url, limit))) issues.add(`${location.pathname} did not settle`)
    if (action === 'open') {
      for (const details of [...document.querySelectorAll('main details')].slice(0, 12)) {
        details.querySelector('summary')?.click()
        await tick()
      }
    }
    if (action === 'tabs') {
      for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]')) {
        tab.click()
        await tick()
        for (const issue of findCurrentIssues()) issues.add(`${url} ${tab.id}: ${issue}`)
      }
    }
    texts += document.querySelectorAll('main [lang], main p, main td, main option').length
    for (const issue of findCurrentIssues()) issues.add(`${url}: ${issue}`)
  }
  if (document.defaultView !== window) issues.add('document.defaultView is clobbered')
  if (typeof document.getElementById !== 'function') issues.add('getElementById is clobbered')
  if (typeof document.cookie !== 'string') issues.add('document.cookie is clobbered')
  for (const value of (window as unknown as { trapCalls: unknown[] }).trapCalls)
    issues.add(`ran: ${String(value)}`)
  return { issues: [...issues], texts }
}

function tick(): Promise<void> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line waiting/no-time -- the next task, not a time
    setTimeout(resolve, 0)
  })
}

/** TanStack Router makes itself available under this name. */
function getRouterState(): { status: string; resolvedLocation?: object } {
  const { __TSR_ROUTER__: router } = window as unknown as {
    __TSR_ROUTER__: { state: { status: string; resolvedLocation?: object } }
  }
  return router.state
}

/** Goes to a page, unless it is there. False if it does not settle. */
async function showPage(url: string, limit: number): Promise<boolean> {
  if (location.pathname + location.search === url) return true
  const previous = getRouterState().resolvedLocation
  history.pushState({}, '', url)
  return waitUntilSettled(previous, limit)
}

/** Waits until the page after `previous` is rendered and shows its records. */
async function waitUntilSettled(previous: object | undefined, limit: number): Promise<boolean> {
  const signal = AbortSignal.timeout(limit)
  let settledTicks = 0
  while (!signal.aborted && settledTicks < 3) {
    await tick()
    const { status, resolvedLocation } = getRouterState()
    const isRendered = status === 'idle' && resolvedLocation !== previous
    const hasHeading = document.querySelector('main h1') !== null
    const isBusy = document.querySelector('main [aria-busy="true"], .ql-container:empty') !== null
    settledTicks = isRendered && hasHeading && !isBusy ? settledTicks + 1 : 0
  }
  return settledTicks === 3
}

function findCurrentIssues(): string[] {
  const frames = Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)
  return [document, ...frames].flatMap((inner) =>
    inner === null ? [] : Array.from(inner.querySelectorAll('*')).flatMap(findElementIssues),
  )
}

function findElementIssues(element: Element): string[] {
  // The message of index.html for a client that cannot start.
  if (element.matches('body > template#not-started')) return []
  const found = findForbiddenElements(element)
  for (const attribute of element.attributes) {
    const issue = findAttributeIssue(element, attribute)
    if (issue !== undefined) found.push(`${element.localName}[${issue}]`)
  }
  if (
    element instanceof HTMLAnchorElement &&
    element.hasAttribute('href') &&
    !/^(?:https?|mailto|tel|sms|blob):$/.test(element.protocol)
  ) {
    found.push(`a leads to ${element.protocol}`)
  }
  const externalUrl = getExternalUrl(element)
  if (externalUrl !== undefined && !hidesReferrer(element))
    found.push(`${element.localName} sends a referrer to ${externalUrl}`)
  return found
}

/** Elements that no record may bring, and those of forms that React has not made. */
function findForbiddenElements(element: Element): string[] {
  const name = element.localName
  const found: string[] = []
  if (
    /^(?:object|embed|base|applet|frame|frameset|marquee|portal|math|audio|video|isindex|template|slot)$/.test(
      name,
    )
  ) {
    found.push(`<${name}>`)
  }
  const { ownScripts } = window as unknown as { ownScripts: WeakSet<Element> }
  if (
    name === 'script' &&
    !ownScripts.has(element) &&
    !element.matches('[type="application/ld+json"], [src^="/assets/"]')
  ) {
    found.push('<script>')
  }
  if (name === 'iframe' && (element.hasAttribute('srcdoc') || element.hasAttribute('src')))
    found.push('<iframe src>')
  if (name === 'meta' && /refresh|set-cookie/i.test(element.getAttribute('http-equiv') ?? ''))
    found.push('<meta>')
  // React marks its own elements.
  if (/^(?:form|input|button|select|textarea|label|fieldset|output|dialog)$/.test(name)) {
    if (!Object.keys(element).some((key) => key.startsWith('__react'))) found.push(`<${name}>`)
  }
  return found
}

/** An attribute that runs, takes a name, covers the page or loads. */
function findAttributeIssue(element: Element, { name, value }: Attr): string | undefined {
  if (/^on/i.test(name)) return name
  const isHostileName =
    /^(?:id|name|class|for|form|slot|part|is|nonce)$/.test(name) &&
    /hostile/.test(value) &&
    !/visa-|section/.test(value)
  const isHostileStyle = name === 'style' && /hostile|fixed|expression|behavior/.test(value)
  const isHostileSource =
    /^(?:src|srcset|poster|data|action|formaction|ping|background|manifest|lowsrc|dynsrc)$/.test(
      name,
    ) &&
    /hostile\.invalid|^\s*(?:java|vb)script:|^data:(?!image\/(?:png|jpeg|webp|gif);base64)/i.test(
      value,
    )
  const isHostileStylesheet =
    name === 'href' &&
    element instanceof HTMLLinkElement &&
    new URL(element.href).hostname === 'hostile.invalid'
  const isHostile = isHostileName || isHostileStyle || isHostileSource || isHostileStylesheet
  return isHostile ? `${name}=${value.slice(0, 60)}` : undefined
}

/** The URL of a link or image of another site. */
function getExternalUrl(element: Element): string | undefined {
  const isLink = element instanceof HTMLAnchorElement
  if (!isLink && !(element instanceof HTMLImageElement)) return undefined
  const url = isLink ? element.href : element.src
  if (!/^https?:/.test(url) || new URL(url).origin === location.origin) return undefined
  return url
}

function hidesReferrer(element: Element): boolean {
  return element instanceof HTMLAnchorElement
    ? element.relList.contains('noreferrer')
    : (element as HTMLImageElement).referrerPolicy === 'no-referrer'
}
