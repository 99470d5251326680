import { button, heading, link, main } from '../browsers/targets.ts'
import { matchText, testWalk } from './walk.ts'

testWalk({
  title:
    'a refused family reunification, from home to its level, its price and the lawyers for an appeal',
  goal: { clicks: 6, keystrokes: 0 },
  steps: [
    async (visitor, { visaCard }) => {
      await visitor.visit('/')
      const card = new RegExp(`^${visaCard.show} .*(?:regroupement|reunification)`, 'i')
      await visitor.click({ ...button(card, main), place: 0 })
      await visitor.click({ ...link(matchText(visaCard.moreAbout), main), place: 0 })
      await visitor.isAt('/detailsvisa/belgique/visa-regroupement-familial')
    },
    async (visitor, { visaDetails }) => {
      await visitor.click(link(new RegExp(`^${visaDetails.next.interventions}`), main))
      await visitor.isAt('/interventions/belgique/visa-regroupement-familial')
    },
    async (visitor, { interventions, lawyers, layout }) => {
      const third = interventions.levelHeading.replace('{{levelNumber}}', '3')
      await visitor.click(heading(matchText(third)))
      await visitor.sees({ text: /1\s?350/, within: main })
      await visitor.click(link(layout.findLawyer.level, main))
      await visitor.sees(heading(lawyers.title))
    },
    async (visitor, { lawyers }, language) => {
      await visitor.isAt(
        `/avocatslist?country=belgique&category=recours-et-contentieux&language=${language}&subject=visa-regroupement-familial&level=3`,
      )
      await visitor.sees(button(matchText(lawyers.active.remove)))
      await visitor.sees({ ...link(/^Maître |^Me /, main), place: 0 })
    },
  ],
})

testWalk({
  title: 'from an article to a lawyer',
  goal: { clicks: 3, keystrokes: 0 },
  steps: [
    async (visitor, { layout, lawyers }) => {
      await visitor.visit(
        '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours',
      )
      await visitor.click(link(layout.findLawyer.article, main))
      await visitor.sees(heading(lawyers.title))
    },
    async (visitor) => {
      await visitor.click({ ...link(/^Maître |^Me /, main), place: 0 })
      await visitor.until(
        () => document.querySelector('h1')?.innerText.startsWith('Maître ') === true,
      )
    },
    async (visitor, { lawyer }) => {
      await visitor.click({ ...button(lawyer.contact), place: 0 })
      await visitor.sees(heading(matchText(lawyer.form.title)))
    },
  ],
})
