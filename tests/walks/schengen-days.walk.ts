import { button, group, heading, link, main, text, textbox } from '../browsers/targets.ts'
import type { Visitor } from '../browsers/visitor.ts'
import { matchText, testWalk } from './walk.ts'

/** From the first of three fields on by keyboard, with its neighbours. */
async function typeDays(visitor: Visitor, days: readonly string[]): Promise<void> {
  for (const [index, part] of days.flatMap((day) => day.split('/')).entries()) {
    if (index > 0) await visitor.press('Tab')
    await visitor.type(part)
  }
}

testWalk({
  title: 'from an article about travelling to the days that are used',
  circumstances: {
    'with nothing in the way': ['chromium', 'webkitgtk'],
    'with the language changed half-way': ['chromium'],
    'on a slow line': ['chromium', 'firefox'],
  },
  goal: { clicks: 7, keystrokes: 43 },
  steps: [
    async (visitor, { pages, schengen }) => {
      await visitor.visit(
        '/blog/quatre-vingt-dix-jours-dans-lespace-schengen-apprendre-a-les-compter-sans-erreur',
      )
      await visitor.click(link(pages.schengen.title, main))
      await visitor.sees(heading(schengen.title))
    },
    async (visitor, { dates, schengen }) => {
      const entry = group(matchText(schengen.entry))
      await visitor.click(textbox(dates.parts.day, entry))
      await typeDays(visitor, ['1/3/2026', '30/3/2026'])
    },
    async (visitor, { schengen }) => {
      // What was typed before is still there, in whatever language; the focus goes to the new entry.
      await visitor.click(button(schengen.add))
      await typeDays(visitor, ['1/6/2026', '30/7/2026'])
    },
    async (visitor, { dates, schengen }) => {
      const day = group(matchText(schengen.day))
      for (const [part, value] of [
        [dates.parts.day, '27'],
        [dates.parts.month, '8'],
        [dates.parts.year, '2026'],
      ] as const)
        await visitor.fill(textbox(part, day), value)
      await visitor.click(button(schengen.submit))
      await visitor.sees(heading(/^90 (?:jours utilisés|days used)/))
      await visitor.sees(text(schengen.result.noEntry, main))
    },
  ],
})
