/** What runs inside the page: it may use nothing of this file's outside. */
/* oxlint-disable unicorn/consistent-function-scoping -- for that reason */

/** Before anything of the page: what a sample calls when it runs. */
export function installTrap(): void {
  const sprung: unknown[] = []
  Object.assign(window, {
    sprung,
    ran: (what: unknown) => sprung.push(what),
    alert: (what: unknown) => sprung.push(what),
  })
  // The document came with these; deferred ones run only later, and so does the client.
  document.addEventListener(
    'readystatechange',
    () => {
      Object.assign(window, { ownScripts: new WeakSet(document.scripts) })
      // Nobody looks: what is there is judged by its elements, and drawing it takes a third of the time.
      document.documentElement.style.opacity = '0'
    },
    { once: true },
  )
}

/** Goes from address to address without a new document, and tells what of the samples is there as elements. */
export async function inspectPages(
  paths: readonly string[],
): Promise<{ faults: string[]; texts: number }> {
  const faults = new Set<string>()
  let texts = 0
  for (const path of paths) {
    const [, hash] = path.split('!')
    const address = path.split('!')[0] ?? ''
    if (location.pathname + location.search !== address) {
      document.querySelector('main')?.setAttribute('data-left', '')
      history.pushState({}, '', address)
      await waitUntilSettled()
    }
    if (hash === 'open') {
      for (const details of [...document.querySelectorAll('main details')].slice(0, 12)) {
        details.querySelector('summary')?.click()
        await tick()
      }
    }
    if (hash === 'tabs') {
      for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]')) {
        tab.click()
        await tick()
        for (const fault of findCurrentIssues()) faults.add(`${address} ${tab.id}: ${fault}`)
      }
    }
    texts += document.querySelectorAll('main [lang], main p, main td, main option').length
    for (const fault of findCurrentIssues()) faults.add(`${address}: ${fault}`)
  }
  if (document.defaultView !== window) faults.add('document.defaultView is clobbered')
  if (typeof document.getElementById !== 'function') faults.add('getElementById is clobbered')
  if (typeof document.cookie !== 'string') faults.add('document.cookie is clobbered')
  for (const what of (window as unknown as { sprung: unknown[] }).sprung)
    faults.add(`ran: ${String(what)}`)
  return { faults: [...faults], texts }

  function tick(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, 0)
    })
  }
  async function waitUntilSettled(): Promise<void> {
    // Far more than it takes: a slow machine is no fault.
    const end = performance.now() + 60_000
    let still = 0
    while (performance.now() < end && still < 3) {
      await tick()
      const isThere = document.querySelector('main h1') !== null
      const isBusy = document.querySelector('main [aria-busy="true"], .ql-container:empty') !== null
      still = isThere && !isBusy ? still + 1 : 0
    }
    if (still < 3) faults.add(`${location.pathname} did not settle`)
  }
  function findCurrentIssues(): string[] {
    const frames = Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)
    return [document, ...frames].flatMap((inner) =>
      inner === null ? [] : Array.from(inner.querySelectorAll('*')).flatMap(findElementIssues),
    )
  }
  function findElementIssues(element: Element): string[] {
    const name = element.localName
    const found: string[] = []
    // The page's own sentence for a client that cannot start (index.html).
    if (element.matches('body > template#not-started')) return found
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
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name}[${attribute}]`)
      if (
        /^(?:id|name|class|for|form|slot|part|is|nonce)$/.test(attribute) &&
        /hostile/.test(value) &&
        !/visa-|section/.test(value)
      ) {
        found.push(`${name}[${attribute}=${value.slice(0, 60)}]`)
      }
      if (attribute === 'style' && /hostile|fixed|expression|behavior/.test(value))
        found.push(`${name}[style=${value.slice(0, 60)}]`)
      if (
        /^(?:src|srcset|poster|data|action|formaction|ping|background|manifest|lowsrc|dynsrc)$/.test(
          attribute,
        ) &&
        /hostile\.invalid|^\s*(?:java|vb)script:|^data:(?!image\/(?:png|jpeg|webp|gif);base64)/i.test(
          value,
        )
      ) {
        found.push(`${name}[${attribute}=${value.slice(0, 60)}]`)
      }
      if (
        name === 'link' &&
        attribute === 'href' &&
        element instanceof HTMLLinkElement &&
        new URL(element.href).hostname === 'hostile.invalid'
      )
        found.push(`link[href=${value}]`)
    }
    if (
      element instanceof HTMLAnchorElement &&
      element.hasAttribute('href') &&
      !/^(?:https?|mailto|tel|sms|blob):$/.test(element.protocol)
    ) {
      found.push(`a leads to ${element.protocol}`)
    }
    // React knows its own; one that came with a text has nobody behind it.
    if (/^(?:form|input|button|select|textarea|label|fieldset|output|dialog)$/.test(name)) {
      if (!Object.keys(element).some((key) => key.startsWith('__react'))) found.push(`<${name}>`)
    }
    const abroad = getExternalUrl(element)
    if (abroad !== undefined && !hidesReferrer(element))
      found.push(`${name} tells ${abroad} where it stands`)
    return found
  }
  /** Where a link or a picture leads, if to another site. */
  function getExternalUrl(element: Element): string | undefined {
    const isLink = element instanceof HTMLAnchorElement
    if (!isLink && !(element instanceof HTMLImageElement)) return undefined
    const address = isLink ? element.href : element.src
    if (!/^https?:/.test(address) || new URL(address).origin === location.origin) return undefined
    return address
  }
  function hidesReferrer(element: Element): boolean {
    return element instanceof HTMLAnchorElement
      ? element.relList.contains('noreferrer')
      : (element as HTMLImageElement).referrerPolicy === 'no-referrer'
  }
}
