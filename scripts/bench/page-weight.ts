import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a build, and what it weighs on the wire. */
export interface FileWeight {
  readonly name: string
  readonly bytes: number
}

/** What a built page makes a browser load before anybody touches it. Its styles stand in the HTML. */
export interface FirstLoad {
  readonly html: number
  readonly styles: number
  readonly scripts: readonly FileWeight[]
  readonly fonts: readonly FileWeight[]
}

const staticImportPattern = /\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g

/** Reads the pages of one build; files that pages share are weighed once. */
export function readBuild(folder: string) {
  const texts = new Map<string, Promise<string>>()
  const weights = new Map<string, Promise<number>>()

  function readText(name: string): Promise<string> {
    const text = texts.get(name) ?? readFile(join(folder, name), 'utf8')
    texts.set(name, text)
    return text
  }

  function getWeight(name: string): Promise<number> {
    const weight =
      weights.get(name) ??
      readFile(join(folder, name)).then((content) => compressBrotli(content).length)
    weights.set(name, weight)
    return weight
  }

  function weighFiles(names: Iterable<string>): Promise<FileWeight[]> {
    return Promise.all([...names].map(async (name) => ({ name, bytes: await getWeight(name) })))
  }

  /** Scripts and all that they import before they run. */
  async function withImports(scripts: Iterable<string>): Promise<Set<string>> {
    const all = new Set(scripts)
    for (const script of all) {
      for (const [, imported = ''] of (await readText(script)).matchAll(staticImportPattern)) {
        all.add(join('assets', imported))
      }
    }
    return all
  }

  return {
    textOf: readText,
    async getFirstLoad(page: string, language: 'fr' | 'en'): Promise<FirstLoad> {
      const whole = await readText(page)
      // The texts of the other language are not asked for.
      const html = whole.replace(
        new RegExp(`<template data-language="(?!${language}")[\\s\\S]*?</template>`, 'g'),
        '',
      )
      const findUrls = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, address = '']) =>
          address.replace(/^.*(?=assets\/)/, ''),
        )
      const [, style = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? []
      return {
        html: await getWeight(page),
        styles: compressBrotli(Buffer.from(style)).length,
        scripts: await weighFiles(
          await withImports([
            ...findUrls(/<script type="module"[^>]*src="([^"]*)"/g),
            ...findUrls(/<link rel="modulepreload"[^>]*href="([^"]*)"/g),
          ]),
        ),
        fonts: await weighFiles(findUrls(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)),
      }
    },
  }
}

export function sumBytes(files: readonly FileWeight[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** As a host compresses files once, when they are put there; `quality` 4 is what answers get that are made anew. */
export function compressBrotli(content: Buffer, quality: 4 | 11 = 11): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
