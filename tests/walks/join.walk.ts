import { button, heading, link, text, textbox } from '../browsers/targets.ts'
import { matchText, testWalk } from './walk.ts'

testWalk({
  title: 'a lawyer, from the directory to a sent application to join the network',
  tag: '@smoke',
  steps: [
    async (visitor, { lawyers, professional }) => {
      await visitor.visit('/avocatslist')
      await visitor.click(link(lawyers.directoryNav.signIn))
      await visitor.isAt('/connexion')
      await visitor.sees(heading(professional.signIn.title))
    },
    async (visitor, { professional }) => {
      await visitor.click(link(professional.signIn.lawyer.action))
      await visitor.isAt('/vous-etes-avocat')
      await visitor.sees(heading(professional.join.title))
    },
    async (visitor, { professional: { form } }) => {
      await visitor.fill(textbox(form.name), 'Ada Lejeune')
      await visitor.fill(textbox(form.email), 'ada@example.org')
      await visitor.fill(textbox(form.phone), '+3220000000')
      await visitor.fill(textbox(form.bar), 'barreau de Mons')
      await visitor.fill(textbox(form.oath), '2012')
      await visitor.fill(textbox(form.languages), 'français')
      await visitor.fill(textbox(form.areas), 'asile')
      await visitor.fill(textbox(form.message), 'Vingt dossiers par an.')
      await visitor.click(button(form.send))
      await visitor.sees(text(matchText(form.sent)))
    },
  ],
})
