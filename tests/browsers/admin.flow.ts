import { fileURLToPath } from 'node:url'

import { button, heading, link, text, textbox } from './targets.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const picture = fileURLToPath(new URL('../../public/share-fr.png', import.meta.url))
const newest = { role: 'row', place: 1 }

interface Change {
  readonly record: { title?: string; content: string; image: string } | null
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

test('an article is created with a picture, and with all that its text can hold', async ({
  visitor,
}) => {
  const content = textbox('Contenu')
  await visitor.visit('/admin/articles/formulaire')
  await visitor.fill(textbox('Titre'), 'Un nouvel article')
  await visitor.choose({ fileField: /^Image/ }, picture)
  await visitor.sees({ role: 'img', name: 'Aperçu de l’image' })
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
  await visitor.click(button('Créer'))
  // A page that is left while it loads says so in the console.
  await visitor.sees(text('L’article est créé.'))
  await visitor.sees(heading('Articles'))

  const changes = JSON.parse(await readChanges(visitor)) as Change[]
  const saved = changes.find(({ record }) => record?.title === 'Un nouvel article')?.record
  expect(saved?.image).toMatch(/^data:image\/png;base64,/)
  const written = saved?.content
    .replaceAll(/data:image\/[^"]+/g, 'data:')
    .replaceAll(/ (?:rel|loading|referrerpolicy)="[^"]+"/g, '')
  const once =
    'Un mot <strong>fort</strong></p><ul><li>un point</li></ul>' +
    '<p><a href="https://exemple.org/">https://exemple.org/</a></p>' +
    '<p><img src="data:" alt="La façade">'
  expect(written).toBe(`<p>${once}${once}</p>`)
})

const wordText = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=FR><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Un <b>dossier</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Une pièce<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Visa</p></td><td><p class=MsoNormal>180 €</p></td></tr></table>
<p class=MsoNormal>Après<img width=10 src="file:///C:/Users/a/clip_image001.png"><o:p></o:p></p>
<!--EndFragment--></body></html>`

const docsText =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span>Les conditions</span></h1>' +
  '<p dir="ltr"><span style="font-weight:400;">Un </span><span style="font-weight:700;">mot</span></p></b>'

/** As another program does: of what a page of another origin has copied, WebKit passes on only what it would show. */
async function copyElsewhere(visitor: Visitor, html: string): Promise<void> {
  await visitor.tab.goto('data:text/html,<p>Un texte</p>')
  await visitor.run((copied) => {
    addEventListener('copy', (event) => {
      event.preventDefault()
      event.clipboardData?.setData('text/html', copied)
    })
  }, html)
  await visitor.press('a', ['Control'])
  await visitor.press('c', ['Control'])
}

for (const { program, copied, lost, saved } of [
  {
    program: 'Word',
    copied: wordText,
    lost: /un tableau .* et une image/,
    saved:
      '<ul><li>Un <strong>dossier</strong><ul><li>Une pièce</li></ul></li></ul><p>Visa · 180 €</p><p>Après</p>',
  },
  {
    program: 'Google Docs',
    copied: docsText,
    lost: undefined,
    saved: '<h2>Les conditions</h2><p>Un <strong>mot</strong></p>',
  },
]) {
  test(`a text of ${program} is pasted`, async ({ visitor }) => {
    const content = textbox('Contenu')
    await copyElsewhere(visitor, copied)
    await visitor.visit('/admin/articles/formulaire')
    await visitor.fill(textbox('Titre'), 'Un article collé')
    await visitor.click(content)
    await visitor.press('v', ['Control'])
    if (lost !== undefined) {
      await visitor.sees(text(lost))
      await visitor.click(button('Annuler le collage'))
      await visitor.reads(content, ([shown]) => shown?.text === '')
      await visitor.press('v', ['Control'])
      await visitor.click(button('Garder'))
    }
    await visitor.misses(button('Annuler le collage'))
    await visitor.click(button('Créer'))
    await visitor.sees(text('L’article est créé.'))
    await visitor.sees(heading('Articles'))
    const changes = JSON.parse(await readChanges(visitor)) as Change[]
    const article = changes.find(({ record }) => record?.title === 'Un article collé')?.record
    expect(article?.content).toBe(saved)
  })
}

test('a page that goes into the back/forward cache ends its transactions', async ({ visitor }) => {
  // A read of this page that is still under way would be aborted too, and logged.
  await visitor.visit('/admin/countries')
  await visitor.sees(button(/^Autres actions/, newest))
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
  await visitor.sees({ ...button(/^Autres actions.+\?$/), place: 0 })
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
