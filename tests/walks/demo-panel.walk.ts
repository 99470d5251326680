import { button, link, main, tab, text, textbox } from '../browsers/targets.ts'
import { testWalk } from './walk.ts'
import { en } from '../../mocks/devtools/texts/en.ts'
import { fr } from '../../mocks/devtools/texts/fr.ts'
import { findScenario } from '../../mocks/scenarios.ts'
import { notesTexts } from '../../packages/pinned-notes/texts.ts'

const texts = { fr, en }

testWalk({
  title: 'a stakeholder finds a scenario, breaks something, resets, pins and shares a note',
  width: 1440,
  circumstances: {
    'in English': ['chromium'],
  },
  goal: { clicks: 11, keystrokes: 8 },
  steps: [
    async (visitor, _, language) => {
      const { name, scenarios, tabs, toggleLabel } = texts[language]
      const panel = { role: 'region', name }
      const { path = '', title } = findScenario('image-broken') ?? {}
      await visitor.visit('/')
      await visitor.click(button(new RegExp(`^${toggleLabel}`)))
      await visitor.click(tab(tabs.scenarios, panel))
      await visitor.click(link(scenarios.showOn(path, title?.[language] ?? ''), panel))
      await visitor.isAt(path)
    },
    async (visitor) => {
      await visitor.fill(textbox('Nom'), 'Cassé')
      await visitor.click(button('Modifier'))
      await visitor.isAt('/admin/visas')
      await visitor.sees(text('Cassé', main))
    },
    async (visitor, _, language) => {
      const { reset } = texts[language]
      await visitor.click(button(reset.all, { role: 'region', name: texts[language].name }))
      await visitor.click(button(reset.all, { role: 'alertdialog' }))
      await visitor.sees(text(reset.done))
      await visitor.misses(text('Cassé', main))
    },
    async (visitor, _, language) => {
      const { add, box, list } = notesTexts[language]
      const { name, tabs } = texts[language]
      // Whether a page that is driven may write to the clipboard differs.
      await visitor.run(() => {
        navigator.clipboard.writeText = async (copied) => void Object.assign(globalThis, { copied })
      })
      await visitor.click(button(add))
      await visitor.click({ role: 'application' })
      await visitor.hasFocusOn(textbox(box.label))
      await visitor.type('OK')
      await visitor.press('Enter')
      await visitor.click(tab(tabs.notes, { role: 'region', name }))
      await visitor.click(button(list.link))
      await visitor.sees(text(list.copied))
      await visitor.until(() => 'copied' in globalThis)
    },
  ],
})
