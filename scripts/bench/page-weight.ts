import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a build and its compressed size. */
interface FileWeight {
  readonly name: string
  readonly bytes: number
}

/** What a built page loads without interaction. Its styles are in the HTML. */
interface FirstLoad {
  readonly html: number
  /** How much of the HTML is for the English page. */
  readonly english: number
  readonly styles: number
  readonly scripts: readonly FileWeight[]
  /** Of the records; none in French. */
  readonly translations: readonly FileWeight[]
  readonly fonts: readonly FileWeight[]
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
    const weight = weights.get(name) ?? readFile(join(folder, name)).then(getCompressedSize)
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
    readText,
    async getFirstLoad(page: string, language: 'fr' | 'en'): Promise<FirstLoad> {
      const html = await readText(page)
      const findUrls = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, url = '']) => toFileName(url))
      // Written by scripts/prerender/document.ts.
      const [, json = ''] = html.match(/id="client-files">([^<]*)</) ?? []
      const clientFiles = JSON.parse(json) as {
        scripts: string[]
        texts: Record<'fr' | 'en', string[]>
      }
      const files = [...clientFiles.scripts, ...clientFiles.texts[language]].map(toFileName)
      const [, style = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? []
      const french = html.replace(/<template id="english-page">.*?<\/template>/s, '')
      const htmlBytes = await getWeight(page)
      return {
        html: htmlBytes,
        english: htmlBytes - getCompressedSize(french),
        styles: getCompressedSize(style),
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

/** The size of a file that a host compresses at the best quality. */
function getCompressedSize(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content) }
  return brotliCompressSync(content, { params }).length
}
