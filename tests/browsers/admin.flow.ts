import { fileURLToPath } from 'node:url'

import { button, checkbox, combobox, group, heading, link, text, textbox } from './targets.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const picture = fileURLToPath(new URL('../../public/share-fr.png', import.meta.url))
const newest = { role: 'row', place: 1 }

/** Deletes a record from its list, where the row names it. */
async function remove(visitor: Visitor, name: string | RegExp): Promise<void> {
  await visitor.click(button(name))
  const question = { role: 'alertdialog', name: 'Confirmer la suppression' }
  await visitor.click(button('Supprimer', question))
  await visitor.misses(button(name))
}

/** Waits for the list that a saved form leads to: a page that is left while it loads says so in the console. */
async function sentToList(visitor: Visitor, list: string, message: string): Promise<void> {
  await visitor.sees(text(message))
  await visitor.sees(heading(list))
}

/** What the mock has stored, as JSON. Not a request: in WebKit, the mock responds to the client's requests only. */
function readChanges(visitor: Visitor): Promise<string> {
  return visitor.run(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('droit-de-cite-demo')
        opening.addEventListener('success', () => {
          const { result: database } = opening
          const reading = database.transaction('changes').objectStore('changes').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
  )
}

test('a visa is created, edited, deleted, with its picture', async ({ visitor }) => {
  await visitor.visit('/admin/visas/formulaire')
  await visitor.fill(textbox('Nom'), 'Visa chercheur')
  await visitor.fill(textbox('Résumé'), 'Pour la recherche.')
  await visitor.fill(textbox('Contenu'), 'Le contenu du visa.')
  await visitor.choose({ fileField: /^Image/ }, picture)
  await visitor.sees({ role: 'img', name: 'Aperçu de l’image' })
  await visitor.select(combobox('Pays'), 'Belgique')
  await visitor.click(button('Créer'))
  await sentToList(visitor, 'Visas', 'Le visa est créé.')
  expect(await readChanges(visitor)).toContain('<p>Le contenu du visa.</p>')
  await visitor.visit('/admin/visas?tri=-id')
  await visitor.click(link(/^Modifier Visa chercheur/))
  await visitor.fill(textbox('Nom'), 'Visa de chercheur')
  await visitor.click(button('Modifier'))
  await sentToList(visitor, 'Visas', 'Le visa est modifié.')
  await visitor.visit('/admin/visas?tri=-id')
  await remove(visitor, /^Supprimer Visa de chercheur/)
})

test('an article is created, edited, deleted, with all that its text can hold', async ({
  visitor,
}) => {
  const content = textbox('Contenu')
  await visitor.visit('/admin/articles/formulaire')
  await visitor.fill(textbox('Titre'), 'Un nouvel article')
  await visitor.click(content)
  await visitor.tab.type('Un mot ')
  await visitor.click(button('Gras'))
  await visitor.tab.type('fort')
  await visitor.click(button('Gras'))
  await visitor.press('Enter')
  await visitor.click(button('Liste à puces'))
  await visitor.tab.type('un point')
  await visitor.press('Enter')
  await visitor.press('Enter')
  await visitor.click(button('Insérer un lien'))
  await visitor.fill(textbox('Adresse du lien'), 'https://exemple.org/')
  await visitor.click(button('Appliquer'))
  await visitor.press('Enter')
  await visitor.choose({ fileField: 'Insérer une image' }, picture)
  await visitor.fill(textbox('Ce que montre l’image'), 'La façade')
  await visitor.click(button('Insérer l’image'))
  await visitor.sees({ role: 'img', name: 'La façade', within: content })
  // What was written is copied, and pasted after itself.
  await visitor.press('a', ['Control'])
  await visitor.press('c', ['Control'])
  await visitor.press('End', ['Control'])
  await visitor.press('v', ['Control'])
  await visitor.reads(
    { role: 'img', name: 'La façade', within: content },
    (shown) => shown.length === 2,
  )
  await visitor.click(checkbox('refus'))
  await visitor.fill(textbox('Nouveau tag'), 'permis unique')
  await visitor.click(button('Ajouter'))
  await visitor.reads(checkbox('permis unique'), ([shown]) => shown?.isChecked === true)
  await visitor.click(button('Créer'))
  await sentToList(visitor, 'Articles', 'L’article est créé.')

  const changes = JSON.parse(await readChanges(visitor)) as {
    record: { title?: string; content: string } | null
  }[]
  const saved = changes.find(({ record }) => record?.title === 'Un nouvel article')?.record
  const written = saved?.content
    .replaceAll(/data:image\/[^"]+/g, 'data:')
    .replaceAll(/ (?:rel|loading|referrerpolicy)="[^"]+"/g, '')
  const once =
    'Un mot <strong>fort</strong></p><ul><li>un point</li></ul>' +
    '<p><a href="https://exemple.org/">https://exemple.org/</a></p>' +
    '<p><img src="data:" alt="La façade">'
  expect(written).toBe(`<p>${once}${once}</p>`)

  await visitor.visit('/admin/articles?tri=-id')
  await visitor.click(link('Modifier Un nouvel article'))
  await visitor.fill(textbox('Titre'), 'Un article changé')
  await visitor.click(button('Modifier'))
  await sentToList(visitor, 'Articles', 'L’article est modifié.')
  await visitor.visit('/admin/articles?tri=-id')
  await remove(visitor, 'Supprimer Un article changé')
})

test('an intervention is created, edited, deleted, with its levels', async ({ visitor }) => {
  await visitor.visit('/admin/interventions/formulaire')
  await visitor.select(combobox('Pays'), 'Belgique (BE)')
  await visitor.select(combobox('Visa'), 'Visa étudiant')
  await visitor.click(button('+ Ajouter un niveau'))
  const level = group('Nouveau niveau')
  await visitor.fill(textbox('Titre', level), 'Conseil')
  await visitor.fill(textbox('Résumé', level), 'Un premier avis.')
  await visitor.fill(textbox('Description complète', level), 'Un entretien.')
  await visitor.fill(textbox('Montant', level), '1500,50')
  await visitor.select(combobox('Devise', level), 'CAD')
  await visitor.click(button('Ajouter', level))
  await visitor.sees(heading('Niveau 1 - Conseil'))
  await visitor.click(button('Créer'))
  await sentToList(visitor, 'Interventions', 'L’intervention est créée.')

  await visitor.visit('/admin/interventions?tri=-id')
  await visitor.click(link(/^Modifier/, newest))
  await visitor.click(button('Modifier le niveau 1'))
  await visitor.reads(textbox('Montant'), ([shown]) => shown?.value.startsWith('1500,5') === true)
  await visitor.fill(textbox('Titre', group('Modifier le niveau')), 'Premier conseil')
  await visitor.press('Enter')
  await visitor.sees(heading('Niveau 1 - Premier conseil'))
  await visitor.click(button('Modifier'))
  await sentToList(visitor, 'Interventions', 'L’intervention est modifiée.')
  expect(await readChanges(visitor)).toContain('"amount":1500.5')

  await visitor.visit('/admin/interventions?tri=-id')
  await visitor.sees(text(/^29 résultats/))
  await visitor.click(button(/^Supprimer/, newest))
  await visitor.click(button('Supprimer', { role: 'alertdialog' }))
  await visitor.sees(text(/^28 résultats/))
})

test('a page that goes into the back/forward cache ends its transactions', async ({ visitor }) => {
  // A read of this page that is still under way would be aborted too, and logged.
  await visitor.visit('/admin/countries')
  await visitor.sees(button(/^Supprimer/, newest))
  // From now on, a transaction that reads a table does not end by itself.
  await visitor.run(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the index it is meant for
    const { getAll } = IDBIndex.prototype
    IDBIndex.prototype.getAll = function (this: IDBIndex, ...parameters) {
      const goOn = () => {
        try {
          this.objectStore.count().addEventListener('success', goOn)
        } catch {
          // The transaction is over.
        }
      }
      goOn()
      this.objectStore.transaction.addEventListener('abort', () => {
        document.documentElement.dataset['transaction'] = 'aborted'
      })
      return getAll.apply(this, parameters)
    }
  })
  await visitor.click({ ...link('FAQ'), place: 0 })
  await visitor.sees({ ...button(/^Supprimer .+\?$/), place: 0 })
  await visitor.run(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await visitor.until(() => document.documentElement.dataset['transaction'] === 'aborted')
})

test('a draft of what was not saved is offered after a reload', async ({ visitor }) => {
  await visitor.visit('/admin/articles/formulaire')
  await visitor.fill(textbox('Titre'), 'Un brouillon')
  await visitor.fill(textbox('Contenu'), 'Le texte du brouillon.')
  // At once, before the pause after which a draft is written.
  await visitor.reload()
  await visitor.click(button('Reprendre le brouillon'))
  await visitor.reads(textbox('Titre'), ([shown]) => shown?.value === 'Un brouillon')
  await visitor.reads(textbox('Contenu'), ([shown]) => shown?.text === 'Le texte du brouillon.')
})
