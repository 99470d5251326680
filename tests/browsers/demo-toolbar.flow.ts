import { writeFile } from 'node:fs/promises'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { button, main, tab, text, textbox } from './targets.ts'
import { refusesWorkers } from './first-script.ts'
import { expect, test } from './test.ts'
import { site, type Visitor } from './visitor.ts'

const panel = { role: 'region', name: 'Démonstration' }

async function openTab(visitor: Visitor, name: string): Promise<void> {
  await visitor.click(button(/^Démo/))
  if (name !== 'Notes') await visitor.click(tab('Plus', panel))
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
  await visitor.run((key) => localStorage.setItem(key, 'yes'), refusesWorkers)
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

  await visitor.choose(
    { fileField: 'Importer un fichier' },
    await createFile('base.json', exported),
  )
  await visitor.sees(text('Le fichier a été importé.', panel))
  await visitor.sees(text('Portugal', main))
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

test('an answer that the browser withholds, for want of a CORS header, is named', async ({
  visitor,
}) => {
  const server = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse(_, response) {
      response.headers.set('access-control-allow-origin', 'https://other.example')
      return response
    },
  })
  const search = new URLSearchParams({ server: server.url, compare: 'faqs' }).toString()
  await visitor.visit(`/admin/faqs?${search}`)
  await openTab(visitor, 'Serveur')
  await visitor.reads(
    { role: 'list', name: /^GET /, within: panel },
    ([finding]) => finding?.text.includes('expected access-control-allow-origin: http') === true,
  )
  await server.close()
})

test('notes are left by mouse and by keyboard, stay, and are shared as a link', async ({
  visitor,
}) => {
  const picker = { role: 'application' }
  const first = button('Note 1, À la souris')
  const second = button('Note 2, Au clavier')
  await visitor.visit('/faq')
  await visitor.click(button('Laisser une note'))
  await visitor.click(picker)
  await visitor.fill(textbox('Votre remarque'), 'À la souris')
  await visitor.press('Enter')
  await visitor.hasFocusOn(first)
  await visitor.click(button('Laisser une note'))
  await visitor.hasFocusOn(picker)
  await visitor.press('Tab')
  await visitor.press('Enter')
  await visitor.hasFocusOn(textbox('Votre remarque'))
  await visitor.tab.type('Au clavier')
  await visitor.press('Enter')
  await visitor.hasFocusOn(second)
  await visitor.reload()
  await visitor.sees(first)
  await visitor.sees(second)

  await openTab(visitor, 'Notes')
  // Whether a page that is driven may write to the clipboard differs.
  await visitor.run(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(globalThis, { copied })
  })
  await visitor.click(button('Copier le lien', panel))
  await visitor.until(() => 'copied' in globalThis)
  const copied = await visitor.run(() => (globalThis as unknown as { copied: string }).copied)
  // As another reviewer.
  await visitor.leave()
  await visitor.run(() => {
    localStorage.clear()
    localStorage.setItem('language', 'fr')
  })
  await visitor.visit(copied.slice(site.length))
  await visitor.click(button('Ajouter', { role: 'dialog', name: 'Ajouter 2 notes ?' }))
  await visitor.sees(first)
  await visitor.sees(second)
})

/** What a button downloads. Where a browser saves a file differs; what it is given does not. */
async function download(visitor: Visitor, name: string): Promise<string> {
  await visitor.run(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((downloaded) => Object.assign(globalThis, { downloaded }))
      return create(blob)
    }
  })
  await visitor.click(button(name, panel))
  await visitor.until(() => 'downloaded' in globalThis)
  return visitor.run(() => (globalThis as unknown as { downloaded: string }).downloaded)
}

/** The path of a file in the folder of this test. */
async function createFile(name: string, content: string): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  return path
}
