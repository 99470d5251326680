import type { Language } from '#i18n/languages.ts'

import { button, combobox, heading, link, main, text } from '../browsers/targets.ts'
import { expect } from '../browsers/test.ts'
import type { Visitor } from '../browsers/visitor.ts'
import { matchText, nameCountry, testIn, testWalk } from './walk.ts'

const parts = { role: 'navigation', name: /^(?:Ce visa|This visa)/ }

const studentVisa = { fr: 'Visa étudiant', en: 'Student visa' }
const shortStay = { fr: 'Visa court séjour', en: 'Short-stay visa' }

testWalk({
  title: 'another country and visa, chosen at the head of a visa, are those of all its parts',
  circumstances: {
    'under a page translator': ['chromium', 'webkitgtk'],
    'with Back and Forward at each step': ['chromium', 'firefox'],
  },
  steps: [
    async (visitor, { visaSelection }) => {
      await visitor.visit('/detailsvisa/belgique/visa-etudiant')
      await visitor.sees(heading(visaSelection.next.title))
    },
    async (visitor, { visaSelection }, language) => {
      await visitor.click(text(visaSelection.change, main))
      await visitor.click(button(nameCountry('FR', language), main))
      await seesStudentVisa(visitor, nameCountry('FR', language), language)
    },
    async (visitor, { visaSelection }, language) => {
      // Forward changes the URL before the page, and the list is that of the country shown.
      await seesStudentVisa(visitor, nameCountry('FR', language), language)
      await visitor.select(combobox(visaSelection.visa, main), shortStay[language])
      await visitor.isAt('/detailsvisa/france/visa-court-sejour')
      await visitor.sees(heading(shortStay[language]))
    },
    async (visitor, { interventions, visaSelection }) => {
      await visitor.click(link(visaSelection.parts.interventions, parts))
      await visitor.isAt('/interventions/france/visa-court-sejour')
      await visitor.sees(heading(interventions.title))
    },
    async (visitor, { offers, visaSelection }) => {
      await visitor.click(link(visaSelection.parts.offers, parts))
      await visitor.isAt('/pricing/france/visa-court-sejour')
      await visitor.sees(heading(offers.title))
    },
    async (visitor, { lawyers, visaSelection }, language) => {
      await visitor.click(link(visaSelection.parts.lawyers, parts))
      await visitor.isAt(
        `/avocatslist?country=france&category=court-sejour&language=${language}&subject=visa-court-sejour`,
      )
      await visitor.sees(button(matchText(lawyers.active.remove)))
    },
  ],
})

testIn(
  ['chromium'],
  'a visa in two tabs: each keeps its choice, and both follow the language',
  async ({ visitor }) => {
    await visitor.visit('/detailsvisa/belgique/visa-etudiant')
    await visitor.sees(heading(studentVisa.fr))
    const other = await visitor.openTab()
    await other.visit('/detailsvisa/belgique/visa-etudiant')
    await other.click(text('Changer de pays ou de visa', main))
    await other.click(button('France', main))
    await seesStudentVisa(other, 'France', 'fr')
    await other.select(combobox('Langue'), 'English')
    await other.sees(link('The offers', main))
    await visitor.tab.show()
    await visitor.sees(heading(studentVisa.en))
    await visitor.isAt('/detailsvisa/belgique/visa-etudiant')
    expect(await visitor.run(() => document.querySelector('main details[open]'))).toBeNull()
  },
)

/** Waits for the page of a country, which follows its URL: first the country, then the visa. */
async function seesStudentVisa(
  visitor: Visitor,
  country: string,
  language: Language,
): Promise<void> {
  await visitor.reads(button(country, main), ([shown]) => shown?.isChecked === true)
  await visitor.sees(heading(studentVisa[language]))
}
