import { beforeEach, expect, it } from 'vitest'

import { createNotesLink, type Note, readNotesLink, toMarkdown } from './note.ts'
import { createNotesStore } from './notes-store.ts'
import { notesTexts } from './texts.ts'

const format = 'test-notes'
const anchor = { steps: [{ tag: 'main', key: '#contenu', index: 0, siblings: 1 }], x: 0.5, y: 0 }
const content = { anchor, path: '/faq', scenario: 'normal', language: 'fr', width: 390 } as const
const createNote = (number: number, text: string): Note => ({
  ...content,
  id: `note-000${number}`,
  text,
})

const values = new Map<string, string>()
let isFull = false
const storage = {
  getItem: (name: string) => values.get(name) ?? null,
  setItem(name: string, value: string) {
    if (isFull) throw new DOMException('It is full.', 'QuotaExceededError')
    values.set(name, value)
  },
}
beforeEach(() => values.clear())

const codec = {
  format,
  compress: async (text: string) => encodeURIComponent(text),
  decompress: async (data: string) => decodeURIComponent(data),
}
const openStore = (given: typeof storage | undefined = storage) =>
  createNotesStore({ ...codec, storage: given, key: 'notes' })
const getTexts = ({ getState }: Pick<ReturnType<typeof openStore>, 'getState'>) =>
  getState().notes.map(({ text }) => text)
const write = (notes: readonly unknown[], version = 2) => JSON.stringify({ format, version, notes })

it('notes are stored, edited and deleted, and no tab overwrites what another wrote', () => {
  const [first, second] = [openStore(), openStore()]
  const id = first.add({ ...content, text: 'De l’un' })
  second.add({ ...content, text: 'De l’autre' })
  first.edit(id, 'Corrigé')
  expect(getTexts(first)).toEqual(['Corrigé', 'De l’autre'])
  second.remove(id)
  expect(getTexts(openStore())).toEqual(['De l’autre'])
})

it('notes last as long as the tab where the storage is full or blocked, and are stored later', () => {
  const full = openStore()
  isFull = true
  for (const store of [full, openStore(undefined)]) {
    store.edit(store.add({ ...content, text: 'Un' }), 'Une')
    store.refresh()
    expect(store.getState().isStored).toBe(false)
    expect(getTexts(store)).toEqual(['Une'])
  }
  isFull = false
  full.add({ ...content, text: 'Deux' })
  expect(full.getState().isStored).toBe(true)
  expect(getTexts(openStore())).toEqual(['Une', 'Deux'])
  isFull = true
  full.edit(full.getState().notes[0]?.id ?? '', 'Corrigée')
  full.refresh()
  isFull = false
  expect(getTexts(full)).toEqual(['Corrigée', 'Deux'])
})

it.each([
  ['damaged', '{"format":"tes'],
  ['of a newer version', write([{ future: true }], 9)],
  ['damaged in part', write([{ id: 'x' }])],
])('stored notes that are %s are set aside, or left where they are without room', (_, stored) => {
  values.set('notes', stored)
  isFull = true
  openStore().add({ ...content, text: 'Une' })
  expect(values.get('notes')).toBe(stored)
  isFull = false
  const store = openStore()
  expect(values.get(store.getState().setAsideKey ?? '')).toBe(stored)
  store.add({ ...content, text: 'Deux' })
  expect(getTexts(openStore())).toEqual(['Deux'])
})

it('older notes are read with the words of their answers; deleted ones stay deleted', () => {
  const former = { ...createNote(1, 'Trop long'), author: 'Awa', state: 'resolved', createdAt: 'x' }
  const answers = ['Deux mots', ''].map((text) => ({ author: 'Paul', text, createdAt: 'x' }))
  const deleted = { ...createNote(2, ''), state: 'deleted', answers: [] }
  values.set('notes', write([{ ...former, answers }, deleted], 1))
  const store = openStore()
  expect(getTexts(store)).toEqual(['Trop long\n\n(Paul) Deux mots'])
  expect(store.getState().setAsideKey).toBeUndefined()
})

it('a link brings back its notes; those that are known stay as they are', async () => {
  const notes = [createNote(1, 'Plus court'), createNote(2, 'Autre')]
  const link = new URL((await createNotesLink(codec, notes, 'https://demo.example/faq')) ?? '')
  const store = openStore()
  await store.receive(link.hash)
  expect(store.getState()).toMatchObject({ notes: [], incoming: { notes } })
  store.addMissing(notes)
  store.edit('note-0001', 'À moi')
  store.addMissing(notes)
  expect(getTexts(store)).toEqual(['À moi', 'Autre'])
  // More than chat programs pass on.
  expect(await createNotesLink(codec, [createNote(1, 'a'.repeat(30_000))], '')).toBeUndefined()
})

it.each([
  ['damaged', '%', 'unreadable'],
  ['of another format', write([]).replace(format, 'database'), 'unreadable'],
  ['without notes', write([]), 'unreadable'],
  ['newer', write([], 9), 'newer'],
])('a link that is %s is refused', async (_, data, problem) => {
  expect(await readNotesLink(codec, `#notes=${data}`)).toMatchObject({ notes: [], problem })
})

it.each([
  ['an address outside the site', { path: '//hostile.invalid' }],
  ['an address that a browser reads as another host', { path: '/\\hostile.invalid' }],
  ['a story that is an address', { story: { id: '../../x', title: 'x' } }],
  ['a pin outside its element', { anchor: { ...anchor, x: 40 } }],
  ['a selector for a tag', { anchor: { ...anchor, steps: [{ ...anchor.steps[0], tag: '*,a' }] } }],
])('a link loses a note with %s, and no other', async (_, changes) => {
  const notes = [{ ...createNote(1, 'a'), ...changes }, createNote(2, '<b>\u202E\u0000b')]
  const parsed = await readNotesLink(codec, `#notes=${encodeURIComponent(write(notes))}`)
  expect(parsed).toMatchObject({ notes: [{ text: '<b>b' }], rejectedCount: 1 })
})

it('Markdown leads to the page of each note, and nothing in a text is markup', () => {
  const note = createNote(1, '# Titre\n<img src=x> [lien](javascript:alert(1)) @equipe')
  const markdown = toMarkdown([note], ({ path }) => `https://demo.example${path}`)
  expect(markdown).toContain('[/faq · 390\u00A0px](<https://demo.example/faq>)')
  expect(markdown).not.toMatch(/(?<!\\)<img|(?<!\\)\]\(javascript|@equipe|^# /m)
})

function collectStrings(value: unknown): string[] {
  if (typeof value === 'function') return [String(value(2))]
  return value instanceof Object ? Object.values(value).flatMap(collectStrings) : [String(value)]
}

it('the French texts follow French typography', () => {
  const texts = collectStrings(notesTexts.fr)
  expect(texts.filter((text) => / [:;?!»]|«[^\u00A0]|[^\u00A0]»|'/.test(text))).toEqual([])
})
