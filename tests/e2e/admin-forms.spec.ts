import { button, editor } from '../support/forms.ts'
import { navigate } from '../support/navigate.ts'
import { captureWrite, holdWrites } from '../support/requests.ts'
import { allowErrors, expect, test, type Page } from '../support/test.ts'

const save = (page: Page, name: 'Créer' | 'Modifier') => button(page, name).click()
const unsavedNote = (page: Page) => page.getByText('Modifications non enregistrées')

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
const leaveWithDraft = (page: Page) =>
  leaveDialog(page).getByRole('button', { name: 'Quitter et garder le brouillon' }).click()
const leaveWithNothing = (page: Page) =>
  leaveDialog(page).getByRole('button', { name: 'Quitter sans rien garder' }).click()
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour' })

async function editCountry(page: Page): Promise<void> {
  await page.goto('/admin/countries')
  await openNewCountry(page)
}

async function openNewCountry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ajouter un Pays' }).first().click()
  await page.getByLabel('Titre').fill('Sénégal')
  await expect(unsavedNote(page)).toBeVisible()
}

test.describe('while the editor loads', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('a field below it stays where it is', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/create-editor-[^/]+\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/admin/interventions/formulaire/1')
    // Anywhere in its row.
    await page.getByRole('article').filter({ hasText: 'Niveau 3 - ' }).click()
    const amount = page.getByRole('textbox', { name: 'Montant' })
    await amount.focus()
    const before = await amount.boundingBox()
    expect(before).not.toBeNull()
    held.resolve()
    await expect(page.getByRole('textbox', { name: 'Description complète' })).toBeEditable()
    const moved = Math.abs(((await amount.boundingBox())?.y ?? 0) - (before?.y ?? 0))
    const twoLinesOfText = 48
    expect(moved).toBeLessThan(twoLinesOfText)
    await expect(amount).toBeInViewport()
  })
})

test('the editor undoes, and Tab leaves it (spec 9.13)', async ({ page }) => {
  await page.goto('/admin/articles/formulaire/1')
  const content = editor(page)
  await content.press('ControlOrMeta+Home')
  // Inserted at once, because letters typed more than a second apart are undone one by one.
  await page.keyboard.insertText('Bonjour ')
  await expect(unsavedNote(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(unsavedNote(page)).toBeHidden()
  await content.press('Tab')
  await expect(content).not.toBeFocused()
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toHaveCount(1)
})

test('a session that expires while one types loses nothing, even while the storage is slow', async ({
  page,
}) => {
  allowErrors(/401/)
  await page.addInitScript(holdDraftReads)
  const question = 'Une question réécrite juste avant la fin de la session ?'
  await page.goto('/admin/faqs/formulaire/1?scenario=session-expired')
  await page.getByLabel('Question').fill(question)
  await button(page, 'Modifier').click()
  const message = page.getByRole('alert')
  await expect(message).toContainText('Rien de ce que vous avez saisi n’est perdu.')
  await message.getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/connexion\b/)
  await expect.poll(() => listDrafts(page)).toEqual(['faqs/1'])
  await page.goto('/admin/faqs/formulaire/1?scenario=normal')
  await button(page, 'Reprendre le brouillon').click()
  await expect(page.getByLabel('Question')).toHaveValue(question)
  await button(page, 'Modifier').click()
  await expect(page.getByText('FAQ modifiée avec succès !')).toBeVisible()
})

// How a form is left, by a link and by Back, before, during and after a save: tests/walks/admin-leaving.walk.ts.
test('the buttons and the reload of the browser ask when input would be lost, and only then', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const release = await holdWrites(page)
  await test.step('Back asks each time, and leaves once', async () => {
    await editCountry(page)
    await page.goBack()
    await expect(leaveDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(leaveDialog(page)).toBeHidden()
    await expect(page).toHaveURL('/admin/countries/formulaire')
    await page.goBack()
    await leaveWithNothing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pays')
    await expect(leaveDialog(page)).toBeHidden()
  })
  await test.step('so does Forward, not after the input is deleted', async () => {
    await openNewCountry(page)
    await page.getByLabel('Titre').fill('')
    await backLink(page).click()
    await expect(page).toHaveURL('/admin/countries')
    await page.goBack()
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(unsavedNote(page)).toBeVisible()
    await page.goForward()
    await leaveWithNothing(page)
    // The URL is that of the list while the dialog still asks.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pays')
  })
  await test.step('a reload asks only after a change', async () => {
    await page.goBack()
    await page.getByLabel('Code').click()
    await page.reload()
    expect(asked).toEqual([])
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(unsavedNote(page)).toBeVisible()
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await button(page, 'Reprendre le brouillon').click()
    await expect(page.getByLabel('Titre')).toHaveValue('Sénégal')
  })
  await test.step('a record that is created has a URL of its own, to which its draft belongs', async () => {
    await page.getByLabel('Code').fill('SN')
    await save(page, 'Créer')
    await expect(page.getByRole('status').filter({ hasText: 'Enregistrement' })).toBeAttached()
    await page.getByLabel('Titre').fill('République du Sénégal')
    await release()
    await expect(page.getByText('Le pays est créé.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/countries\/formulaire\/\d+$/)
    const path = `/api/Country/${page.url().replace(/.*\//, '')}`
    await backLink(page).click()
    await leaveWithDraft(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pays')
    await page.goBack()
    await button(page, 'Reprendre le brouillon').click()
    await expect(page.getByLabel('Titre')).toHaveValue('République du Sénégal')
    await expect(page.getByText(/^Cette fiche a changé/)).toBeHidden()
    const { method, path: written } = await captureWrite(page, () => save(page, 'Modifier'))
    expect([method, written]).toEqual(['PUT', path])
    await expect(page).toHaveURL('/admin/countries')
  })
})

test.describe('while the list loads that a save leads to', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('what is typed becomes a draft of the record that was created', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/adminLists-[^/]+\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await page.getByLabel('Code').fill('SN')
    await save(page, 'Créer')
    await expect(page.getByText('Le pays est créé.')).toBeVisible()
    await page.getByLabel('Titre').fill('République du Sénégal')
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pays')
    await page.getByRole('link', { name: 'Modifier Sénégal' }).click()
    await button(page, 'Reprendre le brouillon').click()
    await expect(page.getByLabel('Titre')).toHaveValue('République du Sénégal')
  })
})

/** Runs in the page. While the session is expired, the form never receives the draft that it reads. */
function holdDraftReads(): void {
  if (!location.search.includes('session-expired')) return
  // oxlint-disable-next-line typescript/unbound-method -- called with the store it is meant for
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key)
    if (this.name === 'drafts')
      request.addEventListener('success', (event) => event.stopImmediatePropagation())
    return request
  }
}

/** The names of the stored drafts. */
function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('droit-de-cite-drafts')
        opening.addEventListener('success', () => {
          const { result: database } = opening
          const reading = database.transaction('drafts').objectStore('drafts').getAllKeys()
          reading.addEventListener('success', () => {
            database.close()
            resolve(reading.result.map(String))
          })
        })
      }),
  )
}

/** Edits the country in this tab and saves another name in a second one. */
async function editInTwoTabs(page: Page, other: Page, id: number): Promise<void> {
  const path = `/admin/countries/formulaire/${id}`
  await page.evaluate(navigate, path)
  await page.getByLabel('Titre').fill('La mienne')
  await other.evaluate(navigate, path)
  await other.getByLabel('Titre').fill('Une autre')
  await save(other, 'Modifier')
  await expect(other).toHaveURL('/admin/countries')
  await page.bringToFront()
  await expect(page.getByText(/^Cette fiche a changé/)).toBeVisible()
}

test('a country changed in another tab is compared before it is overwritten, or replaces the input', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin/countries')
    // The client has started.
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await editInTwoTabs(page, other, 1)
  await save(page, 'Modifier')
  const dialog = page.getByRole('dialog', { name: /^Cette fiche a changé/ })
  for (const name of ['La mienne', 'Une autre']) await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: 'Revenir à la fiche' }).click()
  await expect(page.getByLabel('Titre')).toHaveValue('La mienne')
  await save(page, 'Modifier')
  const { body } = await captureWrite(page, () =>
    dialog.getByRole('button', { name: 'Enregistrer la mienne' }).click(),
  )
  expect(body).toMatchObject({ name: 'La mienne' })
  await expect(page).toHaveURL('/admin/countries')

  await editInTwoTabs(page, other, 2)
  await button(page, 'Comparer les deux versions').click()
  await button(page, 'Garder celle du serveur').click()
  await expect(page.getByLabel('Titre')).toHaveValue('Une autre')
  await expect(unsavedNote(page)).toBeHidden()
})
