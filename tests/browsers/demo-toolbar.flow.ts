import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { button, link, main, tab, text, textbox } from './targets.ts'
import { refusesWorkers } from './first-script.ts'
import { expect, allowErrors, site, test, type Visitor } from './test.ts'
import { clientlessPage } from './visitor.ts'

const panel = { role: 'region', name: 'Démonstration' }

async function openTab(visitor: Visitor, name: string): Promise<void> {
  await visitor.click(button(/^Démo/))
  await visitor.click(tab(name, panel))
}

async function addCountry(visitor: Visitor): Promise<void> {
  await visitor.visit('/admin/countries/formulaire')
  await visitor.fill(textbox('Titre'), 'Portugal')
  await visitor.fill(textbox('Code'), 'PT')
  await visitor.click(button('Créer'))
  await visitor.isAt('/admin/countries')
  await visitor.sees(text('Portugal', main))
}

test('where a service worker is refused, the demo answers inside the page', async ({ visitor }) => {
  await visitor.run((key) => {
    localStorage.setItem(key, 'yes')
    return true
  }, refusesWorkers)
  await addCountry(visitor)
  await visitor.reload()
  await visitor.sees(text('Portugal', main))
  await visitor.until(() => navigator.serviceWorker.controller === null)
})

test('data is exported, reset and imported', async ({ visitor }) => {
  await addCountry(visitor)
  await openTab(visitor, 'Données')
  const exported = await download(visitor, 'Exporter')
  await visitor.click(button('Réinitialiser', panel))
  await visitor.click(button('Réinitialiser', { role: 'alertdialog' }))
  await visitor.sees(text('Rien n’a changé.', panel))
  await visitor.misses(text('Portugal', main))

  await withFile('base.json', exported, async (file) => {
    await visitor.choose({ fileField: 'Importer un fichier' }, file)
    await visitor.sees(text('Le fichier a été importé.', panel))
  })
  await visitor.sees(text('Portugal', main))
})

test('a recorded visit is replayed', async ({ visitor }) => {
  await visitor.visit('/contact')
  await openTab(visitor, 'Appels')
  await visitor.click(button('Enregistrer', panel))
  await visitor.click(button(/^Démo/))
  await visitor.click(link('FAQ', { role: 'contentinfo' }))
  await visitor.sees(text(/^Combien d’heures puis-je travailler/, main))
  await openTab(visitor, 'Appels')
  await visitor.click(button('Enregistrer', panel))
  const har = await download(visitor, 'Télécharger le fichier HAR')
  const marked = har.replaceAll('Combien d’heures', 'Combien de minutes')
  await withFile('visit.har', marked, async (file) => {
    await visitor.click(tab('Scénarios', panel))
    await visitor.choose({ fileField: 'Choisir un fichier HAR' }, file)
    await visitor.sees(text(/^Combien de minutes puis-je travailler/, main))
  })
  await visitor.reload()
  await visitor.sees(text(/^Combien de minutes puis-je travailler/, main))
})

test('one entity comes from a real server, and a write to it names the host', async ({
  visitor,
}) => {
  const server = await startMockServer({ port: 0, scenario: () => instant })
  const { host } = new URL(server.url)
  const readCountries = async () => (await fetch(`${server.url}/api/Country`)).text()
  const parameters = new URLSearchParams({ server: server.url, real: 'countries' })
  await visitor.visit(`/admin/countries/formulaire?${parameters.toString()}`)
  await visitor.sees(button(/^Démo 1 réel$/))
  await visitor.fill(textbox('Titre'), 'Portugal')
  await visitor.fill(textbox('Code'), 'PT')
  await visitor.click(button('Créer'))
  await visitor.click(button('Envoyer', { role: 'alertdialog', name: `Envoyer à ${host} ?` }))
  await visitor.isAt('/admin/countries')
  await visitor.sees(text('Portugal', main))
  expect(await readCountries()).toContain('Portugal')
  await server.close()
})

test('compare lists three renamed fields, a status and a CORS header, and nothing else', async ({
  visitor,
}) => {
  allowErrors(/501/)
  const server = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse({ url }, response) {
      const { pathname } = new URL(url)
      if (pathname === '/api/Faq') return renameField(response, 'response', 'answer')
      if (pathname === '/api/Visas') return renameField(response, 'name', 'title')
      if (pathname === '/api/Country') return renameField(response, 'code', 'isoCode')
      if (pathname === '/api/Tags') return new Response('Soon', { status: 501 })
      if (pathname === '/api/Articles')
        response.headers.set('access-control-allow-origin', 'https://other.example')
      return response
    },
  })
  const entities = 'countries,visas,interventions,articles,tags,faqs,contactSubjects'
  // The board reads all but the countries.
  await visitor.visit(
    `/admin/traductions?server=${encodeURIComponent(server.url)}&compare=${entities}`,
  )
  await visitor.sees(button('À traduire (CSV)'))
  await visitor.click(link('Pays'))
  await openTab(visitor, 'Serveur')
  const lists = { role: 'list', name: /^GET /, within: panel }
  const expected = [
    'has it become [].answer?',
    'has it become [].title?',
    'has it become [].isoCode?',
    'expected status 200, got status 501',
    'expected access-control-allow-origin: http',
  ]
  await visitor.reads(lists, (shown) => {
    const texts = shown.map((list) => list.text)
    const others = texts.filter((list) => !expected.some((part) => list.includes(part)))
    return (
      expected.every((part) => texts.some((list) => list.includes(part))) &&
      // A slow machine answers late, which is a difference too.
      others.every((list) => list.startsWith('expected an answer within'))
    )
  })
  await server.close()
})

test('a session that ends in the middle of a form loses nothing', async ({ visitor }) => {
  allowErrors(/401/)
  await visitor.visit('/admin/faqs/formulaire/1?scenario=session-expired')
  await visitor.fill(textbox('Question'), 'Une autre question ?')
  await visitor.click(button('Modifier'))
  await visitor.click(link('Se connecter', { role: 'alert' }))
  await visitor.sees({ role: 'heading', name: /./ })
  await visitor.visit('/admin/faqs/formulaire/1?scenario=normal')
  await visitor.click(button('Reprendre le brouillon'))
  await visitor.reads(textbox('Question'), ([shown]) => shown?.value === 'Une autre question ?')
})

const isFocused = ([shown]: readonly { isFocused: boolean }[]) => shown?.isFocused === true

test('notes are left by mouse and by keyboard, stay, and are shared as a link', async ({
  visitor,
}) => {
  const picker = { role: 'application' }
  const first = button('Note 1, ouverte, par Awa : À la souris')
  const second = button('Note 2, ouverte, par Awa : Au clavier')
  await visitor.visit('/faq')
  await visitor.click(button('Laisser une note'))
  await visitor.click(picker)
  await visitor.fill(textbox('Votre remarque'), 'À la souris')
  await visitor.fill(textbox('Votre nom'), 'Awa')
  await visitor.press('Enter')
  await visitor.reads(first, isFocused)
  await visitor.click(button('Laisser une note'))
  await visitor.reads(picker, isFocused)
  await visitor.press('Tab')
  await visitor.press('Enter')
  await visitor.reads(textbox('Votre remarque'), isFocused)
  await visitor.type('Au clavier')
  await visitor.press('Enter')
  await visitor.reads(second, isFocused)
  await visitor.reload()
  await visitor.sees(first)
  await visitor.sees(second)

  await openTab(visitor, 'Notes')
  // Whether a page that is driven may write to the clipboard differs.
  await visitor.run(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(globalThis, { copied })
    return true
  })
  await visitor.click(button('Copier le lien', panel))
  await visitor.until(() => 'copied' in globalThis)
  const copied = await visitor.run(() => (globalThis as unknown as { copied: string }).copied)
  // As another reviewer.
  await visitor.tab.goto(site + clientlessPage)
  await visitor.until((path) => {
    if (location.pathname !== path) return false
    localStorage.clear()
    localStorage.setItem('language', 'fr')
    return true
  }, clientlessPage)
  await visitor.visit(copied.slice(site.length))
  await visitor.click(button('Ajouter', { role: 'dialog', name: 'Ajouter 2 notes ?' }))
  await visitor.sees(first)
  await visitor.sees(second)
  await visitor.tab.goto(`${site}/storybook/iframe.html?id=screens-faq--loaded&viewMode=story`)
  await visitor.sees(first)
})

async function renameField(response: Response, from: string, to: string): Promise<Response> {
  const records = (await response.json()) as Record<string, unknown>[]
  return Response.json(records.map(({ [from]: value, ...rest }) => ({ ...rest, [to]: value })))
}

/** What a button downloads. Where a browser saves a file differs; what it is given does not. */
async function download(visitor: Visitor, name: string): Promise<string> {
  await visitor.run(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((downloaded) => Object.assign(globalThis, { downloaded }))
      return create(blob)
    }
    return true
  })
  await visitor.click(button(name, panel))
  await visitor.until(() => 'downloaded' in globalThis)
  return visitor.run(() => (globalThis as unknown as { downloaded: string }).downloaded)
}

async function withFile(
  name: string,
  content: string,
  act: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-file-'))
  const path = join(folder, name)
  await writeFile(path, content)
  await act(path)
  await rm(folder, { recursive: true })
}
