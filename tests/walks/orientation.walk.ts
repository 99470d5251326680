import { getResultPath } from '#domain/orientation/result-address.ts'

import { button, heading, link, main } from '../browsers/targets.ts'
import { matchText, nameCountry, testWalk } from './walk.ts'

testWalk({
  title:
    'somebody who wants to study, from home to the visa, a level with its price and the lawyers',
  circumstances: {
    'with the language changed half-way': ['chromium', 'webkitgtk'],
    'with Back and Forward at each step': ['chromium', 'firefox'],
  },
  goal: { clicks: 10, keystrokes: 0 },
  steps: [
    async (visitor, { home, pages, orientation }) => {
      await visitor.visit('/')
      await visitor.click({ text: matchText(home.doors.application.title), within: main })
      await visitor.click(link(matchText(pages.orientation.title), main))
      await visitor.sees(heading(matchText(orientation.questions.decision)))
    },
    async (visitor, { orientation }) => {
      await visitor.click(button(orientation.answers.decision.none))
      await visitor.sees(heading(matchText(orientation.questions.country)))
    },
    async (visitor, { orientation }, language) => {
      await visitor.click(button(nameCountry('BE', language)))
      await visitor.sees(heading(matchText(orientation.questions.purpose)))
    },
    async (visitor, { orientation }) => {
      await visitor.click(button(orientation.answers.purpose.study))
      await visitor.sees(heading(matchText(orientation.questions.regime)))
    },
    async (visitor, { orientation }) => {
      await visitor.click(button(orientation.answers.regime.neither))
      await visitor.sees(heading(matchText(orientation.questions.place)))
    },
    async (visitor, { orientation }) => {
      await visitor.click(button(orientation.answers.place.private))
      await visitor.sees(heading(matchText(orientation.questions.help)))
    },
    async (visitor, { orientation }, language) => {
      await visitor.click(button(orientation.answers.help.prepare))
      await visitor.sees(heading(matchText(orientation.result.title)))
      await visitor.isAt(getResultPath({ help: 'prepare' }))
      await visitor.sees(heading(language === 'en' ? 'Student visa' : 'Visa étudiant'))
      await visitor.sees({ text: /690/, within: main, place: 0 })
    },
    async (visitor, { interventions }, language) => {
      await visitor.click(
        link(language === 'en' ? /^Preparing and filing/ : /^Constitution et dépôt/, main),
      )
      await visitor.isAt('/interventions/belgique/visa-etudiant')
      await visitor.sees(heading(interventions.title))
    },
    async (visitor, { layout, lawyers }) => {
      await visitor.click({ ...link(matchText(layout.findLawyer.level), main), place: 0 })
      await visitor.sees(heading(lawyers.title))
      await visitor.sees({ ...link(/^Maître |^Me /, main), place: 0 })
    },
  ],
})
