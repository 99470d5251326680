import type { Decision, Item } from '../review.ts'
import { create, find, findElement, findInput, showText } from './elements.ts'

export const views = ['before', 'after', 'slider', 'difference'] as const
export type ViewName = (typeof views)[number]
let view: ViewName = 'slider'

const stage = findElement('stage')
const languages = new Intl.DisplayNames('en', { type: 'language' })

/** Shows the pictures of an item, in the view that was chosen last or in another one. */
export function showView(item: Item | undefined, chosen: ViewName = view): void {
  view = chosen
  if (item === undefined) return
  const hasBoth = item.before !== undefined && item.after !== undefined
  const available = views.filter((name) => (name === 'slider' ? hasBoth : item[name]))
  const shown = available.includes(view) ? view : (available.at(-1) ?? 'after')
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="view"]')) {
    radio.disabled = !available.some((name) => name === radio.value)
    radio.checked = radio.value === shown
  }
  findElement('split-label').hidden = shown !== 'slider'
  stage.dataset['view'] = shown
  stage.style.setProperty('max-inline-size', `${item.size?.width ?? 390}px`)
  const sides = shown === 'slider' ? (['before', 'after'] as const) : [shown]
  stage.replaceChildren(...sides.map((side) => createImage(item, side)))
  const original = find('original', HTMLAnchorElement)
  original.hidden = available.length === 0
  original.href = item[shown === 'slider' ? 'after' : shown] ?? ''
}

/** Shows the picture before as far as the slider says. */
export function showSplit(): void {
  stage.style.setProperty('--split', `${findInput('split').value}%`)
}

function createImage(item: Item, side: 'before' | 'after' | 'difference'): HTMLElement {
  const src = item[side]
  if (src === undefined) return create('p', { className: 'none' }, 'There is no picture.')
  const alt = `${item.title}: ${item.name}, ${side === 'difference' ? 'what is different' : side}`
  const image = create('img', { src, alt, decoding: 'async' })
  image.dataset['side'] = side
  // Pictures of different widths keep their scale.
  image.addEventListener('load', () => {
    const { width = image.naturalWidth } = item.size ?? {}
    image.style.setProperty('inline-size', `${(image.naturalWidth / width) * 100}%`)
  })
  return image
}

/** Shows an item with its pictures, its files and what was decided. */
export function showItem(item: Item, decision: Decision | undefined): void {
  const { title, name, width, language, kind, pixels, size, message, files } = item
  document.title = `${title}: ${name} · Visual review`
  showText('item-label', title)
  showText('item-name', name)
  const facts = [
    kind,
    `${width} px`,
    languages.of(language),
    size && `${size.width} × ${size.height}`,
    pixels && `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'} different`,
  ]
  showText('item-facts', facts.filter(Boolean).join(' · '))
  showText('item-message', message)
  findElement('file-list').replaceChildren(
    ...files.map((file) => create('li', {}, create('code', {}, file))),
  )
  findElement('no-files').hidden = files.length > 0
  findElement('decision').hidden = kind === 'failed'
  showView(item)
  showDecision(decision)
}

export function showDecision(decision: Decision | undefined): void {
  findInput('sentence').value = decision?.sentence ?? ''
  showText('decided', decision && describe(decision))
  findElement('decided').dataset['state'] = decision?.decision
}

function describe({ decision, name, sentence, time }: Decision): string {
  const verb = decision === 'accepted' ? 'Accepted' : 'Refused'
  const date = new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  return `${verb} by ${name}, ${date}${sentence === '' ? '' : `: “${sentence}”`}`
}
