import { button, combobox, heading, link, main, text, textbox } from '../browsers/targets.ts'
import { matchText, nameCountry, testWalk } from './walk.ts'

testWalk({
  title: 'a family, from its visa to a level, its price and a message',
  width: 1280,
  circumstances: {
    'in English': ['chromium', 'firefox'],
    'on a slow line': ['chromium', 'webkitgtk'],
  },
  steps: [
    async (visitor, { visaSelection }) => {
      await visitor.visit('/detailsvisa/belgique/visa-regroupement-familial')
      await visitor.sees(heading(visaSelection.next.title))
    },
    async (visitor, { interventions, visaSelection }) => {
      await visitor.click(link(new RegExp(`^${visaSelection.next.interventions}`), main))
      await visitor.isAt('/interventions/belgique/visa-regroupement-familial')
      await visitor.sees(heading(interventions.title))
    },
    async (visitor, { interventions, offers }) => {
      const third = interventions.levelHeading.replace('{{levelNumber}}', '3')
      await visitor.click(heading(matchText(third)))
      await visitor.click(link(interventions.offers, main))
      await visitor.sees(heading(offers.title))
      await visitor.isAt('/pricing/belgique/visa-regroupement-familial')
    },
    async (visitor, { contactForm, offers }, language) => {
      await visitor.click({ ...link(matchText(offers.chooseLevel), main), place: 2 })
      await visitor.isAt('/contact?country=belgique&subject=visa-regroupement-familial&level=3')
      // The choice is carried into the form.
      const [message = ''] = contactForm.namedLevel.replace('{{level}}', '3').split('{{title}}')
      await visitor.reads(
        textbox(contactForm.message),
        ([shown]) => shown?.value.startsWith(message) === true,
      )
      const country = nameCountry('BE', language)
      await visitor.reads(combobox(contactForm.country), ([shown]) => shown?.value === country)
    },
    async (visitor, { contactForm }) => {
      await visitor.fill(textbox(contactForm.name), 'Idriss Benali')
      await visitor.fill(textbox(contactForm.email), 'idriss@example.org')
      await visitor.fill(textbox(contactForm.phone), '+32470000000')
      await visitor.click(button(contactForm.send))
      await visitor.sees(text(matchText(contactForm.sent)))
    },
  ],
})
