import { button, combobox, heading, link, main, text, textbox } from '../browsers/targets.ts'
import { matchText, nameCountry, testWalk } from './walk.ts'

testWalk({
  title: 'a student on a phone, from home to a sent message',
  tag: '@smoke',
  circumstances: {
    'with nothing in the way': ['chromium', 'firefox'],
    'with Back and Forward at each step': ['chromium', 'webkitgtk'],
  },
  goal: { clicks: 12, keystrokes: 80 },
  steps: [
    async (visitor, { home, lawyers }) => {
      await visitor.visit('/')
      await visitor.click({ ...link(home.hero.find, main), place: 0 })
      await visitor.sees(heading(lawyers.title))
    },
    async (visitor, { lawyers }, language) => {
      await visitor.select(combobox(lawyers.search.country), nameCountry('BE', language))
      await visitor.isAt('/avocatslist?country=belgique')
    },
    async (visitor) => {
      await visitor.click({ ...link(/^Maître |^Me /, main), place: 0 })
      // Not any heading: those of the list are names, too.
      await visitor.until(
        () => document.querySelector('h1')?.innerText.startsWith('Maître ') === true,
      )
    },
    async (visitor, { lawyer }) => {
      await visitor.click({ ...button(lawyer.contact), place: 0 })
      await visitor.sees(heading(matchText(lawyer.form.title)))
    },
    async (visitor, { contactForm }, language) => {
      // The choice of the directory is carried into the form.
      const country = nameCountry('BE', language)
      await visitor.reads(combobox(contactForm.country), ([shown]) => shown?.value === country)
      await visitor.fill(textbox(contactForm.name), 'Awa Ndiaye')
      await visitor.fill(textbox(contactForm.email), 'awa@example.org')
      await visitor.fill(textbox(contactForm.phone), '+237600000000')
      await visitor.select(combobox(contactForm.subject), contactForm.other)
      await visitor.fill(textbox(contactForm.message), 'Ma rentrée est proche.')
      await visitor.click(button(contactForm.send))
      await visitor.sees(text(matchText(contactForm.sent)))
    },
  ],
})
