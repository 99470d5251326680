import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

import { downloads, formatFileSize, getLevelPrice } from './visas.ts'

describe.each(downloads)('$file (spec 2.5)', ({ file, bytes, pages }) => {
  const read = () => readFile(new URL(`../../public/downloads/${file}`, import.meta.url))

  it('is a PDF of the stated size', async () => {
    const content = await read()
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.byteLength).toBe(bytes)
  })

  it('has the stated number of pages and a language', async () => {
    const source = (await read()).toString('latin1')
    expect(source.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages)
    expect(source).toMatch(/\/Lang \(fr/)
  })
})

describe('formatFileSize', () => {
  it.each([
    [48_213, 'fr', '48\u202fko'],
    [48_213, 'en', '48 kB'],
    [12, 'en', '1 kB'],
  ] as const)('gives %i bytes in %s as %j', (bytes, language, words) => {
    expect(formatFileSize(bytes, language).replaceAll('\u00a0', '\u202f')).toBe(words)
  })
})

describe('getLevelPrice', () => {
  it.each([
    undefined,
    null,
    {},
    { valueString: null },
    { valueString: '' },
    { valueString: ' \u00A0' },
  ])('finds no price in %j (spec 3, 9)', (serviceFee) => {
    expect(getLevelPrice({ serviceFee })).toBeUndefined()
  })

  it('is the price as the server writes it', () => {
    expect(getLevelPrice({ serviceFee: { valueString: '450 € HT' } })).toBe('450 € HT')
  })
})
