import {
  type Decision,
  findDecision,
  getState,
  type Item,
  mergeDecisions,
  type Review,
  toKey,
} from '../review.ts'
import { announce, create, find, findElement, findInput, showText } from './elements.ts'
import {
  downloadDecisions,
  hasServer,
  keep,
  loadDecisions,
  readStored,
  store,
} from './kept-decisions.ts'
import { showDecision, showItem, showSplit, showView, type ViewName, views } from './picture.ts'

const review: Review & { command: string } = JSON.parse(findElement('review-data').textContent)
const { items } = review
const links = new Map<Item, HTMLAnchorElement>()
let decisions = mergeDecisions()
let current: Item | undefined

const getItemState = (item: Item) => getState(item, decisions)
const getVisibleItems = () =>
  items.filter((item) => links.get(item)?.parentElement?.hidden === false)

function createList(): void {
  for (const [title, group] of Map.groupBy(items, (item) => item.title)) {
    const list = create('ul', { role: 'list' })
    for (const item of group) {
      const link = create(
        'a',
        { href: `#${encodeURIComponent(toKey(item))}` },
        create('span', {}, item.name),
        create('span', { className: 'label' }, `${item.width} ${item.language}`),
        create('span', { className: 'state' }),
      )
      links.set(item, link)
      list.append(create('li', {}, link))
    }
    findElement('list').append(create('section', {}, create('h2', {}, title), list))
  }
}

function applyFilter(): void {
  const words = findInput('search').value.toLowerCase().split(/\s+/)
  const wanted = find('show', HTMLSelectElement).value
  for (const [item, link] of links) {
    const text = [item.title, item.name, item.story, item.width, ...item.files].join(' ')
    const isFound = words.every((word) => text.toLowerCase().includes(word))
    const isWanted = ['', item.kind, getItemState(item)].includes(wanted)
    if (link.parentElement) link.parentElement.hidden = !isFound || !isWanted
  }
  for (const section of document.querySelectorAll<HTMLElement>('#list section')) {
    section.hidden = section.querySelector('li:not([hidden])') === null
  }
  findElement('no-results').hidden = items.length === 0 || getVisibleItems().length > 0
}

const describeTree = ({ name, commit }: Review['before']) =>
  commit.startsWith(name) ? name : `${name} ${commit.slice(0, 8)}`

/** Shows how many items there are of each kind and state, and the state of each. */
function showSummary(): void {
  const { before, after, only } = review
  const part = only === '' ? '' : ` · only “${only}”`
  showText('trees', `${describeTree(before)} → ${describeTree(after)}${part}`)
  findElement('trees').title = `${before.subject} → ${after.subject}`
  const count = (wanted: string) =>
    items.filter((item) => item.kind === wanted || getItemState(item) === wanted).length
  findElement('counts').replaceChildren(
    ...['changed', 'new', 'gone', 'failed', 'undecided'].map((name) => {
      const number = String(count(name))
      const entry = create('div', {}, create('dt', {}, name), create('dd', {}, number))
      entry.dataset['zero'] = String(number === '0')
      return entry
    }),
  )
  const decided = count('accepted') + count('refused')
  showText('progress', items.length > 0 ? `${decided} of ${items.length} decided` : undefined)
  for (const [item, link] of links) {
    const state = getItemState(item)
    link.lastElementChild?.replaceChildren(state === 'undecided' ? item.kind : state)
    link.dataset['state'] = state
  }
}

function show(item: Item): void {
  if (current) links.get(current)?.removeAttribute('aria-current')
  current = item
  links.get(item)?.setAttribute('aria-current', 'true')
  links.get(item)?.scrollIntoView({ block: 'nearest' })
  showItem(item, findDecision(item, decisions))
}

function select(item: Item): void {
  location.hash = encodeURIComponent(toKey(item))
}

function move(step: 1 | -1): void {
  const visible = getVisibleItems()
  const index = current === undefined ? -1 : visible.indexOf(current)
  const next = index === -1 ? visible[0] : visible[index + step]
  announce(next ? '' : `This is the ${step === 1 ? 'last' : 'first'} picture.`)
  if (next) select(next)
}

/** Takes the user to a field that is needed. */
function ask(id: string, text: string): void {
  announce(text)
  findInput(id).focus()
}

async function decide(decision: Decision['decision']): Promise<void> {
  const item = current
  if (item === undefined || item.kind === 'failed') return
  const name = findInput('name').value.trim()
  const sentence = findInput('sentence').value.trim()
  if (name === '') return ask('name', 'Your name is missing.')
  if (decision === 'refused' && sentence === '') {
    return ask('sentence', 'Say in a sentence what is wrong.')
  }
  const { story, width, language, hash } = item
  const time = new Date().toISOString()
  store('name', name)
  const added = { story, width, language, hash, decision, name, sentence, time }
  const problem = await keep(added, decisions, review.command)
  if (problem !== '') return announce(problem)
  decisions = mergeDecisions(decisions.values(), [added])
  const visible = getVisibleItems()
  const following = [...visible.slice(visible.indexOf(item) + 1), ...visible]
  const next = following.find((one) => getItemState(one) === 'undecided')
  showSummary()
  applyFilter()
  const verb = decision === 'accepted' ? 'Accepted' : 'Refused'
  announce(`${verb}: ${item.name}, ${width} px.${next ? '' : ' Nothing is left to decide here.'}`)
  if (current !== item) return
  if (next) select(next)
  else showDecision(added)
}

const isNarrow = matchMedia('(width < 60rem)')
const setListOpen = (open: boolean) => Object.assign(findElement('list-details'), { open })

function showFromUrl(): void {
  const key = decodeURIComponent(location.hash.slice(1))
  const item = items.find((one) => toKey(one) === key)
  if (item === undefined) return
  if (isNarrow.matches) setListOpen(false)
  show(item)
}

const keyActions: Readonly<Record<string, () => unknown>> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => decide('accepted'),
  r: () => decide('refused'),
  ...Object.fromEntries(views.map((name, index) => [index + 1, () => showView(current, name)])),
}

/** Acts on a key, unless keys are switched off, or it is meant for the field that has the focus. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const fields = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea'
  const isTyping = target instanceof HTMLElement && target.matches(fields)
  if (!findInput('keys').checked || ctrlKey || metaKey || altKey || isTyping) return
  if (keyActions[key] === undefined) return
  event.preventDefault()
  keyActions[key]()
}

const on = (id: string, type: string, action: () => unknown) =>
  findElement(id).addEventListener(type, action)

function listen(): void {
  on('next', 'click', () => move(1))
  on('previous', 'click', () => move(-1))
  on('accept', 'click', () => decide('accepted'))
  on('refuse', 'click', () => decide('refused'))
  on('download', 'click', () => downloadDecisions(decisions))
  on('search', 'input', applyFilter)
  on('show', 'change', applyFilter)
  on('split', 'input', showSplit)
  on('keys', 'change', () => store('keys', findInput('keys').checked ? 'on' : 'off'))
  findElement('views').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) showView(current, target.value as ViewName)
  })
  isNarrow.addEventListener('change', () => setListOpen(!isNarrow.matches))
  addEventListener('hashchange', showFromUrl)
  document.addEventListener('keydown', onKeyDown)
}

async function start(): Promise<void> {
  findInput('name').value = readStored('name')
  findInput('keys').checked = readStored('keys') !== 'off'
  if (!hasServer) showText('storage', 'Decisions stay in this browser until you download them.')
  findElement('nothing').hidden = items.length > 0
  findElement('aside').hidden = items.length === 0
  findElement('item').hidden = items.length === 0
  showText(
    'nothing-text',
    `${review.stories} stories, ${review.compared} pictures: each is the same in both.`,
  )
  setListOpen(!isNarrow.matches)
  createList()
  decisions = await loadDecisions()
  showSummary()
  applyFilter()
  const first = items.find((item) => getItemState(item) === 'undecided') ?? items[0]
  if (first) show(first)
  showFromUrl()
  showSplit()
  listen()
}

void start()
