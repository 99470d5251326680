import { addDays, getDayIn } from '../../src/domain/calendar-days.ts'
import { writeLetterAddress } from '../../src/domain/deadlines/letter-identity.ts'
import { button, combobox, heading, link, main, radio, text, textbox } from '../browsers/targets.ts'
import { matchText, nameCountry, testWalk } from './walk.ts'

testWalk({
  title:
    'a refused family reunification, from home to a date, its level, its price and the lawyers for an appeal',
  tag: '@smoke',
  circumstances: {
    'under a page translator': ['chromium', 'firefox'],
    'in English': ['chromium', 'webkitgtk'],
  },
  goal: { clicks: 10, keystrokes: 12 },
  steps: [
    async (visitor, { home, letter }) => {
      await visitor.visit('/')
      await visitor.click(link(matchText(home.doors.letter.title), main))
      await visitor.sees(heading(letter.title))
    },
    async (visitor, { letter }, language) => {
      await visitor.click(radio(nameCountry('BE', language)))
      await visitor.click(radio(matchText(letter.letters.visa.label)))
      await visitor.click(radio(office(language)))
      // The period in words comes before any date.
      await visitor.sees(text(language === 'en' ? /^Thirty days/ : /^Trente jours/, main))
    },
    async (visitor, { dates, letter }, language) => {
      await visitor.click(radio(letter.held.no))
      await visitor.click(radio(matchText(letter.came.hand.label)))
      const { day, month, year } = getYesterday()
      // From the last answer on by keyboard.
      for (const part of [day, month, year]) {
        await visitor.press('Tab')
        await visitor.type(part)
      }
      await visitor.reads(textbox(dates.parts.year), ([field]) => field?.value === year)
      await visitor.select(
        combobox(letter.questions.subject),
        language === 'en' ? 'Family reunification visa' : 'Visa regroupement familial',
      )
      await visitor.click(button(letter.submit))
      await visitor.sees(heading(matchText(letter.result.earliest)))
      await visitor.sees({ text: /1[\s,]?350/, within: main })
    },
    async (visitor, { layout, lawyers }, language) => {
      await visitor.click(link(layout.findLawyer.appeal, main))
      await visitor.sees(heading(lawyers.title))
      const { day, month, year } = getYesterday()
      // What the lawyer must know of the letter goes along.
      const letter = writeLetterAddress({
        country: 'BE',
        letter: 'visa',
        rule: 'be-refus',
        held: 'no',
        came: 'hand',
        received: `${year}-${month}-${day}`,
        subject: 'visa-regroupement-familial',
      })
      await visitor.isAt(
        `/avocatslist?country=belgique&category=regroupement-familial,recours-et-contentieux&language=${language}&subject=visa-regroupement-familial&level=3&letter=${encodeURIComponent(letter)}&sort=availability`,
      )
      await visitor.sees(button(matchText(lawyers.active.remove)))
      await visitor.sees({ ...link(/^Maître |^Me /, main), place: 0 })
    },
  ],
})

testWalk({
  title:
    'a refused family reunification, to its period in words, its level, its price and the lawyers',
  goal: { clicks: 7, keystrokes: 0 },
  steps: [
    async (visitor, { home, layout, letter, lawyers }, language) => {
      await visitor.visit('/')
      await visitor.click(link(matchText(home.doors.letter.title), main))
      await visitor.click(radio(nameCountry('BE', language)))
      await visitor.click(radio(matchText(letter.letters.visa.label)))
      await visitor.click(radio(office(language)))
      await visitor.sees(text(language === 'en' ? /^Thirty days/ : /^Trente jours/, main))
      await visitor.select(
        combobox(letter.questions.subject),
        language === 'en' ? 'Family reunification visa' : 'Visa regroupement familial',
      )
      await visitor.sees({ text: /1[\s,]?350/, within: main })
      await visitor.click(link(layout.findLawyer.appeal, main))
      await visitor.sees(heading(lawyers.title))
      await visitor.sees({ ...link(/^Maître |^Me /, main), place: 0 })
    },
  ],
})

/** That the Immigration Office refuses, and not a Region. */
const office = (language: string) =>
  language === 'en'
    ? /^The Immigration Office, a consulate/
    : /^L’Office des étrangers, un consulat/

/** The day before, in the time zone of Belgium. */
function getYesterday() {
  const [year = '', month = '', day = ''] = addDays(
    getDayIn('Europe/Brussels', new Date()),
    -1,
  ).split('-')
  return { day, month, year }
}

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
