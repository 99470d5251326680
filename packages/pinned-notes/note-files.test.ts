import { deflateSync } from 'node:zlib'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Note, noteLimits } from './note.ts'
import {
  createNotesLink,
  InvalidNotesError,
  linkPrefix,
  parseNotes,
  readNotesFile,
  readNotesLink,
  serializeNotes,
} from './note-files.ts'
import { createNote, format } from './sample-notes.ts'

const createLink = (notes: readonly Note[]) =>
  createNotesLink(format, notes, 'https://demo.example/demo/faq')
const readLink = (fragment: string) => readNotesLink(format, fragment)

describe('a link', () => {
  it('brings back what it was made of', async () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(word, word, fraction, async (text, name, x) => {
        const author = `A${name}`.slice(0, 40)
        const note = createNote({ text, author, anchor: { ...createNote().anchor, x } })
        const { notes } = parseNotes(format, serializeNotes(format, [note]))
        const link = await createLink(notes)
        expect(link).toMatch(/^https:\/\/demo\.example\/demo\/faq#notes=[\w-]+$/)
        expect((await readLink(new URL(link ?? '').hash)).notes).toEqual(notes)
      }),
    )
  })

  it('is not made of more notes than it can carry', async () => {
    const many = Array.from({ length: 1500 }, (_, index) =>
      createNote({ id: `note-${index}-long`, text: `${Math.random()}`.repeat(9) }),
    )
    expect(await createLink(many)).toBeUndefined()
  })

  it('that was cut off or damaged is refused', async () => {
    const { hash } = new URL((await createLink([createNote()])) ?? '')
    for (let length = linkPrefix.length; length < hash.length; length += 1)
      await expect(readLink(hash.slice(0, length))).rejects.toThrow(InvalidNotesError)
    await expect(readLink(`${linkPrefix}%%%`)).rejects.toMatchObject({ reason: 'incomplete' })
    const damaged = hash.replace(/.{9}$/, 'AAAAAAAAA')
    await expect(readLink(damaged)).rejects.toThrow(InvalidNotesError)
  })

  it('of a few bytes that unpack to gigabytes is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000)).toString('base64url')
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readLink(linkPrefix + bomb)).rejects.toMatchObject({ reason: 'tooLarge' })
  })
})

const read = (content: string) => readNotesFile(format, new Blob([content]))
const withNotes = (...notes: unknown[]) => JSON.stringify({ format, version: 1, notes })

describe('a file', () => {
  it.each([
    ['a page', '<script>alert(1)</script>', 'incomplete'],
    ['a part of a file', withNotes(createNote()).slice(0, -20), 'incomplete'],
    ['another file', '{"log":{"entries":[]}}', 'otherFormat'],
    ['of another format', withNotes(createNote()).replace(format, 'database'), 'otherFormat'],
    ['a prototype', `{"__proto__":${withNotes(createNote())}}`, 'otherFormat'],
    ['another version', withNotes().replace('1', '2'), 'otherVersion'],
    ['no notes', withNotes(), 'noNotes'],
    ['only damaged notes', withNotes({ id: 'x' }, null, 'a'), 'noNotes'],
    ['too many notes', withNotes(...Array(noteLimits.notes + 1).fill(createNote())), 'tooLarge'],
  ])('that is %s is refused', async (_, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({ reason })
  })

  it('of more than 15 MB is refused unread', async () => {
    const file = Object.defineProperty(new Blob(['{']), 'size', { value: 15_000_001 })
    await expect(readNotesFile(format, file)).rejects.toMatchObject({ reason: 'tooLarge' })
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
    const parsed = await read(
      withNotes(createNote(), { ...createNote({ id: 'note-0002' }), ...changes }),
    )
    expect(parsed.notes.map(({ id }) => id)).toEqual(['note-0001'])
    expect(parsed.rejectedCount).toBe(1)
  })

  it('keeps markup as text, and drops what would disguise a text', async () => {
    const text = '<img src=x onerror=alert(1)>\nb'
    const { notes } = await read(withNotes(createNote({ text, author: 'Awa\u202E\u0000 ' })))
    expect(notes[0]).toMatchObject({ text, author: 'Awa' })
  })
})
