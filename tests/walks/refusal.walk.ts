import { button, heading, link, main, text } from '../browsers/targets.ts'
import { matchText, testWalk } from './walk.ts'

testWalk({
  title:
    'a refused family reunification, from home to its level, its price and the lawyers for an appeal',
  goal: { clicks: 6, keystrokes: 0 },
  steps: [
    async (visitor, { home }) => {
      await visitor.visit('/')
      await visitor.click(text(home.doors.letter.title, main))
      await visitor.click(
        link(/regroupement|reunification/i, { role: 'navigation', name: home.doors.label }),
      )
      await visitor.isAt('/interventions/belgique/visa-regroupement-familial')
    },
    async (visitor, { lawyers, layout }, language) => {
      // The level is open: its price, and the period in words.
      await visitor.sees({ text: /1[\s,]?350/, within: main })
      await visitor.sees(text(language === 'en' ? /thirty days/ : /trente jours/, main))
      await visitor.click({ ...link(layout.findLawyer.level, main), place: 0 })
      await visitor.sees(heading(lawyers.title))
    },
    async (visitor, { lawyers }, language) => {
      await visitor.isAt(
        `/avocatslist?country=belgique&category=regroupement-familial,recours-et-contentieux&language=${language}&subject=visa-regroupement-familial&level=3&sort=availability`,
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
