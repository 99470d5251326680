import { button, heading, link, text, textbox } from '../browsers/targets.ts'
import { test } from '../browsers/test.ts'
import type { Visitor } from '../browsers/visitor.ts'

const form = '/admin/countries/formulaire/1'
const name = textbox('Titre')
const dialog = { role: 'dialog', name: /^Quitter sans enregistrer/ }
const offer = text(/^Un brouillon du .* est resté sur cet appareil/)

/** How a form is left. */
const ways = {
  'by a link': (visitor: Visitor) => visitor.click({ ...link('Visas'), place: 0 }),
  'by Back': (visitor: Visitor) => visitor.tab.back(),
} as const

/** Opens the form from the list, as a person does, and changes the name. */
async function change(visitor: Visitor, newName: string, scenario?: string): Promise<void> {
  await visitor.visit(`/admin/countries${scenario === undefined ? '' : `?scenario=${scenario}`}`)
  await visitor.click(link('Modifier Belgique'))
  await visitor.fill(name, newName)
  await visitor.sees(text('Modifications non enregistrées'))
}

/** What the server has, and whether a draft is offered, as the form shows it to whoever comes back. */
async function comesBackTo(
  visitor: Visitor,
  stored: string,
  draft: string | undefined,
): Promise<void> {
  await visitor.visit(`${form}?scenario=normal`)
  await visitor.reads(name, ([shown]) => shown?.value === stored)
  if (draft === undefined) {
    await visitor.misses(offer)
    return
  }
  await visitor.sees(offer)
  await visitor.click(button('Reprendre le brouillon'))
  await visitor.reads(name, ([shown]) => shown?.value === draft)
}

for (const [way, leave] of Object.entries(ways)) {
  test(`a form that is left ${way} before it is saved asks, and keeps a draft`, async ({
    visitor,
  }) => {
    await change(visitor, 'Royaume de Belgique')
    await leave(visitor)
    await visitor.click(button('Rester sur la fiche', dialog))
    await visitor.misses(dialog)
    await visitor.reads(name, ([shown]) => shown?.value === 'Royaume de Belgique')
    await leave(visitor)
    await visitor.click(button('Quitter et garder le brouillon', dialog))
    await visitor.misses(name)
    await comesBackTo(visitor, 'Belgique', 'Royaume de Belgique')
  })
}

test('a form that is left by Back during a slow save is saved, and left', async ({ visitor }) => {
  await change(visitor, 'Royaume de Belgique', 'slow')
  await visitor.click(button('Modifier'))
  await ways['by Back'](visitor)
  await visitor.sees(text('Le pays est modifié.'))
  await visitor.misses(name)
  await visitor.misses(dialog)
  await comesBackTo(visitor, 'Royaume de Belgique', undefined)
})

test('a form that is left by a link after it was saved asks nothing', async ({ visitor }) => {
  await change(visitor, 'Royaume de Belgique')
  await visitor.click(button('Modifier'))
  await visitor.sees(text('Le pays est modifié.'))
  await visitor.sees(heading('Pays'))
  await ways['by a link'](visitor)
  await visitor.misses(dialog)
  await comesBackTo(visitor, 'Royaume de Belgique', undefined)
})

test.describe('after a failed save', () => {
  // The client logs the failure.
  test.use({ ignoresErrors: true })
  test('a form that is left by a link asks, and keeps a draft', async ({ visitor }) => {
    await change(visitor, 'Royaume de Belgique', 'fail-countries.update-500')
    await visitor.click(button('Modifier'))
    await visitor.sees(text('L’enregistrement n’a pas abouti'))
    await ways['by a link'](visitor)
    await visitor.click(button('Quitter et garder le brouillon', dialog))
    await visitor.misses(name)
    await comesBackTo(visitor, 'Belgique', 'Royaume de Belgique')
  })
})

test.describe('a form whose tab is closed', () => {
  // The client logs the failed save.
  test.use({ ignoresErrors: true })

  for (const [moment, scenario, isSaving] of [
    ['before it is saved', 'normal', false],
    ['during a slow save', 'slow', true],
    ['after a failed save', 'fail-countries.update-500', true],
    ['after it was saved', 'normal', true],
  ] as const) {
    test(`loses nothing: ${moment}`, async ({ visitor }) => {
      const other = await visitor.openTab()
      await change(other, 'Royaume de Belgique', scenario)
      if (isSaving) await other.click(button('Modifier'))
      if (moment === 'during a slow save') await other.sees(text('Enregistrement en cours…'))
      if (moment === 'after a failed save')
        await other.sees(text('L’enregistrement n’a pas abouti'))
      if (moment === 'after it was saved') await other.sees(text('Le pays est modifié.'))
      // As when the tab is closed: the question is answered with yes, and the document is left.
      await other.leave()
      await visitor.show()
      await visitor.visit(`${form}?scenario=normal`)
      // The save may have reached the server; if not, what was typed is offered.
      await visitor.until(
        (typed) =>
          document.querySelector<HTMLInputElement>('input[name=name]')?.value === typed ||
          document.body.innerText.includes('Reprendre le brouillon'),
        'Royaume de Belgique',
      )
    })
  }
})
