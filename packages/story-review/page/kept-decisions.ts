import { type Decision, type Decisions, mergeDecisions } from '../review.ts'
import { create } from './elements.ts'

/** Only the server of the command adds it: it writes decisions into a file. */
export const hasServer = document.querySelector('meta[name="review-server"]') !== null

/** Reads what a browser keeps for this page, which may be nothing or anything. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(`review-${key}`) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text in the browser. False if it refuses. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(`review-${key}`, value)
    return true
  } catch {
    return false
  }
}

const toFile = (decisions: Decisions) =>
  JSON.stringify({ format: 1, decisions: [...decisions.values()] }, undefined, 1)

/** Keeps a decision in the file of the server, or beside others in the browser. Returns why it could not, or nothing. */
export async function keep(added: Decision, others: Decisions, command: string): Promise<string> {
  if (!hasServer) {
    return store('decisions', toFile(mergeDecisions(others.values(), [added])))
      ? ''
      : 'This browser keeps nothing for this page, so the decision was not saved.'
  }
  try {
    const response = await fetch('decisions', { method: 'POST', body: JSON.stringify(added) })
    return response.ok ? '' : await response.text()
  } catch {
    return `The decision was not saved: \`${command} --serve\` is not running any more.`
  }
}

/** The decisions of the file beside the page, and those of the browser; none of a damaged one. */
export async function loadDecisions(): Promise<Decisions> {
  const response =
    location.protocol === 'file:' ? undefined : await fetch('decisions.json').catch(() => undefined)
  const published = response?.ok === true ? await response.text() : ''
  return mergeDecisions(parse(published), hasServer ? [] : parse(readStored('decisions')))
}

function parse(content: string): readonly Decision[] {
  try {
    return (JSON.parse(content) as { decisions: Decision[] }).decisions
  } catch {
    return []
  }
}

export function downloadDecisions(decisions: Decisions): void {
  const url = URL.createObjectURL(new Blob([toFile(decisions)], { type: 'application/json' }))
  create('a', { href: url, download: 'decisions.json' }).click()
  URL.revokeObjectURL(url)
}
