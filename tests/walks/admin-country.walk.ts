import { button, combobox, group, heading, link, main, text, textbox } from '../browsers/targets.ts'
import { testWalk } from './walk.ts'

const levels = ['Conseil', 'Dossier', 'Représentation', 'Recours'].map((title, index) => ({
  title,
  number: index + 1,
  price: `${(index + 1) * 150} €`,
}))
const newLevel = group('Nouveau niveau')

testWalk({
  title:
    'a country with a visa and an intervention of four levels, from the forms to the public pages',
  width: 1280,
  steps: [
    async (visitor) => {
      await visitor.visit('/admin/countries')
      await visitor.click({ ...link('Ajouter un Pays'), place: 0 })
      await visitor.fill(textbox('Titre'), 'Portugal')
      await visitor.fill(textbox('Code'), 'PT')
      await visitor.click(button('Créer'))
      await visitor.sees(text('Le pays est créé.'))
      await visitor.sees(heading('Pays'))
    },
    async (visitor) => {
      await visitor.click({ ...link('Visas'), place: 0 })
      await visitor.click({ ...link('Ajouter un visa'), place: 0 })
      await visitor.fill(textbox('Nom'), 'Visa de travail')
      await visitor.fill(textbox('Résumé'), 'Pour une embauche au Portugal.')
      await visitor.fill(textbox('Contenu'), 'Le contrat vient d’abord.')
      await visitor.select(combobox('Pays'), 'Portugal')
      await visitor.click(button('Créer'))
      await visitor.sees(text('Le visa est créé.'))
      await visitor.sees(heading('Visas'))
    },
    async (visitor) => {
      await visitor.click({ ...link('Interventions'), place: 0 })
      await visitor.click({ ...link('Ajouter une intervention'), place: 0 })
      await visitor.select(combobox('Pays'), 'Portugal (PT)')
      await visitor.select(combobox('Visa'), 'Visa de travail')
      for (const { title, number, price } of levels) {
        await visitor.click(button('+ Ajouter un niveau'))
        await visitor.fill(textbox('Titre', newLevel), title)
        await visitor.fill(textbox('Résumé', newLevel), `Ce que comprend : ${title}.`)
        await visitor.fill(textbox('Description complète', newLevel), `Tout sur : ${title}.`)
        await visitor.fill(textbox('Montant', newLevel), String(number * 150))
        await visitor.fill(textbox('Prix affiché', newLevel), price)
        await visitor.press('Enter')
        await visitor.sees(heading(`Niveau ${number} - ${title}`))
      }
      await visitor.click(button('Créer'))
      await visitor.sees(text('L’intervention est créée.'))
      await visitor.sees(heading('Interventions'))
    },
    async (visitor, { interventions, visaSelection }) => {
      await visitor.visit('/interventions')
      await visitor.click(text(visaSelection.change, main))
      await visitor.click({ ...button('Portugal', main), place: 0 })
      await visitor.isAt('/interventions/portugal/visa-de-travail')
      for (const { title, number } of levels) {
        const levelHeading = interventions.levelHeading.replace('{{levelNumber}}', String(number))
        await visitor.sees(heading(levelHeading.replace('{{title}}', title)))
      }
      // A level opens with its description, and leads to the offers.
      await visitor.click(heading(/^Niveau 3/))
      await visitor.sees(text('Tout sur : Représentation.', main))
      await visitor.click(link(interventions.offers, main))
      await visitor.isAt('/pricing/portugal/visa-de-travail')
      for (const { price } of levels) await visitor.sees({ ...text(price, main), place: 0 })
    },
    async (visitor) => {
      await visitor.visit('/detailsvisa/portugal/visa-de-travail')
      await visitor.sees(text('Le contrat vient d’abord.', main))
      await visitor.visit('/contact')
      await visitor.select(combobox('Pays de destination'), 'Portugal')
    },
  ],
})
