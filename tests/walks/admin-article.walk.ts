import { button, combobox, heading, link, main, text, textbox } from '../browsers/targets.ts'
import type { Visitor } from '../browsers/visitor.ts'
import { testWalk } from './walk.ts'

const title = 'Renouveler sa carte de séjour'
const corrected = 'Renouveler à temps sa carte de séjour'
/** Of its row. */
const menu = `Autres actions\u00a0: ${corrected}`

testWalk({
  title: 'an article is written, previewed, saved, seen on the site, corrected and deleted',
  width: 1280,
  steps: [
    async (visitor) => {
      await visitor.visit('/admin')
      await visitor.click({ ...link('Articles'), place: 0 })
      // The dashboard has a link of the next one's name, too.
      await visitor.sees(button('Exporter en CSV'))
      await visitor.click({ ...link('Ajouter un article'), place: 0 })
      await visitor.sees(heading('Créer un article'))
    },
    async (visitor) => {
      await visitor.fill(textbox('Titre'), title)
      await visitor.fill(textbox('Introduction'), 'La demande se fait avant la fin.')
      await visitor.fill(textbox('Contenu'), 'Quarante-cinq jours avant.')
      await visitor.select(combobox('Statut'), 'Publié')
      await visitor.click(button('Aperçu'))
      await visitor.until((wanted) => {
        const page = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
        return page?.querySelector('h1')?.innerText === wanted
      }, title)
    },
    async (visitor) => {
      await visitor.click(button('Créer'))
      await visitor.sees(text('L’article est créé.'))
      await visitor.sees(heading('Articles'))
    },
    async (visitor) => {
      await readOnSite(visitor, title)
      await visitor.sees(text('Quarante-cinq jours avant.', main))
    },
    async (visitor) => {
      await visitor.visit('/admin/articles?tri=-id')
      await visitor.click(link(`Modifier ${title}`))
      await visitor.fill(textbox('Titre'), corrected)
      await visitor.click(button('Modifier'))
      await visitor.sees(text('L’article est modifié.'))
      await visitor.sees(heading('Articles'))
      await readOnSite(visitor, corrected)
      // What was not corrected is as it was.
      await visitor.sees(text('Quarante-cinq jours avant.', main))
    },
    async (visitor) => {
      await visitor.visit('/admin/articles?tri=-id')
      await visitor.click(button(menu))
      await visitor.click(button(`Supprimer ${corrected}`))
      await visitor.click(
        button('Supprimer', { role: 'alertdialog', name: 'Confirmer la suppression' }),
      )
      await visitor.misses(button(menu))
      await visitor.visit('/blog')
      await visitor.sees(heading('Comprendre, avant d’agir'))
      await visitor.misses(heading(corrected))
    },
  ],
})

/** From the blog to the article. */
async function readOnSite(visitor: Visitor, name: string): Promise<void> {
  await visitor.visit('/blog')
  await visitor.click({ ...link(name, main), place: 0 })
  await visitor.until((wanted) => document.querySelector('h1')?.innerText === wanted, name)
}
