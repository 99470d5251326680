import type { Decision, Item, Review } from '../decisions.ts'

// A classic script: a page that is opened as a file cannot load modules. `page.ts` removes the types.

type ViewName = 'before' | 'after' | 'slider' | 'difference'
const viewNames: readonly ViewName[] = ['before', 'after', 'slider', 'difference']

function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.querySelector(`#${id}`)
  if (!(element instanceof type)) throw new Error(`The page has no #${id}.`)
  return element
}
const findElement = (id: string) => find(id, HTMLElement)

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const review = JSON.parse(findElement('review-data').textContent) as Review
const { items } = review
/** Only `npm run review` adds it: it writes decisions into a file. */
const hasServer = document.querySelector('meta[name="review-server"]') !== null
const languages: Readonly<Record<string, string>> = { fr: 'French', en: 'English' }

const toId = ({ story, width, language }: Item) => `${story}-${width}-${language}`
const toKey = ({ story, width, language, hash }: Item | Decision) =>
  [story, width, language, hash].join(' ')
const toPlural = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** Storage that a browser may refuse, or that may hold anything. */
const storage = {
  read(key: string): string {
    try {
      return localStorage.getItem(`review-${key}`) ?? ''
    } catch {
      return ''
    }
  },
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(`review-${key}`, value)
      return true
    } catch {
      return false
    }
  },
}

let decisions = new Map<string, Decision>()
let current: Item | undefined = items[0]
let view: ViewName = 'slider'

const nameField = find('name', HTMLInputElement)
const sentenceField = find('sentence', HTMLInputElement)
const searchField = find('search', HTMLInputElement)
const showField = find('show', HTMLSelectElement)
const splitField = find('split', HTMLInputElement)
const keysField = find('keys', HTMLInputElement)
const stage = findElement('stage')
const links = new Map<Item, HTMLAnchorElement>()

const announce = (text: string) => {
  findElement('status').textContent = text
}
const getDecision = (item: Item) => decisions.get(toKey(item))
function getState(item: Item): string {
  if (item.kind === 'failed') return 'failed'
  return getDecision(item)?.decision ?? 'undecided'
}

function addDecisions(added: readonly Decision[]): void {
  for (const decision of added) {
    const known = decisions.get(toKey(decision))
    if (known === undefined || known.time <= decision.time) decisions.set(toKey(decision), decision)
  }
}

function createList(): void {
  const titles = Map.groupBy(items, ({ title }) => title)
  for (const [title, group] of titles) {
    const list = create('ul', {})
    list.setAttribute('role', 'list')
    for (const item of group) {
      const link = create(
        'a',
        { href: `#${encodeURIComponent(toId(item))}` },
        create('span', {}, item.name),
        create('span', { className: 'label' }, `${item.width} ${item.language}`),
        create('span', { className: 'state' }),
      )
      links.set(item, link)
      list.append(create('li', {}, link))
    }
    const heading = create('h2', {}, title)
    findElement('list').append(create('section', {}, heading, list))
  }
}

const getVisibleItems = () =>
  items.filter((item) => links.get(item)?.parentElement?.hidden === false)

function applyFilter(): void {
  const words = searchField.value.toLowerCase().split(/\s+/)
  for (const [item, link] of links) {
    const text = [item.title, item.name, item.story, item.width, ...item.files].join(' ')
    const isFound = words.every((word) => text.toLowerCase().includes(word))
    const isWanted = ['', item.kind, getState(item)].includes(showField.value)
    if (link.parentElement) link.parentElement.hidden = !isFound || !isWanted
  }
  for (const section of document.querySelectorAll<HTMLElement>('#list section')) {
    section.hidden = section.querySelector('li:not([hidden])') === null
  }
  findElement('no-results').hidden = items.length === 0 || getVisibleItems().length > 0
}

const describeTree = ({ name, commit }: Review['before']) =>
  commit.startsWith(name) ? name : `${name} ${commit.slice(0, 8)}`

function showSummary(): void {
  const { before, after, only } = review
  const part = only === '' ? '' : ` · only “${only}”`
  findElement('trees').textContent = `${describeTree(before)} → ${describeTree(after)}${part}`
  findElement('trees').title = `${before.subject} → ${after.subject}`
  const count = (wanted: string) =>
    items.filter((item) => [item.kind, getState(item)].includes(wanted)).length
  findElement('counts').replaceChildren(
    ...['changed', 'new', 'gone', 'failed', 'undecided'].map((name) => {
      const number = count(name)
      const entry = create('div', {}, create('dt', {}, name), create('dd', {}, String(number)))
      entry.dataset['zero'] = String(number === 0)
      return entry
    }),
  )
  const decided = count('accepted') + count('refused')
  findElement('progress').textContent =
    items.length === 0 ? '' : `${decided} of ${items.length} decided`
  for (const [item, link] of links) {
    const state = getState(item)
    const mark = link.querySelector('.state')
    if (mark) mark.textContent = state === 'undecided' ? item.kind : state
    link.dataset['state'] = state
  }
}

function createImage(item: Item, side: 'before' | 'after' | 'difference'): HTMLElement {
  const source = item[side]
  if (source === undefined) {
    const reason =
      side === 'difference' ? 'There is nothing to compare.' : `There is no picture ${side}.`
    return create('p', { className: 'none' }, item.kind === 'failed' ? 'The story failed.' : reason)
  }
  const alt = `${item.title}: ${item.name}, ${side === 'difference' ? 'what is different' : side}`
  const image = create('img', { src: source, alt, decoding: 'async' })
  image.dataset['side'] = side
  // Pictures of different widths keep their scale.
  image.addEventListener('load', () => {
    const { width = image.naturalWidth } = item.size ?? {}
    image.style.setProperty('inline-size', `${(image.naturalWidth / width) * 100}%`)
  })
  return image
}

function showView(): void {
  if (current === undefined) return
  const hasBoth = current.before !== undefined && current.after !== undefined
  const available = viewNames.filter((name) => (name === 'slider' ? hasBoth : current?.[name]))
  const shown = available.includes(view) ? view : (available.at(-1) ?? 'after')
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="view"]')) {
    radio.disabled = !available.some((name) => name === radio.value)
    radio.checked = radio.value === shown
  }
  findElement('split-label').hidden = shown !== 'slider'
  stage.dataset['view'] = shown
  stage.style.setProperty('max-inline-size', `${current.size?.width ?? 390}px`)
  const sides = shown === 'slider' ? (['before', 'after'] as const) : [shown]
  stage.replaceChildren(...sides.map((side) => createImage(current as Item, side)))
  const original = find('original', HTMLAnchorElement)
  original.hidden = available.length === 0
  original.href = current[shown === 'slider' ? 'after' : shown] ?? ''
}

function showItem(): void {
  findElement('nothing').hidden = items.length > 0
  findElement('aside').hidden = items.length === 0
  findElement('item').hidden = current === undefined
  findElement('nothing-text').textContent =
    `${review.stories} stories, ${toPlural(review.compared, 'picture')}: each is the same in both.`
  for (const [item, link] of links) {
    if (item === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  if (current === undefined) return
  links.get(current)?.scrollIntoView({ block: 'nearest' })
  const { title, name, width, language, kind, pixels, size, message, files } = current
  document.title = `${title}: ${name} · Visual review`
  findElement('item-label').textContent = title
  findElement('item-name').textContent = name
  findElement('item-facts').textContent = [
    kind,
    `${width} px`,
    languages[language] ?? language,
    ...(size ? [`${size.width} × ${size.height}`] : []),
    ...(pixels === undefined ? [] : [`${toPlural(pixels, 'pixel')} different`]),
  ].join(' · ')
  findElement('item-message').hidden = message === undefined
  findElement('item-message').textContent = message ?? ''
  findElement('file-list').replaceChildren(
    ...files.map((file) => create('li', {}, create('code', {}, file))),
  )
  findElement('no-files').hidden = files.length > 0
  findElement('decision').hidden = kind === 'failed'
  showView()
  showDecision()
}

function showDecision(): void {
  const decision = current && getDecision(current)
  const text = findElement('decided')
  text.hidden = decision === undefined
  sentenceField.value = decision?.sentence ?? ''
  if (decision === undefined) return
  const time = new Date(decision.time).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  text.dataset['state'] = decision.decision
  const said = decision.sentence === '' ? '' : `: “${decision.sentence}”`
  text.textContent = `${decision.decision === 'accepted' ? 'Accepted' : 'Refused'} by ${decision.name}, ${time}${said}`
}

function select(item: Item | undefined): void {
  if (item === undefined) return
  location.hash = encodeURIComponent(toId(item))
}

function move(step: 1 | -1): void {
  const visible = getVisibleItems()
  const index = current === undefined ? -1 : visible.indexOf(current)
  const next = index === -1 ? visible[0] : visible[index + step]
  if (next === undefined)
    announce(step === 1 ? 'This is the last picture.' : 'This is the first picture.')
  else {
    announce('')
    select(next)
  }
}

async function decide(choice: Decision['decision']): Promise<void> {
  const item = current
  if (item === undefined || item.kind === 'failed') return
  const name = nameField.value.trim()
  const sentence = sentenceField.value.trim()
  if (name === '') {
    announce('Your name is missing.')
    nameField.focus()
    return
  }
  if (choice === 'refused' && sentence === '') {
    announce('Say in a sentence what is wrong.')
    sentenceField.focus()
    return
  }
  const { story, width, language, hash } = item
  const time = new Date().toISOString()
  const decision = { story, width, language, hash, decision: choice, name, sentence, time }
  storage.write('name', name)
  const problem = await keep(decision)
  if (problem !== '') {
    announce(problem)
    return
  }
  addDecisions([decision])
  const visible = getVisibleItems()
  const following = [...visible.slice(visible.indexOf(item) + 1), ...visible]
  const next = following.find((one) => getState(one) === 'undecided')
  showSummary()
  applyFilter()
  announce(
    `${choice === 'accepted' ? 'Accepted' : 'Refused'}: ${item.name}, ${width} px.${next ? '' : ' Nothing is left to decide here.'}`,
  )
  if (next && current === item) select(next)
  else showDecision()
}

/** Returns why a decision could not be kept, or nothing. */
async function keep(decision: Decision): Promise<string> {
  if (!hasServer) {
    const all = JSON.stringify([...decisions.values(), decision])
    return storage.write('decisions', all)
      ? ''
      : 'This browser keeps nothing for this page, so the decision was not saved.'
  }
  try {
    const response = await fetch('decisions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(decision),
    })
    return response.ok ? '' : await response.text()
  } catch {
    return 'The decision was not saved: `npm run review -- --serve` is not running any more.'
  }
}

async function loadDecisions(): Promise<void> {
  if (location.protocol !== 'file:') {
    const response = await fetch('decisions.json').catch(() => undefined)
    if (response?.ok === true) {
      addDecisions(((await response.json()) as { decisions: Decision[] }).decisions)
    }
  }
  if (hasServer) return
  try {
    addDecisions(JSON.parse(storage.read('decisions') || '[]') as Decision[])
  } catch {
    announce('The decisions in this browser could not be read.')
  }
}

function selectFromUrl(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  const item = items.find((one) => toId(one) === id)
  if (item === undefined) return
  current = item
  if (isNarrow.matches) find('list-details', HTMLDetailsElement).open = false
  showItem()
}

/** Whether a key is meant for the element that has the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')
  )
}

function setView(name: ViewName): void {
  view = name
  showView()
}

const keyActions: Readonly<Record<string, () => unknown>> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => decide('accepted'),
  r: () => decide('refused'),
  ...Object.fromEntries(viewNames.map((name, index) => [String(index + 1), () => setView(name)])),
}

const isNarrow = matchMedia('(width < 60rem)')
const setListOpen = () => {
  find('list-details', HTMLDetailsElement).open = !isNarrow.matches
}

async function start(): Promise<void> {
  nameField.value = storage.read('name')
  keysField.checked = storage.read('keys') !== 'off'
  findElement('storage').textContent = hasServer
    ? 'Decisions are written to review/decisions.json.'
    : 'Decisions stay in this browser until you download them.'
  setListOpen()
  isNarrow.addEventListener('change', setListOpen)
  createList()
  await loadDecisions()
  current = items.find((item) => getState(item) === 'undecided') ?? items[0]
  showSummary()
  applyFilter()
  showItem()
  selectFromUrl()

  addEventListener('hashchange', selectFromUrl)
  searchField.addEventListener('input', applyFilter)
  showField.addEventListener('change', applyFilter)
  findElement('next').addEventListener('click', () => move(1))
  findElement('previous').addEventListener('click', () => move(-1))
  findElement('views').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) setView(target.value as ViewName)
  })
  const showSplit = () => stage.style.setProperty('--split', `${splitField.value}%`)
  splitField.addEventListener('input', showSplit)
  showSplit()
  findElement('accept').addEventListener('click', () => decide('accepted'))
  findElement('refuse').addEventListener('click', () => decide('refused'))
  keysField.addEventListener('change', () => {
    storage.write('keys', keysField.checked ? 'on' : 'off')
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (!keysField.checked || ctrlKey || metaKey || altKey || isTyping(target)) return
    const action = keyActions[key]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  findElement('download').addEventListener('click', () => {
    const content = JSON.stringify({ format: 1, decisions: [...decisions.values()] }, undefined, 1)
    const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
    create('a', { href: url, download: 'decisions.json' }).click()
    URL.revokeObjectURL(url)
  })
}

void start()
