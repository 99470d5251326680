import type { Browser, CDPSession, Page } from 'puppeteer-core'

import { articles } from '../../src/contract/articles.ts'

/** Milliseconds for a key in the middle of an article of 5,000 words, in the editor of the back-office. */
export interface EditorFigures {
  /** CPU time of the main thread per key, at full speed. */
  readonly editorCpu: number
  /** From a key to the frame that shows it, on a CPU slowed down four times: the median key and the slowest of ten. */
  readonly editorFrame: number
  readonly editorSlowFrame: number
}

const wordCount = 5000
const cpuSlowdownRate = 4
/** Milliseconds between two keys, at human speed. */
const keyDelay = 150
export const typedText =
  ' le délai court à compter de la notification, et l’étudiant garde son titre'

/** Stores an article of 5,000 words, opens it in its form, and types in its middle. */
export async function measureEditor(
  browser: Browser,
  { url, apiUrl }: { url: string; apiUrl: string },
): Promise<EditorFigures> {
  const id = await storeArticle(apiUrl)
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${url}/admin/articles/formulaire/${id}`)
  await page.waitForSelector(editable)
  await page.waitForNetworkIdle()
  await page.evaluate(putCaretInTheMiddle, editable)
  const session = await page.createCDPSession()
  await type(page, typedText)
  const editorCpu = await measureCpu(page, session)
  await page.emulateCPUThrottling(cpuSlowdownRate)
  await type(page, typedText)
  await page.evaluate(observeFrames)
  await type(page, typedText)
  const frames = await page.evaluate(
    () => (globalThis as unknown as { keyFrames: number[] }).keyFrames,
  )
  await context.close()
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Infinity
  return { editorCpu, editorFrame: at(0.5), editorSlowFrame: at(0.9) }
}

const editable = 'main .ql-editor'

async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.type(letter)
    await new Promise((resolve) => setTimeout(resolve, keyDelay))
  }
  // What a pause is used for.
  await new Promise((resolve) => setTimeout(resolve, 1000))
}

/** Includes what a pause behind the words is used for. */
async function measureCpu(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await read()
  await type(page, typedText)
  return (1000 * ((await read()) - before)) / typedText.length
}

/** An article as lawyers write them: headings, paragraphs with marks and links, lists. */
export async function storeArticle(apiUrl: string): Promise<number> {
  const sentence =
    'Le demandeur dépose <strong>sa demande</strong> auprès de l’administration compétente : elle répond dans les <a href="https://exemple.be">quarante-cinq jours</a>, sauf lorsque le dossier n’est pas complet. '
  const section = [
    '<h2>Les conditions à réunir</h2>',
    `<p>${sentence.repeat(3)}</p>`.repeat(3),
    `<ul>${`<li>${sentence}</li>`.repeat(3)}</ul>`,
  ].join('')
  const words = section.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}’-]+/gu)?.length ?? 1
  const body = {
    title: 'Un long article',
    authorId: 92,
    introduction: '',
    content: section.repeat(Math.ceil(wordCount / words)),
    image: null,
    countryId: null,
    statusId: null,
    tagIds: [],
  }
  const address = apiUrl + articles.list.path
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The article is not stored: ${response.status}.`)
  const stored = (await (await fetch(address)).json()) as { id: number; title: string }[]
  const id = stored.find(({ title }) => title === body.title)?.id
  if (id === undefined) throw new Error('The stored article is not listed.')
  return id
}

/** Runs in the page. */
export function putCaretInTheMiddle(selector: string): void {
  const editor = document.querySelector<HTMLElement>(selector)
  const paragraphs = [...(editor?.querySelectorAll('p') ?? [])]
  const middle = paragraphs[Math.floor(paragraphs.length / 2)]
  editor?.focus()
  if (middle?.firstChild) getSelection()?.collapse(middle.firstChild, 12)
  middle?.scrollIntoView({ block: 'center' })
}

/** Runs in the page. `keyFrames` are the times from each key to the end of its frame. */
function observeFrames(): void {
  const keyFrames: number[] = []
  Object.assign(globalThis, { keyFrames })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // After the work of the frame.
        port1.addEventListener('message', () => keyFrames.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}
