import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a build and its compressed size. */
export interface FileWeight {
  readonly name: string
  readonly bytes: number
}

/** What a built page loads without interaction. Its styles are in the HTML. */
export interface FirstLoad {
  readonly html: number
  /** How much of the HTML is for the English page. */
  readonly english: number
  readonly styles: number
  readonly scripts: readonly FileWeight[]
  /** Of the records; none in French. */
  readonly translations: readonly FileWeight[]
  readonly fonts: readonly FileWeight[]
}

interface ClientFiles {
  readonly scripts: readonly string[]
  readonly texts: { readonly fr: readonly string[]; readonly en: readonly string[] }
}

const staticImportPattern = /\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g

/** Reads the pages of a build. Compresses shared files once. */
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

  /** Scripts and all their static imports. */
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
      const html = await readText(page)
      const findUrls = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, url = '']) => toFileName(url))
      // Written by scripts/prerender/document.ts.
      const [, json = ''] = html.match(/id="client-files">([^<]*)</) ?? []
      const clientFiles = JSON.parse(json) as ClientFiles
      const files = [...clientFiles.scripts, ...clientFiles.texts[language]].map(toFileName)
      const [, style = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? []
      const french = html.replace(/<template id="english-page">.*?<\/template>/s, '')
      const htmlBytes = await getWeight(page)
      return {
        html: htmlBytes,
        english: htmlBytes - compressBrotli(Buffer.from(french)).length,
        styles: compressBrotli(Buffer.from(style)).length,
        scripts: await weighFiles(await withImports(files.filter((file) => file.endsWith('.js')))),
        translations: await weighFiles(files.filter((file) => file.endsWith('.json'))),
        fonts: await weighFiles(findUrls(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)),
      }
    },
  }
}

function toFileName(url: string): string {
  return url.replace(/^.*(?=assets\/)/, '')
}

export function sumBytes(files: readonly FileWeight[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Compresses like a host: static files at quality 11, dynamic responses at 4. */
export function compressBrotli(content: Buffer, quality: 4 | 11 = 11): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
