import { deflateSync } from 'node:zlib'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countChanges, getState, mergeNotes, type Note, noteLimits } from './note.ts'
import {
  createNotesLink,
  InvalidNotesError,
  linkPrefix,
  parseNotes,
  readNotesFile,
  readNotesLink,
  serializeNotes,
} from './note-files.ts'
import { toMarkdown } from './note-markdown.ts'
import { createNotesStore, filterNotes, noFilters, type NotesStorage } from './notes-store.ts'

const toTime = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString()

function createNote(changes: Partial<Note> = {}): Note {
  return {
    id: 'note-0001',
    author: 'Awa',
    createdAt: toTime(0),
    text: 'Le titre est trop long.',
    state: 'open',
    updatedAt: toTime(0),
    answers: [],
    anchor: { steps: [{ tag: 'main', key: '#contenu', index: 0, siblings: 1 }], x: 0.5, y: 0 },
    path: '/faq',
    route: '/_public/faq',
    scenario: 'normal',
    language: 'fr',
    width: 1440,
    commit: '216a95f0',
    spec: ['2.6'],
    stories: ['Screens/FAQ'],
    ...changes,
  }
}

function createAnswer(name: string, minute: number, isDeleted = false) {
  return {
    id: `answer-${name}`,
    author: 'Paul',
    createdAt: toTime(minute),
    text: isDeleted ? '' : `Réponse ${name}`,
    ...(isDeleted && { isDeleted }),
  }
}

/** What several reviewers can have of the same three notes. */
const reviewersNotes = fc.array(
  fc.record({
    id: fc.constantFrom('note-0001', 'note-0002', 'note-0003'),
    state: fc.constantFrom('open', 'resolved', 'deleted'),
    minute: fc.integer({ min: 1, max: 4 }),
    answers: fc.subarray([1, 2, 3, 4, 5]),
    deletedAnswers: fc.subarray([1, 2]),
  }),
  { maxLength: 4 },
)
type Choices = typeof reviewersNotes extends fc.Arbitrary<infer Value> ? Value : never

function toNotes(choices: Choices): Note[] {
  const notes = choices.map(({ id, state, minute, answers, deletedAnswers }) => {
    const note = createNote({
      id,
      state,
      updatedAt: toTime(minute),
      answers: answers.map((answer) =>
        createAnswer(`${id}-${answer}`, answer, deletedAnswers.includes(answer)),
      ),
    })
    return getState(note) === 'deleted' ? { ...note, text: '' } : note
  })
  return mergeNotes([], notes)
}

function countAnswers(notes: readonly Note[], id: string): number {
  return notes.find((note) => note.id === id)?.answers.length ?? 0
}

describe('mergeNotes', () => {
  it('has one result, in whatever order and however often files are merged', () => {
    fc.assert(
      fc.property(reviewersNotes, reviewersNotes, reviewersNotes, (...choices) => {
        const [first, second, third] = choices.map(toNotes) as [Note[], Note[], Note[]]
        const merged = mergeNotes(mergeNotes(first, second), third)
        expect(mergeNotes(third, mergeNotes(second, first)).map(toComparable)).toEqual(
          merged.map(toComparable),
        )
        expect(mergeNotes(merged, second)).toEqual(merged)
        const ids = merged.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids)
          expect(countAnswers(merged, id)).toBeGreaterThanOrEqual(
            Math.max(...[first, second, third].map((notes) => countAnswers(notes, id))),
          )
      }),
    )
  })

  it('keeps the later state, and the answers of both', () => {
    const own = createNote({
      state: 'resolved',
      updatedAt: toTime(5),
      answers: [createAnswer('mine', 6)],
    })
    const other = createNote({ answers: [createAnswer('yours', 4)] })
    const [merged] = mergeNotes([own], [other])
    expect(merged?.state).toBe('resolved')
    expect(merged?.answers.map(({ text }) => text)).toEqual(['Réponse yours', 'Réponse mine'])
    expect(mergeNotes([other], [own])).toEqual([merged])
  })

  it('does not bring a deleted note back, unless somebody answered after the deletion', () => {
    const deleted = createNote({ state: 'deleted', updatedAt: toTime(5), text: '' })
    const [stillDeleted] = mergeNotes(
      [createNote({ answers: [createAnswer('before', 4)] })],
      [deleted],
    )
    expect(stillDeleted).toMatchObject({ text: '' })
    expect(stillDeleted && getState(stillDeleted)).toBe('deleted')
    const [kept] = mergeNotes([deleted], [createNote({ answers: [createAnswer('after', 6)] })])
    expect(kept).toMatchObject({ text: 'Le titre est trop long.' })
    expect(kept && getState(kept)).toBe('open')
  })

  it('never replaces the words of one’s own notes', () => {
    const forged = createNote({ text: 'Autre chose', updatedAt: toTime(9) })
    expect(mergeNotes([createNote()], [forged])[0]?.text).toBe('Le titre est trop long.')
  })

  it('is described before it happens', () => {
    const own = [createNote()]
    const merged = mergeNotes(own, [
      createNote({ state: 'resolved', updatedAt: toTime(3), answers: [createAnswer('one', 2)] }),
      createNote({ id: 'note-0002' }),
      createNote({ id: 'note-0003', state: 'deleted', text: '' }),
    ])
    expect(countChanges(own, merged)).toEqual({ notes: 1, answers: 1, states: 1 })
    expect(countChanges(merged, mergeNotes(merged, own))).toEqual({
      notes: 0,
      answers: 0,
      states: 0,
    })
  })
})

/** The words of a note that is deleted on one side depend on the side. */
function toComparable({ text, ...note }: Note) {
  return { ...note, hasText: text !== '' }
}

describe('a link', () => {
  const url = 'https://demo.example/demo/faq'

  it('brings back what it was made of', async () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(word, word, fraction, async (text, name, x) => {
        const author = `A${name}`.slice(0, 40)
        const note = createNote({ text, author, anchor: { ...createNote().anchor, x } })
        const { notes } = parseNotes(serializeNotes([note]))
        const link = await createNotesLink(notes, url)
        expect(link).toMatch(/^https:\/\/demo\.example\/demo\/faq#notes=[\w-]+$/)
        expect((await readNotesLink(new URL(link ?? '').hash)).notes).toEqual(notes)
      }),
    )
  })

  it('is not made of more notes than it can carry', async () => {
    const many = Array.from({ length: 1500 }, (_, index) =>
      createNote({
        id: `note-${index}-${Math.random()}`.replace('.', ''),
        text: `${Math.random()}`.repeat(9),
      }),
    )
    expect(await createNotesLink(many, url)).toBeUndefined()
  })

  it('that was cut off or damaged is refused', async () => {
    const { hash } = new URL((await createNotesLink([createNote()], url)) ?? '')
    for (let length = linkPrefix.length; length < hash.length; length += 1)
      await expect(readNotesLink(hash.slice(0, length))).rejects.toThrow(InvalidNotesError)
    await expect(readNotesLink(`${linkPrefix}%%%`)).rejects.toMatchObject({ reason: 'incomplete' })
    await expect(readNotesLink(hash.replace(/.{9}$/, 'AAAAAAAAA'))).rejects.toThrow(
      InvalidNotesError,
    )
  })

  it('of a few bytes that unpack to gigabytes is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000)).toString('base64url')
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readNotesLink(linkPrefix + bomb)).rejects.toMatchObject({ reason: 'tooLarge' })
  })
})

const read = (content: string) => readNotesFile(new Blob([content]))
const withNotes = (...notes: unknown[]) =>
  JSON.stringify({ format: 'droit-de-cite-notes', version: 1, notes })

describe('a file', () => {
  it.each([
    ['a page', '<script>alert(1)</script>', 'incomplete'],
    ['a part of a file', serializeNotes([createNote()]).slice(0, -20), 'incomplete'],
    ['another file', '{"log":{"entries":[]}}', 'otherFormat'],
    ['a list', '[]', 'otherFormat'],
    ['a database', withNotes(createNote()).replace('-notes"', '-database"'), 'otherFormat'],
    ['a prototype', '{"__proto__":{"format":"droit-de-cite-notes"}}', 'otherFormat'],
    ['another version', '{"format":"droit-de-cite-notes","version":2,"notes":[]}', 'otherVersion'],
    ['no notes', withNotes(), 'noNotes'],
    ['only damaged notes', withNotes({ id: 'x' }, null, 'a'), 'noNotes'],
    ['too many notes', withNotes(...Array(noteLimits.notes + 1).fill(createNote())), 'tooLarge'],
  ])('that is %s is refused', async (_, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({ reason })
  })

  it('of more than 15 MB is refused unread', async () => {
    const file = { size: 15_000_001, text: () => Promise.reject(new Error('It was read.')) }
    await expect(readNotesFile(file as unknown as Blob)).rejects.toMatchObject({
      reason: 'tooLarge',
    })
  })

  it.each([
    ['an address outside the site', { path: '//hostile.invalid' }],
    ['an address with a scheme', { path: 'javascript:alert(1)' }],
    ['an address that a browser reads as another host', { path: '/\\hostile.invalid' }],
    ['a story that is an address', { story: { id: '../../x', title: 'x' } }],
    ['a state of its own', { state: 'admin' }],
    ['a time after today', { updatedAt: '2099-01-01T00:00:00.000Z' }],
    ['a time that is none', { createdAt: 'yesterday' }],
    ['a text that has no end', { text: 'a'.repeat(noteLimits.text + 1) }],
    ['a pin outside its element', { anchor: { ...createNote().anchor, x: 40 } }],
    [
      'a selector for a tag',
      { anchor: { ...createNote().anchor, steps: [{ tag: '*,script', index: 0, siblings: 1 }] } },
    ],
  ])('loses a note with %s, and no other', async (_, changes) => {
    const file = withNotes(createNote(), { ...createNote({ id: 'note-0002' }), ...changes })
    const parsed = await read(file)
    expect(parsed.notes.map(({ id }) => id)).toEqual(['note-0001'])
    expect(parsed.rejectedCount).toBe(1)
  })

  it('keeps markup as text, and drops what would disguise a text', async () => {
    const text = '<img src=x onerror=alert(1)>'
    const { notes } = await read(
      withNotes(
        createNote({ text, author: 'Awa\u202E\u0000 ' }),
        createNote({ id: 'note-0002', text: 'a\nb' }),
      ),
    )
    expect(notes.map((note) => note.text)).toEqual([text, 'a\nb'])
    expect(notes[0]?.author).toBe('Awa')
  })
})

it('Markdown names everything that a developer needs, and none of it is markup of its author', () => {
  const note = createNote({
    text: '# Titre\n<img src=x> [lien](javascript:alert(1)) @equipe',
    answers: [createAnswer('one', 3), createAnswer('two', 4, true)],
  })
  const markdown = toMarkdown([note], [createNote({ id: 'note-0000' }), note], {
    language: 'en',
    getUrl: ({ path }) => `https://demo.example${path}`,
  })
  for (const part of [
    '## Note 2, open',
    '**Awa**',
    String.raw`> \# Titre`,
    '[/faq](<https://demo.example/faq>)',
    String.raw`main\#contenu`,
    '1440 px',
    'build 216a95f0',
    'Specification: 2.6',
    'Screens/FAQ',
    '> Réponse one',
  ])
    expect(markdown).toContain(part)
  expect(markdown).not.toMatch(/(?<!\\)<img|(?<!\\)\]\(javascript|@equipe|Réponse two/)
})

/** A storage like the browser's, which can be full. */
function createStorage(values: Record<string, string> = {}): NotesStorage & {
  readonly values: Record<string, string>
  isFull: boolean
} {
  return {
    values,
    isFull: false,
    getItem: (key) => values[key] ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('It is full.', 'QuotaExceededError')
      values[key] = value
    },
  }
}

function createSignedStore(storage: NotesStorage | undefined) {
  const store = createNotesStore(storage)
  store.setAuthor('Awa')
  return store
}

const getTexts = (store: ReturnType<typeof createNotesStore>) =>
  store.getState().notes.map(({ text }) => text)

describe('the store', () => {
  const { anchor, path, route, scenario, language, width, commit, spec, stories } = createNote()
  const context = { path, route, scenario, language, width, commit, spec, stories }
  const key = 'droit-de-cite-demo.notes'

  it('keeps notes, answers and states for the next page', () => {
    const storage = createStorage()
    const store = createSignedStore(storage)
    const id = store.add('Trop petit', anchor, context)
    store.answer(id, 'Agrandi')
    store.changeState(id, 'resolved')
    const [note] = createNotesStore(storage).getState().notes
    expect(note).toMatchObject({ text: 'Trop petit', author: 'Awa', state: 'resolved' })
    expect(note?.answers).toMatchObject([{ text: 'Agrandi', author: 'Awa' }])
    expect(createNotesStore(storage).getState().author).toBe('Awa')
  })

  it('forgets the text of what is deleted', () => {
    const storage = createStorage()
    const store = createSignedStore(storage)
    const id = store.add('Secret', anchor, context)
    store.answer(id, 'Confidence')
    store.removeAnswer(id, store.getState().notes[0]?.answers[0]?.id ?? '')
    store.changeState(id, 'deleted')
    expect(storage.values[key]).not.toMatch(/Secret|Confidence/)
    expect(filterNotes(store.getState())).toEqual([])
  })

  it('does not overwrite what another tab wrote', () => {
    const storage = createStorage()
    const [first, second] = [createSignedStore(storage), createSignedStore(storage)]
    first.add('De l’un', anchor, context)
    second.add('De l’autre', anchor, context)
    expect(getTexts(second)).toEqual(['De l’un', 'De l’autre'])
    expect(getTexts(first)).toEqual(['De l’un'])
    first.refresh()
    expect(getTexts(first)).toEqual(['De l’un', 'De l’autre'])
  })

  it.each([
    ['full', () => Object.assign(createStorage(), { isFull: true })],
    ['blocked', () => undefined],
  ])('keeps notes for the tab and says so where the storage is %s', (_, create) => {
    const store = createSignedStore(create())
    store.add('Un', anchor, context)
    store.add('Deux', anchor, context)
    expect(getTexts(store)).toEqual(['Un', 'Deux'])
    expect(store.getState().isStored).toBe(false)
  })

  it('says so no longer once there is room again', () => {
    const storage = createStorage()
    const store = createSignedStore(storage)
    storage.isFull = true
    store.add('Un', anchor, context)
    storage.isFull = false
    store.add('Deux', anchor, context)
    expect(store.getState().isStored).toBe(true)
    expect(getTexts(createNotesStore(storage))).toEqual(['Un', 'Deux'])
  })

  it.each([
    ['damaged', '{"format":"droit'],
    ['of another version', '{"format":"droit-de-cite-notes","version":9,"notes":["future"]}'],
  ])('sets stored notes that are %s aside', (_, stored) => {
    const storage = createStorage({ [key]: stored })
    const store = createSignedStore(storage)
    store.add('Nouvelle', anchor, context)
    const { setAsideKey = '' } = store.getState()
    expect(storage.values[setAsideKey]).toBe(stored)
    expect(getTexts(createNotesStore(storage))).toEqual(['Nouvelle'])
  })

  it('leaves what it cannot read where it is if there is no room to set it aside', () => {
    const storage = Object.assign(createStorage({ [key]: '{' }), { isFull: true })
    const store = createSignedStore(storage)
    store.add('Nouvelle', anchor, context)
    expect(storage.values[key]).toBe('{')
    expect(store.getState()).toMatchObject({ isStored: false, setAsideKey: undefined })
  })

  it('asks before it adds, and refuses with a reason', async () => {
    const store = createNotesStore(createStorage())
    await store.receive(() => readNotesFile(new Blob([serializeNotes([createNote()])])))
    expect(store.getState().incoming).toMatchObject({ kind: 'question' })
    expect(store.getState().notes).toEqual([])
    await store.receive(() => readNotesFile(new Blob(['{'])))
    expect(store.getState().incoming).toEqual({ kind: 'refused', reason: 'incomplete' })
  })

  it('answers after a note whose author’s clock is ahead', () => {
    const store = createNotesStore(createStorage())
    store.setAuthor('Paul')
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    store.merge([createNote({ createdAt: soon, updatedAt: soon })])
    store.changeState('note-0001', 'resolved')
    store.merge([createNote({ createdAt: soon, updatedAt: soon })])
    expect(store.getState().notes[0]?.state).toBe('resolved')
  })

  it('filters by state, author and screen', () => {
    const notes = [
      createNote(),
      createNote({ id: 'note-0002', state: 'resolved', author: 'Paul' }),
      createNote({ id: 'note-0003', path: '/contact', answers: [createAnswer('one', 2)] }),
    ]
    const list = (filters: Partial<typeof noFilters>) =>
      filterNotes({ notes, filters: { ...noFilters, ...filters } }).map(({ id }) => id.slice(-1))
    expect(list({})).toEqual(['1', '2', '3'])
    expect(list({ state: 'open' })).toEqual(['1', '3'])
    expect(list({ author: 'Paul' })).toEqual(['2', '3'])
    expect(list({ screen: '/faq', state: 'resolved' })).toEqual(['2'])
  })
})
