import { button, combobox, group, heading, link, textbox } from '../browsers/targets.ts'
import type { Visitor } from '../browsers/visitor.ts'
import { testWalk } from './walk.ts'

/*
 * What the daily work of an administrator costs. Before a saved record led on to the next one and a level began with its
 * documented title, it was 47 clicks and 434 keystrokes for a country with one visa and four levels, and 17 clicks for an
 * article, which was then out of sight.
 */

const newLevel = group('Nouveau niveau')
const documentedTitles = [
  'Conseil juridique et validation',
  'Constitution et dépôt du dossier',
  'Recours administratif ou judiciaire',
  'Assistance complète',
]

/** The list marks the record, in sight. */
async function seesSaved(visitor: Visitor, name: string): Promise<void> {
  await visitor.until((wanted) => {
    const row = document.querySelector('[data-saved-row]')
    const place = row?.getBoundingClientRect()
    const isNamed = row?.textContent.includes(wanted) === true
    const isMarked = row?.textContent.includes('Enregistré à l’instant') === true
    return (
      isNamed && isMarked && place !== undefined && place.top >= 0 && place.bottom <= innerHeight
    )
  }, name)
}

testWalk({
  title: 'a country, its visa and an intervention of four levels, each leading on to the next',
  width: 1280,
  goal: { clicks: 20, keystrokes: 150 },
  steps: [
    async (visitor) => {
      await visitor.visit('/admin/countries')
      await visitor.click({ ...link('Ajouter un Pays'), place: 0 })
      await visitor.click(textbox('Titre'))
      await visitor.type('Portugal')
      await visitor.click(textbox('Code'))
      await visitor.type('PT')
      await visitor.click(button('Créer'))
      await seesSaved(visitor, 'Portugal')
    },
    async (visitor) => {
      await visitor.click(link('Ajouter un visa pour ce pays'))
      await visitor.click(textbox('Nom'))
      await visitor.type('Visa de travail')
      await visitor.reads(combobox('Pays'), ([shown]) => shown?.value !== '')
      await visitor.click(button('Créer'))
      // The sort puts it on the second page.
      await seesSaved(visitor, 'Visa de travail')
    },
    async (visitor) => {
      await visitor.click(link('Ajouter une intervention pour ce visa'))
      await visitor.reads(combobox('Visa'), ([shown]) => shown?.value !== '')
      await visitor.click(button('+ Ajouter un niveau'))
      for (const [index, title] of documentedTitles.entries()) {
        await visitor.reads(textbox('Titre', newLevel), ([shown]) => shown?.value === title)
        await visitor.hasFocusOn(textbox('Résumé', newLevel))
        await visitor.type('Un avis écrit.')
        await visitor.click(textbox('Montant', newLevel))
        await visitor.type(`${index + 1}50`)
        await visitor.press('Enter', ['Control'])
      }
      await visitor.misses(newLevel)
      await visitor.sees(heading('Niveau 4 - Assistance complète'))
      await visitor.click(button('Créer'))
      await seesSaved(visitor, 'Portugal')
      await visitor.sees(heading('Interventions'))
    },
  ],
})

testWalk({
  title: 'an article is written, published, and seen in its list',
  width: 1280,
  tag: '@smoke',
  goal: { clicks: 12, keystrokes: 150 },
  steps: [
    async (visitor) => {
      await visitor.visit('/admin')
      await visitor.click({ ...link('Articles'), place: 0 })
      await visitor.sees(button('Exporter en CSV'))
      await visitor.click({ ...link('Ajouter un article'), place: 0 })
      await visitor.click(textbox('Titre'))
      await visitor.type('Renouveler sa carte de séjour')
      await visitor.click(textbox('Introduction'))
      await visitor.type('La demande se fait avant la fin.')
      await visitor.click(textbox('Contenu'))
      await visitor.type('Quarante-cinq jours avant.')
      await visitor.select(combobox('Statut'), 'Publié')
      await visitor.click(button('Créer'))
      await seesSaved(visitor, 'Renouveler sa carte de séjour')
      await visitor.sees(link('Voir sur le site'))
    },
  ],
})
