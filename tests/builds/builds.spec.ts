import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from '../support/test.ts'

const root = new URL('../../', import.meta.url).pathname

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readText(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8')
}

test('the production build contains nothing of the mock, the demo contains its toolbar', async () => {
  const visas = JSON.parse(
    await readFile(join(root, 'mocks/fixtures/data/visas.json'), 'utf8'),
  ) as { summary: string }[]
  // Not the name of the demo's database, which the privacy page mentions.
  const traces = [
    'msw',
    'faker',
    'mockServiceWorker',
    'mock-worker',
    'onUnhandledFrame',
    // the demo toolbar and scenarios
    'demonstration-panel',
    'bar-open',
    'faq-empty',
    'droit-de-cite-demo.recordings',
    'droit-de-cite-demo.notes',
    'droit-de-cite-notes',
    'notes-picker-help',
    'Données fictives, qui restent',
    'Fictional data. It stays',
    ...visas.map(({ summary }) => summary.replaceAll(/<[^>]*>/g, '').slice(0, 60)),
  ]
  const files = await listFiles('test-builds/site')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    // The hash in a file's name can spell a short trace.
    const content = (await readFile(file, 'utf8')).replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
    // One expectation for each file, because one for each trace takes ten seconds.
    expect(
      traces.filter((trace) => content.includes(trace)),
      file,
    ).toEqual([])
  }
  const scripts = (await listFiles('test-builds/demo/assets')).filter((file) =>
    file.endsWith('.js'),
  )
  const texts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')))
  expect(texts.some((text) => text.includes('demonstration-panel'))).toBe(true)
})

test('each build has the files of static hosts for deep links and headers', async () => {
  for (const [folder, base, framedBy] of [
    ['test-builds/site', '/', 'none'],
    ['test-builds/demo', '/', 'self'],
    ['test-builds/demo-under-path', '/demo/', 'self'],
  ] as const) {
    const read = (name: string) => readFile(join(root, folder, name), 'utf8')
    // The demo has rules for the answers of the API before it.
    const rules = (await read('_redirects')).split('\n')
    const others = rules.filter(
      (rule) => folder === 'test-builds/site' || !rule.startsWith(`${base}api/`),
    )
    expect(others).toEqual([`${base}* ${base}shell.html 200`, ''])
    expect(await read('shell.html')).toContain('<div id="root"></div>')
    expect(await read('404.html')).toContain('Page non trouvée')
    expect(await read('_headers')).toContain(`frame-ancestors '${framedBy}'`)
    const page = (await read('index.html')).replaceAll('&#39;', "'")
    expect(page).toMatch(/script-src 'self'( 'sha256-[^']+'){5};/)
    expect(page).not.toContain('unsafe-')
    expect(page).toContain('<meta name="api-base-url" content="" />')
  }
})

test('each build has a robots.txt, and with a known public URL a sitemap', async () => {
  expect(await readText('test-builds/site/robots.txt')).toBe('User-agent: *\nDisallow: /admin\n')
  await expect(readText('test-builds/site/sitemap.xml')).rejects.toThrow('ENOENT')

  for (const [folder, base] of [
    ['test-builds/demo', '/'],
    ['test-builds/demo-under-path', '/demo/'],
  ] as const) {
    const site = `http://localhost:4173${base}`
    expect(await readText(`${folder}/robots.txt`)).toContain(`Sitemap: ${site}sitemap.xml`)
    const sitemap = await readText(`${folder}/sitemap.xml`)
    expect(sitemap).toContain(`<loc>${site}</loc>`)
    expect(sitemap).toMatch(/<loc>[^<]*\/blog\/refus-de-visa-[^<]*<\/loc><lastmod>2026-11-16</)
    expect(sitemap).not.toContain('$')
  }
})
