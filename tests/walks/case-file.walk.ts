import { button, combobox, heading, link, main, text, textbox } from '../browsers/targets.ts'
import { matchText, testWalk } from './walk.ts'

testWalk({
  title: 'from a visa to a file of its documents, and with its summary to a lawyer',
  circumstances: {
    'with nothing in the way': ['chromium', 'webkitgtk'],
    'with the language changed half-way': ['chromium', 'firefox'],
  },
  goal: { clicks: 9, keystrokes: 0 },
  steps: [
    async (visitor, { visaSelection, caseFile }) => {
      await visitor.visit('/detailsvisa/belgique/visa-etudiant')
      await visitor.click(link(visaSelection.next.caseFile, main))
      await visitor.sees(heading(caseFile.title))
    },
    async (visitor, { caseFile }) => {
      await visitor.click(button(caseFile.start.openWith))
      await visitor.sees(text(caseFile.next.list, main))
      await visitor.isAt('/mon-dossier')
    },
    async (visitor, { caseFile }, language) => {
      await visitor.click({ ...button(matchText(caseFile.documents.follow)), place: 0 })
      await visitor.select(
        combobox(language === 'en' ? /a passport valid/ : /un passeport valable/),
        caseFile.documents.statuses.ready,
      )
      await visitor.sees({
        text: language === 'en' ? '1 of 5 ready' : '1 prête sur 5',
        within: main,
      })
    },
    async (visitor, { layout, lawyers }) => {
      await visitor.click(link(layout.findLawyer.visa, main))
      await visitor.sees(heading(lawyers.title))
      await visitor.click({ ...link(/^Maître |^Me /, main), place: 0 })
      await visitor.until(
        () => document.querySelector('h1')?.innerText.startsWith('Maître ') === true,
      )
    },
    async (visitor, { caseFile, contactForm, lawyer }, language) => {
      await visitor.click({ ...button(lawyer.contact), place: 0 })
      await visitor.sees(heading(matchText(lawyer.form.title)))
      await visitor.click(button(caseFile.summary.add))
      await visitor.reads(textbox(contactForm.message), ([field]) =>
        Boolean(field?.value?.includes(language === 'en' ? '1 of 5 ready' : '1 prête sur 5')),
      )
    },
  ],
})
