import { button, editor, imageField, pngFile } from '../support/forms.ts'
import { captureWrite, holdWrites, trackWrites } from '../support/requests.ts'
import { allowErrors, expect, test, type BrowserContext, type Page } from '../support/test.ts'

const save = (page: Page, name: 'Créer' | 'Modifier') => button(page, name).click()
const unsavedNote = (page: Page) => page.getByText('Modifications non enregistrées')

/** Reads a record directly, without the interface. */
function readRecord(page: Page, path: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    async (url) => (await (await fetch(url)).json()) as Record<string, unknown>,
    path,
  )
}

test.describe('countries (spec 2.13.8, 2.1.18, 4.14, 5.9)', () => {
  test(
    'an editor creates one by a double click, which sends one request, and changes another (spec 7.2, 7.3, 7.4)',
    { tag: '@smoke' },
    async ({ page }) => {
      const writes = trackWrites(page)
      await page.goto('/admin/countries/formulaire')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer un pays')
      await page.getByLabel('Titre').fill('Sénégal')
      await page.getByLabel('Code').fill('SN')
      expect(await captureWrite(page, () => button(page, 'Créer').dblclick())).toEqual({
        method: 'POST',
        path: '/api/Country',
        body: { name: 'Sénégal', code: 'SN' },
      })
      await expect(page).toHaveURL('/admin/countries')
      await expect(page.getByText('Le pays est créé.')).toBeVisible()
      expect(writes).toHaveLength(1)

      await page.goto('/admin/countries/formulaire/1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier un pays')
      await expect(page.getByLabel('Titre')).toHaveValue('Belgique')
      await page.getByLabel('Titre').fill('Royaume de Belgique')
      expect(await captureWrite(page, () => save(page, 'Modifier'))).toEqual({
        method: 'PUT',
        path: '/api/Country/1',
        body: { id: 1, name: 'Royaume de Belgique', code: 'BE' },
      })
      await expect(page).toHaveURL('/admin/countries')
      await page.goto('/interventions')
      await page.getByText('Changer de pays ou de visa').click()
      for (const name of ['Sénégal', 'Royaume de Belgique'])
        await expect(button(page, name)).toBeVisible()
    },
  )
})

test.describe('FAQs (spec 2.13.5, 2.1.17, 4.15)', () => {
  test(
    'an editor creates one; a message appears and the form is empty (spec 7.26)',
    { tag: '@smoke' },
    async ({ page }) => {
      const question = 'Qui répond au téléphone ?'
      await page.goto('/admin/faqs/formulaire/new')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une FAQ')
      await page.getByLabel('Question').fill(question)
      await page.getByLabel('Réponse').fill('Le secrétariat.')
      await page.getByLabel('Pays').selectOption('Belgique')
      await page.getByLabel('Sujet').selectOption('Autre')
      expect(await captureWrite(page, () => save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Faq',
        body: { question, response: 'Le secrétariat.', countryId: 1, visaId: null },
      })
      await expect(page.getByText('FAQ créée avec succès !')).toBeVisible()
      await expect(page).toHaveURL('/admin/faqs/formulaire/new')
      await expect(page.getByLabel('Question')).toHaveValue('')
      await expect(page.getByLabel('Sujet')).toHaveValue('')
      // An emptied form has no unsaved changes.
      await page.getByRole('link', { name: 'Retour' }).click()
      // The list turns to the page of the new record.
      await expect(page.getByRole('rowheader', { name: question })).toBeVisible()
      await page.goto('/faq')
      await expect(page.getByText(question)).toBeVisible()
    },
  )

  test('an editor changes one; its form is filled from the list (spec 7.27, 7.35)', async ({
    page,
  }) => {
    await page.goto('/admin/faqs/formulaire/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier une FAQ')
    await expect(page.getByLabel('Question')).not.toHaveValue('')
    await page.getByLabel('Question').fill('Une question changée ?')
    expect(await captureWrite(page, () => save(page, 'Modifier'))).toEqual({
      method: 'PUT',
      path: '/api/Faq/1',
      body: {
        question: 'Une question changée ?',
        response: expect.any(String),
        countryId: 1,
        visaId: expect.any(Number),
      },
    })
    await expect(page.getByText('FAQ modifiée avec succès !')).toBeVisible()
  })
})

test.describe('visas (spec 2.13.9, 2.1.19)', () => {
  test(
    'an editor creates one with an image, and visitors see it (spec 7.9, 5.8)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/visas/formulaire')
      await page.getByLabel('Nom').fill('Visa chercheur')
      await page.getByLabel('Résumé').fill('Pour la recherche & l’étude.')
      await editor(page).fill('Le contenu du visa.')
      await imageField(page).setInputFiles(pngFile)
      await expect(page.getByRole('img', { name: 'Aperçu de l’image' })).toHaveCSS('width', '200px')
      await page.getByLabel('Pays').selectOption('Belgique')
      expect(await captureWrite(page, () => save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Visas',
        body: {
          name: 'Visa chercheur',
          content: '<p>Le contenu du visa.</p>',
          summary: 'Pour la recherche &amp; l’étude.',
          countryId: 1,
          interventionId: 1,
          image: expect.stringMatching(/^data:image\/png;base64,/),
        },
      })
      // The page of the list that has it.
      await expect(page).toHaveURL('/admin/visas?page=2')
      await page.goto('/detailsvisa/belgique/visa-chercheur')
      await expect(page.getByText('Le contenu du visa.')).toBeVisible()
    },
  )

  test('a second visa with the same slug gets a number, which the form shows and every URL uses (spec 5.2)', async ({
    page,
  }) => {
    const nav = page.getByRole('navigation', { name: 'Visas : Belgique' })
    await page.goto('/admin/visas/formulaire')
    await page.getByLabel('Nom').fill('Visa étudiant !')
    for (const country of ['France', 'Cameroun', 'Belgique']) {
      await page.getByLabel('Pays').selectOption(country)
      await expect(page.getByText(/visa-etudiant-2/)).toBeVisible()
    }
    await expect(page.getByLabel('Nom')).not.toHaveAttribute('aria-invalid')
    await editor(page).fill('Le second visa.')
    await save(page, 'Créer')
    await expect(page).toHaveURL('/admin/visas?page=2')

    await page.goto('/detailsvisa/belgique/visa-etudiant')
    await page.getByText('Changer de pays ou de visa').click()
    await nav.getByRole('link', { name: 'Visa étudiant !', exact: true }).click()
    await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant-2')
    await expect(page.getByText('Le second visa.')).toBeVisible()
    await expect(nav.locator('[aria-current]')).toHaveText(['Visa étudiant !'])
    for (const path of ['/interventions', '/pricing']) {
      await page.goto(`${path}/belgique/visa-etudiant-2`)
      await expect(page.getByLabel('Visa', { exact: true })).toHaveValue('visa-etudiant-2')
      await expect(page).toHaveURL(`${path}/belgique/visa-etudiant-2`)
    }
    await page.goto('/?country=belgique')
    await expect(
      page.locator('a[href$="/detailsvisa/belgique/visa-etudiant-2"]').first(),
    ).toBeAttached()
  })

  test('unchanged fields are sent back byte for byte (spec 7.8, 7.10)', async ({ page }) => {
    await page.goto('/admin/visas/formulaire/1')
    await expect(editor(page)).toBeVisible()
    const { content, summary, countryId, interventionId, image } = await readRecord(
      page,
      '/api/Visas/1',
    )
    const name = 'Visa de court séjour'
    await page.getByLabel('Nom').fill(name)
    expect(await captureWrite(page, () => save(page, 'Modifier'))).toEqual({
      method: 'PUT',
      path: '/api/Visas/1',
      body: { id: 1, name, content, summary, countryId, interventionId, image },
    })
    await page.goto('/detailsvisa/belgique/visa-de-court-sejour')
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })

  test('an image over 1 MB is scaled down, and the form shows both sizes', async ({ page }) => {
    await page.goto('/admin/visas/formulaire')
    await imageField(page).setInputFiles({
      name: 'grande.bmp',
      mimeType: 'image/bmp',
      buffer: createBitmap(900, 700),
    })
    await expect(page.getByText(/^Image réduite de \d,\d\sMo à \d+\sKo\.$/)).toBeVisible()
    const { body } = await captureWrite(page, () => save(page, 'Créer'))
    const { image } = body as { image: string }
    expect(image).toMatch(/^data:image\/jpeg;base64,/)
    expect(image.length).toBeLessThan(1_400_000)
  })
})

test('a save waits for a picture that is still being prepared', async ({ page }) => {
  await page.addInitScript(() => {
    const decode = globalThis.createImageBitmap.bind(globalThis)
    globalThis.createImageBitmap = async (file: ImageBitmapSource) => {
      await new Promise((resolve) => addEventListener('decode', resolve, { once: true }))
      return decode(file)
    }
  })
  await page.goto('/admin/visas/formulaire')
  await imageField(page).setInputFiles(pngFile)
  await expect(page.getByText('Préparation de l’image…')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const { body } = await captureWrite(page, () =>
    page.evaluate(() => void dispatchEvent(new Event('decode'))),
  )
  expect(body).toMatchObject({ image: expect.stringMatching(/^data:image\/png;base64,/) })
})

/** An uncompressed image: a header of 54 bytes, then 3 bytes a pixel. */
function createBitmap(width: number, height: number): Buffer {
  const file = Buffer.alloc(54 + width * height * 3, 0x80)
  file.fill(0, 0, 54)
  file.write('BM')
  for (const [offset, value] of [
    [2, file.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    file.writeUInt32LE(value, offset)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

test.describe('articles (spec 2.13.3, 4.12, 2.1.15)', () => {
  test(
    'an editor creates one with formatting, a list and a new tag, and visitors see it (spec 6.3, 7.19, 7.23)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/articles/formulaire')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer un article')
      await page.getByLabel('Titre').fill('Un nouvel article')
      await page.getByLabel('Introduction').fill('Ce qu’il faut savoir.')
      await editor(page).click()
      await page.keyboard.type('Un mot ')
      await button(page, 'Gras').click()
      await page.keyboard.type('fort')
      await button(page, 'Gras').click()
      await page.keyboard.press('Enter')
      await button(page, 'Liste à puces').click()
      await page.keyboard.type('un point')
      await page.getByLabel('Pays').selectOption('France')
      await page.getByLabel('Statut', { exact: true }).selectOption('Publié')
      await page.getByRole('checkbox', { name: 'refus' }).check()
      await page.getByLabel('Nouveau tag').fill('permis unique')
      await button(page, 'Ajouter').click()
      await expect(page.getByRole('checkbox', { name: 'permis unique' })).toBeChecked()
      await expect(page.getByLabel('Nouveau tag')).toHaveValue('')
      expect(await captureWrite(page, () => save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Articles',
        body: {
          title: 'Un nouvel article',
          authorId: 92,
          introduction: 'Ce qu’il faut savoir.',
          content: '<p>Un mot <strong>fort</strong></p><ul><li>un point</li></ul>',
          image: null,
          countryId: 2,
          statusId: 3,
          tagIds: [2, expect.any(Number)],
        },
      })
      await expect(page).toHaveURL('/admin/articles')
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Un nouvel article' })).toBeVisible()
    },
  )

  test('a changed article keeps its author, and its content byte for byte (spec 7.18, 7.20)', async ({
    page,
  }) => {
    await page.goto('/admin/articles/formulaire/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier un article')
    await expect(editor(page)).toBeVisible()
    const { authorId, introduction, content } = await readRecord(page, '/api/Articles/1')
    const title = 'Un titre changé'
    await page.getByLabel('Titre').fill(title)
    expect(await captureWrite(page, () => save(page, 'Modifier'))).toEqual({
      method: 'PUT',
      path: '/api/Articles/1',
      body: {
        id: 1,
        title,
        authorId,
        introduction,
        content,
        image: null,
        countryId: 1,
        statusId: 3,
        tagIds: [1, 2, 3, 6],
      },
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })

  test('the editor undoes, refuses a script URL as a link, and Tab leaves it (spec 5.5, 9.13)', async ({
    page,
  }) => {
    await page.goto('/admin/articles/formulaire/1')
    const content = editor(page)
    await content.press('ControlOrMeta+Home')
    // Inserted at once, because letters typed more than a second apart are undone one by one.
    await page.keyboard.insertText('Bonjour ')
    await expect(unsavedNote(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(unsavedNote(page)).toBeHidden()

    await content.press('ControlOrMeta+a')
    await button(page, 'Insérer un lien').click()
    const url = page.getByLabel('Adresse du lien')
    await expect(url).toBeFocused()
    await url.fill('javascript:alert(1)')
    await url.press('Enter')
    await expect(page.getByText(/^Indiquez une adresse complète/)).toBeVisible()
    await url.press('Escape')
    await expect(content).toBeFocused()
    await content.press('Tab')
    await expect(content).not.toBeFocused()
    await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toHaveCount(1)
  })
})

test.describe('interventions (spec 2.13.7, 2.1.16, 4.13)', () => {
  test('an editor creates one with a level (spec 7.14)', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/admin/interventions/formulaire')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une Intervention')
    await page.getByLabel('Pays').selectOption('Belgique (BE)')
    await page.getByLabel('Visa').selectOption('Visa étudiant')
    await button(page, '+ Ajouter un niveau').click()
    const level = page.getByRole('group', { name: 'Nouveau niveau' })
    await expect(level.getByLabel('Numéro du niveau')).toHaveValue('1')
    await level.getByLabel('Titre').fill('Conseil')
    await level.getByLabel('Résumé').fill('Un premier avis.')
    await editor(page, 'Description complète').fill('Un entretien.')
    await level.getByLabel('Montant').fill('1500,50')
    await level.getByLabel('Devise').selectOption('CAD')
    await level.getByLabel('Prix affiché').fill('1 500,50 $')
    await level.getByLabel('Base').fill('par personne')
    await level.getByLabel('Base').press('Enter')
    await expect(page.getByRole('heading', { name: 'Niveau 1 - Conseil' })).toBeVisible()
    const serviceFee = {
      valueString: '1 500,50 $',
      amount: 1500.5,
      currency: 'CAD',
      basis: 'par personne',
      notes: '',
    }
    const serviceLevel = {
      levelNumber: 1,
      title: 'Conseil',
      summary: 'Un premier avis.',
      fullDescription: '<p>Un entretien.</p>',
      serviceFee,
    }
    expect(await captureWrite(page, () => save(page, 'Créer'))).toEqual({
      method: 'POST',
      path: '/api/Intervention',
      body: { countryId: 1, visaId: expect.any(Number), serviceLevels: [serviceLevel] },
    })
    await expect(page).toHaveURL('/admin/interventions?page=2')
  })

  test('an editor moves, deletes and changes levels, and visitors see it (spec 7.13, 7.15)', async ({
    page,
  }) => {
    await page.goto('/admin/interventions/formulaire/1')
    const headings = page.getByRole('heading', { name: /^Niveau \d - / })
    const number = page.getByLabel('Numéro du niveau')
    const dialog = page.getByRole('dialog')
    await expect(headings).toHaveCount(4)
    const first = await headings.first().innerText()
    await button(page, 'Descendre le niveau 1').click()
    await expect(headings.nth(1)).toHaveText(first.replace('Niveau 1', 'Niveau 2'))
    await button(page, 'Supprimer le niveau 4').click()
    await expect(dialog).toContainText('Êtes-vous sûr de vouloir supprimer ce niveau ?')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(headings).toHaveCount(4)
    await button(page, 'Supprimer le niveau 4').click()
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await expect(headings).toHaveCount(3)
    await button(page, 'Modifier le niveau 3').click()
    await number.fill('2')
    await number.press('Enter')
    await expect(page.getByText(/^Un autre niveau porte déjà ce numéro/).first()).toBeVisible()
    await number.fill('7')
    await page.getByLabel('Titre').fill('Un niveau renommé')
    await page.getByLabel('Titre').press('Enter')
    // The level's editor has a button of the same name.
    await expect(page.getByRole('heading', { name: 'Niveau 7 - Un niveau renommé' })).toBeVisible()
    const { method, path, body } = await captureWrite(page, () => save(page, 'Modifier'))
    expect([method, path]).toEqual(['PUT', '/api/Intervention/1'])
    expect(body).toMatchObject({
      id: 1,
      serviceLevels: [{ levelNumber: 1 }, { levelNumber: 2 }, { levelNumber: 7 }],
    })
    await page.goto('/interventions/belgique/visa-court-sejour')
    await expect(page.getByText('Niveau 7 : Un niveau renommé')).toBeVisible()
  })
})

function getLevelIds(intervention: unknown): ReadonlySet<number | undefined> {
  const { serviceLevels } = intervention as { serviceLevels: { id?: number }[] }
  return new Set(serviceLevels.map(({ id }) => id))
}

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
const leaveWithDraft = (page: Page) =>
  leaveDialog(page).getByRole('button', { name: 'Quitter et garder le brouillon' }).click()
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour' })

async function editCountry(page: Page): Promise<void> {
  await page.goto('/admin/countries')
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
    await button(page, 'Modifier le niveau 3').click()
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

test.describe('unsaved changes', () => {
  test(
    'a link asks before it leaves; staying keeps the input',
    { tag: '@smoke' },
    async ({ page }) => {
      await editCountry(page)
      await backLink(page).click()
      await leaveDialog(page).getByRole('button', { name: 'Rester sur la fiche' }).click()
      await expect(page).toHaveURL('/admin/countries/formulaire')
      await expect(page.getByLabel('Titre')).toHaveValue('Sénégal')
      await backLink(page).click()
      await leaveDialog(page).getByRole('button', { name: 'Quitter sans rien garder' }).click()
      await expect(page).toHaveURL('/admin/countries')
    },
  )

  test('the browser’s back and forward buttons ask each time, and leave once', async ({ page }) => {
    await editCountry(page)
    await page.goBack()
    await expect(leaveDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(leaveDialog(page)).toBeHidden()
    await expect(page).toHaveURL('/admin/countries/formulaire')
    await page.goBack()
    await leaveWithDraft(page)
    await expect(page).toHaveURL('/admin/countries')
    await expect(leaveDialog(page)).toBeHidden()

    await editCountry(page)
    await page.getByLabel('Titre').fill('')
    await backLink(page).click()
    await expect(page).toHaveURL('/admin/countries')
    await page.goBack()
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(unsavedNote(page)).toBeVisible()
    await page.goForward()
    await leaveWithDraft(page)
    await expect(page).toHaveURL('/admin/countries')
  })

  test('a reload asks only after a change', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Code').click()
    await page.reload()
    expect(dialogs).toEqual([])
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(unsavedNote(page)).toBeVisible()
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
  })

  test('a link that is followed during a slow save leads on once the record is saved', async ({
    page,
  }) => {
    await page.goto('/admin/countries/formulaire/1?scenario=slow')
    await page.getByLabel('Titre').fill('Royaume de Belgique')
    await button(page, 'Modifier').click()
    await page.getByRole('link', { name: 'Visas', exact: true }).click()
    await expect(page.getByText('Le pays est modifié.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas')
    await expect(page).toHaveURL('/admin/visas')
  })

  test(
    'a draft is offered on return, and deleted when the form is saved',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/articles/formulaire')
      await page.getByLabel('Titre').fill('Un brouillon')
      await editor(page).fill('Le texte du brouillon.')
      await backLink(page).click()
      await leaveWithDraft(page)
      await expect.poll(() => listDrafts(page)).toEqual(['articles/new'])
      await page.goto('/admin/articles/formulaire')
      const offer = page.getByText(/^Un brouillon du .* est resté sur cet appareil/)
      await expect(offer).toBeVisible()
      await expect(page.getByLabel('Titre')).toHaveValue('')
      // Newer input that the user keeps replaces the draft.
      await page.getByLabel('Titre').fill('Un autre brouillon')
      await editor(page).fill('Le texte du brouillon.')
      await backLink(page).click()
      await leaveWithDraft(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
      await page.goBack()
      await button(page, 'Reprendre le brouillon').click()
      await expect(page.getByLabel('Titre')).toHaveValue('Un autre brouillon')
      await expect(editor(page)).toHaveText('Le texte du brouillon.')
      await save(page, 'Créer')
      await expect(page).toHaveURL('/admin/articles')
      // A form that shows no offer may not have read its draft yet.
      expect(await listDrafts(page)).toEqual([])
      await page.goto('/admin/articles/formulaire')
      await expect(page.getByLabel('Titre')).toHaveValue('')
      await expect(offer).toBeHidden()
    },
  )
})

test.describe('what is typed while a form is being saved', () => {
  test('stays in the form of an existing record', async ({ page }) => {
    const release = await holdWrites(page)
    await page.goto('/admin/countries/formulaire/1')
    await page.getByLabel('Titre').fill('Belgique fédérale')
    await save(page, 'Modifier')
    await expect(page.getByRole('status').filter({ hasText: 'Enregistrement' })).toBeAttached()
    await page.getByLabel('Titre').fill('Royaume de Belgique')
    await release()
    await expect(page.getByText('Le pays est modifié.')).toBeVisible()
    await expect(page.getByLabel('Titre')).toHaveValue('Royaume de Belgique')
    await expect(page.getByLabel('Titre')).toBeFocused()
    await expect(unsavedNote(page)).toBeVisible()
    expect(await readRecord(page, '/api/Country/1')).toMatchObject({ name: 'Belgique fédérale' })
    await save(page, 'Modifier')
    await expect(page).toHaveURL('/admin/countries')
    expect(await readRecord(page, '/api/Country/1')).toMatchObject({ name: 'Royaume de Belgique' })
  })

  test('is saved next with the ids that the server gave to new levels', async ({ page }) => {
    const release = await holdWrites(page)
    await page.goto('/admin/interventions/formulaire/1')
    await button(page, '+ Ajouter un niveau').click()
    await page.getByLabel('Titre').fill('Suivi')
    await page.getByLabel('Résumé').fill('Un rappel.')
    await page.getByLabel('Montant').fill('50')
    await page.getByLabel('Montant').press('Enter')
    await save(page, 'Modifier')
    const saving = page.getByRole('status').filter({ hasText: 'Enregistrement' })
    await expect(saving).toBeAttached()
    await button(page, 'Descendre le niveau 1').click()
    await release()
    await expect(page.getByText('L’intervention est modifiée.')).toBeVisible()
    await expect(saving).toHaveCount(0)
    const stored = await readRecord(page, '/api/Intervention/1')
    const { body } = await captureWrite(page, () => save(page, 'Modifier'))
    expect(getLevelIds(body).size).toBe(5)
    expect(getLevelIds(body)).toEqual(getLevelIds(stored))
  })

  test('is an edit of the record that is being created, at its own URL', async ({ page }) => {
    const release = await holdWrites(page)
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await page.getByLabel('Code').fill('SN')
    await save(page, 'Créer')
    await expect(page.getByRole('status').filter({ hasText: 'Enregistrement' })).toBeAttached()
    await page.getByLabel('Titre').fill('République du Sénégal')
    await release()
    await expect(page.getByText('Le pays est créé.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/countries\/formulaire\/\d+$/)
    await expect(page.getByLabel('Titre')).toBeFocused()
    const path = `/api/Country/${page.url().replace(/.*\//, '')}`
    expect(await readRecord(page, path)).toMatchObject({ name: 'Sénégal' })

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
async function editInTwoTabs(page: Page, context: BrowserContext, id: number): Promise<void> {
  const path = `/admin/countries/formulaire/${id}`
  await page.goto(path)
  await page.getByLabel('Titre').fill('La mienne')
  const other = await context.newPage()
  await other.goto(path)
  await other.getByLabel('Titre').fill('Une autre')
  await save(other, 'Modifier')
  await expect(other).toHaveURL('/admin/countries')
  await other.close()
  await expect(page.getByText(/^Cette fiche a changé/)).toBeVisible()
}

test.describe('a country changed in another tab', () => {
  test('is compared before it is overwritten', async ({ page, context }) => {
    await editInTwoTabs(page, context, 1)
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
  })

  test('can replace the input', async ({ page, context }) => {
    await editInTwoTabs(page, context, 2)
    await button(page, 'Comparer les deux versions').click()
    await button(page, 'Garder celle du serveur').click()
    await expect(page.getByLabel('Titre')).toHaveValue('Une autre')
    await expect(unsavedNote(page)).toBeHidden()
  })
})
