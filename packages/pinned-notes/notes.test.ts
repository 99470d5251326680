import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countChanges, getState, mergeNotes, type Note } from './note.ts'
import { readNotesFile, serializeNotes } from './note-files.ts'
import { filterNotes, noFilters } from './note-list.ts'
import { toMarkdown } from './note-markdown.ts'
import type { NotesStorage } from './notes-storage.ts'
import { createNotesStore } from './notes-store.ts'
import { createAnswer, createNote, format, toTime } from './sample-notes.ts'

/** What several reviewers can have of the same three notes. */
const reviewersNotes = fc
  .array(
    fc.record({
      id: fc.constantFrom('note-0001', 'note-0002', 'note-0003'),
      state: fc.constantFrom('open', 'resolved', 'deleted'),
      minute: fc.integer({ min: 1, max: 4 }),
      answers: fc.subarray([1, 2, 3, 4, 5]),
      deletedAnswers: fc.subarray([1, 2]),
    }),
    { maxLength: 4 },
  )
  .map((choices) => {
    const notes = choices.map(({ id, state, minute, answers, deletedAnswers }) => {
      const toAnswer = (answer: number) =>
        createAnswer(`${id}-${answer}`, answer, deletedAnswers.includes(answer))
      const changes = { id, state, updatedAt: toTime(minute), answers: answers.map(toAnswer) }
      const note = createNote(changes)
      return getState(note) === 'deleted' ? { ...note, text: '' } : note
    })
    return mergeNotes([], notes)
  })

/** The words of a note that is deleted on one side depend on the side. */
const toComparable = ({ text, ...note }: Note) => ({ ...note, hasText: text !== '' })

const answered = (minute: number) => createNote({ answers: [createAnswer('one', minute)] })

describe('mergeNotes', () => {
  it('has one result, in whatever order and however often files are merged', () => {
    fc.assert(
      fc.property(reviewersNotes, reviewersNotes, reviewersNotes, (first, second, third) => {
        const merged = mergeNotes(mergeNotes(first, second), third)
        expect(mergeNotes(third, mergeNotes(second, first)).map(toComparable)).toEqual(
          merged.map(toComparable),
        )
        expect(mergeNotes(merged, second)).toEqual(merged)
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        for (const note of [...first, ...second, ...third]) {
          const same = merged.find(({ id }) => id === note.id)
          const ids = same?.answers.map(({ id }) => id)
          expect(ids).toEqual(expect.arrayContaining(note.answers.map(({ id }) => id)))
        }
      }),
    )
  })

  it('keeps the later state, and the answers of both', () => {
    const answers = [createAnswer('mine', 6)]
    const own = createNote({ state: 'resolved', updatedAt: toTime(5), answers })
    const other = createNote({ answers: [createAnswer('yours', 4)] })
    const [merged] = mergeNotes([own], [other])
    expect(merged?.state).toBe('resolved')
    expect(merged?.answers.map(({ text }) => text)).toEqual(['Réponse yours', 'Réponse mine'])
    expect(mergeNotes([other], [own])).toEqual([merged])
  })

  it('does not bring a deleted note back, unless somebody answered after the deletion', () => {
    const deleted = createNote({ state: 'deleted', updatedAt: toTime(5), text: '' })
    const [gone = deleted] = mergeNotes([answered(4)], [deleted])
    expect([getState(gone), gone.text]).toEqual(['deleted', ''])
    const [kept = deleted] = mergeNotes([deleted], [answered(6)])
    expect([getState(kept), kept.text]).toEqual(['open', 'Le titre est trop long.'])
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
    const none = { notes: 0, answers: 0, states: 0 }
    expect(countChanges(merged, mergeNotes(merged, own))).toEqual(none)
  })
})

it('Markdown names everything that a developer needs, and none of it is markup of its author', () => {
  const note = createNote({
    text: '# Titre\n<img src=x> [lien](javascript:alert(1)) @equipe',
    answers: [createAnswer('one', 3), createAnswer('two', 4, true)],
  })
  const markdown = toMarkdown([note], [createNote({ id: 'note-0000' }), note], {
    site: 'Test',
    language: 'en',
    getUrl: ({ path }) => `https://demo.example${path}`,
    getElementName: ({ id }) => (id === note.id ? 'heading: *Lawyers*' : undefined),
  })
  for (const part of [
    '# Test, 1 note',
    '## Note 2, open',
    '**Awa**',
    String.raw`> \# Titre`,
    '\n> \\<img',
    '[/faq](<https://demo.example/faq>)',
    String.raw`Element: heading: \*Lawyers\*`,
    '1440 px',
    'build 216a95f0',
    'Specification: 2.6',
    'Screens/FAQ',
    '> Réponse one',
  ])
    expect(markdown).toContain(part)
  expect(markdown).not.toMatch(/(?<!\\)<img|(?<!\\)\]\(javascript|@equipe|Réponse two/)
})

it('the list filters by state, author and screen', () => {
  const notes = [
    createNote(),
    createNote({ id: 'note-0002', state: 'resolved', author: 'Paul' }),
    createNote({ id: 'note-0003', path: '/contact', answers: [createAnswer('one', 2)] }),
    createNote({ id: 'note-0004', state: 'deleted' }),
  ]
  const list = (filters: Partial<typeof noFilters>) =>
    filterNotes(notes, { ...noFilters, ...filters }).map(({ id }) => id.slice(-1))
  expect(list({})).toEqual(['1', '2', '3'])
  expect(list({ state: 'open' })).toEqual(['1', '3'])
  expect(list({ author: 'Paul' })).toEqual(['2', '3'])
  expect(list({ screen: '/faq', state: 'resolved' })).toEqual(['2'])
})

/** A storage like the browser's, which can be full. */
class TestStorage implements NotesStorage {
  isFull = false
  readonly values: Map<string, string>

  constructor(stored?: string) {
    this.values = new Map(stored === undefined ? [] : [['notes', stored]])
  }
  getItem(key: string): string | null {
    return this.values.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('It is full.', 'QuotaExceededError')
    this.values.set(key, value)
  }
}

const openDatabase = () => Promise.reject(new Error('There is no database.'))

function createStore(storage: NotesStorage | undefined = new TestStorage()) {
  const store = createNotesStore({
    site: 'Test',
    commit: '216a95f0',
    key: 'notes',
    format,
    storage,
    openDatabase,
  })
  if (store.getState().author === '') store.setAuthor('Awa')
  return store
}

type Store = ReturnType<typeof createStore>
const { anchor, scenario, language, width, spec, stories } = createNote()
const context = { scenario, language, width, spec, stories }
const add = (store: Store, text: string) => store.add(text, anchor, context)
const getTexts = (store: Store) => store.getState().notes.map(({ text }) => text)

describe('the store', () => {
  it('keeps notes, answers and states for the next page', () => {
    const storage = new TestStorage()
    const store = createStore(storage)
    const id = add(store, 'Trop petit')
    store.answer(id, 'Agrandi')
    store.changeState(id, 'resolved')
    const { author, notes } = createStore(storage).getState()
    expect(author).toBe('Awa')
    expect(notes).toMatchObject([
      { text: 'Trop petit', author, state: 'resolved', answers: [{ text: 'Agrandi', author }] },
    ])
  })

  it('forgets the text of what is deleted', () => {
    const storage = new TestStorage()
    const store = createStore(storage)
    const id = add(store, 'Secret')
    store.answer(id, 'Confidence')
    store.removeAnswer(id, store.getState().notes[0]?.answers[0]?.id ?? '')
    store.changeState(id, 'deleted')
    expect(storage.getItem('notes')).not.toMatch(/Secret|Confidence/)
    expect(filterNotes(store.getState().notes)).toEqual([])
  })

  it('does not overwrite what another tab wrote', () => {
    const storage = new TestStorage()
    const [first, second] = [createStore(storage), createStore(storage)]
    add(first, 'De l’un')
    add(second, 'De l’autre')
    expect(getTexts(second)).toEqual(['De l’un', 'De l’autre'])
    expect(getTexts(first)).toEqual(['De l’un'])
    first.refresh()
    expect(getTexts(first)).toEqual(['De l’un', 'De l’autre'])
  })

  it('keeps notes for the tab and says so where the storage is full or blocked', () => {
    const storage = new TestStorage()
    const full = createStore(storage)
    storage.isFull = true
    const blocked = createNotesStore({ ...full.options, storage: undefined })
    blocked.setAuthor('Awa')
    for (const store of [full, blocked]) {
      add(store, 'Un')
      expect(getTexts(store)).toEqual(['Un'])
      expect(store.getState().isStored).toBe(false)
    }
    storage.isFull = false
    add(full, 'Deux')
    expect(full.getState().isStored).toBe(true)
    expect(getTexts(createStore(storage))).toEqual(['Un', 'Deux'])
  })

  it.each([
    ['damaged', '{"format":"tes'],
    ['of another version', `{"format":"${format}","version":9,"notes":["future"]}`],
  ])('sets stored notes that are %s aside, or leaves them if there is no room', (_, stored) => {
    const storage = new TestStorage(stored)
    const store = createStore(storage)
    storage.isFull = true
    add(store, 'Une')
    expect(store.getState().isStored).toBe(false)
    expect(storage.getItem('notes')).toBe(stored)
    storage.isFull = false
    add(store, 'Deux')
    expect(storage.getItem(store.getState().setAsideKey ?? '')).toBe(stored)
    expect(getTexts(createStore(storage))).toEqual(['Une', 'Deux'])
  })

  it('asks before it adds, and refuses with a reason', async () => {
    const store = createStore()
    const receive = (text: string) => store.receive(() => readNotesFile(format, new Blob([text])))
    await receive(serializeNotes(format, [createNote()]))
    expect(store.getState()).toMatchObject({ incoming: { kind: 'question' }, notes: [] })
    await receive('{')
    expect(store.getState().incoming).toEqual({ kind: 'refused', reason: 'incomplete' })
  })

  it('answers after a note whose author’s clock is ahead', () => {
    const store = createStore()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const note = createNote({ createdAt: soon, updatedAt: soon })
    store.merge([note])
    store.changeState(note.id, 'resolved')
    store.merge([note])
    expect(store.getState().notes[0]?.state).toBe('resolved')
  })
})
