import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { startSiteServer } from 'static-server'
import { firstScript } from './first-script.ts'
import { button, heading, text } from './targets.ts'
import { expect, test } from './test.ts'
import { clientlessPage, type Visitor } from './visitor.ts'

/**
 * A site on a slow line: what `isHeld` finds is not answered until `release`. `asked` resolves with the first request for
 * a path that it finds.
 */
async function startSlowSite(visitor: Visitor, isHeld: (path: string) => boolean) {
  const released = Promise.withResolvers<void>()
  let isBroken = false
  const waiting = new Map<(path: string) => boolean, () => void>()
  const { url, close } = await startSiteServer({
    directory: join(import.meta.dirname, '../../test-builds/demo'),
    transformHtml: (html) =>
      html.replace('<head>', '<head><script src="/first-script.js"></script>'),
    async answer({ url: path = '' }: IncomingMessage) {
      for (const [isAsked, resolve] of waiting) if (isAsked(path)) resolve()
      if (path === '/first-script.js')
        return {
          status: 200,
          headers: { 'Content-Type': 'text/javascript' },
          body: Buffer.from(firstScript),
        }
      // Of a download that a server keeps to itself: the page stays.
      if (path === '/nothing' || path === endedPath) return { status: 204 }
      if (!isHeld(path)) return undefined
      await released.promise
      return isBroken ? { status: 503 } : undefined
    },
  })
  await visitor.tab.goto(`${url}${clientlessPage}`)
  await visitor.run(() => localStorage.setItem('language', 'fr'))
  return {
    url,
    async [Symbol.asyncDispose]() {
      await visitor.leave()
      await close()
    },
    asked: (isAsked: (path: string) => boolean) =>
      new Promise<void>((resolve) => {
        waiting.set(isAsked, resolve)
      }),
    release: () => {
      released.resolve()
    },
    /** From now on what is held fails. */
    fail: () => {
      isBroken = true
      released.resolve()
    },
  }
}

/** One of the files that the client needs. More would take the connections that a browser has to one host. */
const isScript = (path: string) => path.startsWith('/assets/react-dom-')
/** The screen, its texts and all else that it loads: a module that is being imported when the loads end needs a reload. */
const isAboutPage = (path: string) =>
  /^\/assets\/(?:apropos|about|RichText|held)\b.*\.js$/.test(path)
const endedPath = '/loads-are-ended'

/**
 * Leaves for a path, and tells the site once the browser has ended the loads of the page, and the page knows. The browser
 * has no event for that: the loads fail one by one, in no set order. So it is told two tasks after one of them, when the
 * failures that came with it have been handled.
 */
function leaveFor(visitor: Visitor, path: string): Promise<void> {
  return visitor.run(
    (next, ended) => {
      const key = 'alerts'
      new MutationObserver(() => {
        const shown = document.querySelector('[role=alert]')?.textContent
        if (shown !== undefined) localStorage.setItem(key, shown)
      }).observe(document.body, { childList: true, subtree: true })
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is sent to the page
      const nextTask = () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            resolve()
          })
          port1.start()
          port2.postMessage(null)
        })
      fetch('/assets/held.js').catch(async () => {
        await nextTask()
        await nextTask()
        await fetch(ended).catch(() => undefined)
      })
      // A task of a timer comes after the answer that the driver waits for; that of a message may not.
      // oxlint-disable-next-line waiting/no-time -- its task, not its time, is what counts
      setTimeout(() => location.assign(next))
    },
    path,
    endedPath,
  )
}

// WebKit's driver waits for the page that is asked for, and can do nothing in the one that is being left.
test.skip(({ engine }) => engine !== 'firefox', 'only Firefox can be asked while a page is left')

async function getAlerts(visitor: Visitor): Promise<unknown> {
  return visitor.run(() => [
    localStorage.getItem('alerts'),
    localStorage.getItem('noted-errors'),
    document.querySelector('[role=alert]')?.textContent ?? null,
  ])
}

test('nothing is said while a page is left before its client has started', async ({ visitor }) => {
  await using site = await startSlowSite(visitor, (path) => isScript(path) || path === '/faq')
  const started = site.asked(isScript)
  await visitor.tab.goto(`${site.url}/contact`)
  await started
  const ended = site.asked((path) => path === endedPath)
  await leaveFor(visitor, '/faq')
  await ended
  site.release()
  await visitor.isAt('/faq')
  await visitor.sees(heading('Questions fréquentes'))
  expect(await getAlerts(visitor)).toEqual([null, null, null])
})

test('a page that stays after all starts when the visitor uses it', async ({ visitor }) => {
  await using site = await startSlowSite(visitor, isScript)
  const started = site.asked(isScript)
  await visitor.tab.goto(`${site.url}/contact`)
  await started
  const ended = site.asked((path) => path === endedPath)
  await leaveFor(visitor, '/nothing')
  await ended
  site.release()
  await visitor.click(button('Envoyer le message'))
  await visitor.sees(text(/^6 champs/))
  expect(await getAlerts(visitor)).toEqual([null, null, null])
})

test('a page that stays and cannot start says so', async ({ visitor }) => {
  await using site = await startSlowSite(visitor, isScript)
  const started = site.asked(isScript)
  await visitor.tab.goto(`${site.url}/contact`)
  await started
  const ended = site.asked((path) => path === endedPath)
  await leaveFor(visitor, '/nothing')
  await ended
  site.fail()
  await visitor.click(button('Envoyer le message'))
  await visitor.sees(text(/^Le site n’a pas pu démarrer/))
})

test('nothing is said while a running client is left, and it goes on if it stays', async ({
  visitor,
}) => {
  await using site = await startSlowSite(visitor, isAboutPage)
  await visitor.tab.goto(`${site.url}/contact`)
  await visitor.until(() => document.querySelector('#root[data-prerendered]') === null)
  // The demo's mock is modules, too: its worker, and the records that this page reads.
  await visitor.until(async () => {
    const paths = ['/api/ContactSubject', '/api/Country']
    const answers = await Promise.all(paths.map((path) => fetch(path)))
    return navigator.serviceWorker.controller !== null && answers.every(({ ok }) => ok)
  })
  const asked = Promise.all(
    ['/assets/apropos', '/assets/about'].map((start) =>
      site.asked((path) => path.startsWith(start) && isAboutPage(path)),
    ),
  )
  const ended = site.asked((path) => path === endedPath)
  await visitor.run(() => {
    document.querySelector<HTMLElement>('footer a[href="/apropos"]')?.click()
  })
  await asked
  await leaveFor(visitor, '/nothing')
  await ended
  site.release()
  await visitor.press('Tab')
  await visitor.isAt('/apropos')
  await visitor.sees({ role: 'heading', name: /./, within: { role: 'main' }, place: 0 })
  expect(await getAlerts(visitor)).toEqual([null, null, null])
})
