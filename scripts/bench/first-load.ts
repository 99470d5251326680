import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a build, and what it weighs on the wire. */
export interface WeighedFile {
  readonly name: string
  readonly bytes: number
}

/** What a built page makes a browser load before anybody touches it. Its styles stand in the HTML. */
export interface FirstLoad {
  readonly html: number
  readonly styles: number
  readonly scripts: readonly WeighedFile[]
  readonly fonts: readonly WeighedFile[]
}

const staticImport = /\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g

/** Reads the pages of one build; files that pages share are weighed once. */
export function readBuild(folder: string) {
  const texts = new Map<string, Promise<string>>()
  const weights = new Map<string, Promise<number>>()

  function textOf(name: string): Promise<string> {
    const text = texts.get(name) ?? readFile(join(folder, name), 'utf8')
    texts.set(name, text)
    return text
  }

  function weightOf(name: string): Promise<number> {
    const weight =
      weights.get(name) ?? readFile(join(folder, name)).then((content) => brotli(content).length)
    weights.set(name, weight)
    return weight
  }

  function weigh(names: Iterable<string>): Promise<WeighedFile[]> {
    return Promise.all([...names].map(async (name) => ({ name, bytes: await weightOf(name) })))
  }

  /** Scripts and all that they import before they run. */
  async function withImports(scripts: Iterable<string>): Promise<Set<string>> {
    const all = new Set(scripts)
    for (const script of all) {
      for (const [, imported = ''] of (await textOf(script)).matchAll(staticImport)) {
        all.add(join('assets', imported))
      }
    }
    return all
  }

  return {
    textOf,
    async firstLoad(page: string, language: 'fr' | 'en'): Promise<FirstLoad> {
      const whole = await textOf(page)
      // The texts of the other language are not asked for.
      const html = whole.replace(
        new RegExp(`<template data-language="(?!${language}")[\\s\\S]*?</template>`, 'g'),
        '',
      )
      const addresses = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, address = '']) =>
          address.replace(/^.*(?=assets\/)/, ''),
        )
      const [, style = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? []
      return {
        html: await weightOf(page),
        styles: brotli(Buffer.from(style)).length,
        scripts: await weigh(
          await withImports([
            ...addresses(/<script type="module"[^>]*src="([^"]*)"/g),
            ...addresses(/<link rel="modulepreload"[^>]*href="([^"]*)"/g),
          ]),
        ),
        fonts: await weigh(addresses(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)),
      }
    },
  }
}

export function sumOf(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** As a host compresses files once, when they are put there; `quality` 4 is what answers get that are made anew. */
export function brotli(content: Buffer, quality: 4 | 11 = 11): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
