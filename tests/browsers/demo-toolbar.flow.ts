import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { button, main, tab, text, textbox } from './targets.ts'
import { refusesWorkers } from './first-script.ts'
import { expectErrors, test, type Visitor } from './test.ts'

const panel = { role: 'region', name: 'Démonstration' }

async function openData(visitor: Visitor): Promise<void> {
  await visitor.click(button(/^Démo/))
  await visitor.click(tab('Données', panel))
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

test('a scenario is chosen by the address', async ({ visitor }) => {
  expectErrors(/503/)
  await visitor.visit('/faq?scenario=fail-countries.list-503')
  await visitor.isAt('/faq')
  await visitor.sees(text('Les pays n’ont pas pu être chargés.'))
})

test('data: reset', async ({ visitor }) => {
  await addCountry(visitor)
  await openData(visitor)
  await visitor.click(button('Réinitialiser', panel))
  await visitor.click(button('Réinitialiser', { role: 'alertdialog' }))
  await visitor.sees(text('Rien n’a changé.', panel))
  await visitor.misses(text('Portugal', main))
})

test('data: export and import', async ({ visitor }) => {
  await addCountry(visitor)
  await openData(visitor)
  // Where a browser saves a file differs; what it is given does not.
  await visitor.run(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((exported) => Object.assign(globalThis, { exported }))
      return create(blob)
    }
    return true
  })
  await visitor.click(button('Exporter', panel))
  await visitor.until(() => 'exported' in globalThis)
  const exported = await visitor.run(() => (globalThis as unknown as { exported: string }).exported)
  await visitor.click(button('Réinitialiser', panel))
  await visitor.click(button('Réinitialiser', { role: 'alertdialog' }))
  await visitor.misses(text('Portugal', main))

  const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-export-'))
  const file = join(folder, 'base.json')
  await writeFile(file, exported)
  await visitor.choose({ fileField: 'Importer un fichier' }, file)
  await visitor.sees(text('Le fichier a été importé.', panel))
  await visitor.sees(text('Portugal', main))
  await rm(folder, { recursive: true })
})
