import { expectErrors, expect, test, type Page } from '../support/test.ts'

interface SentRequest {
  method: string
  path: string
  body: unknown
}

/** Presses what saves, and gives the one request that changes something. */
async function captureRequest(page: Page, act: () => Promise<void>): Promise<SentRequest> {
  const asked = page.waitForRequest((request) => /^(?:POST|PUT)$/.test(request.method()))
  await act()
  const request = await asked
  // Who goes on at once would cut it off.
  await request.response()
  const body: unknown = request.postDataJSON()
  return { method: request.method(), path: new URL(request.url()).pathname, body }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page, name: 'Créer' | 'Modifier') => () => button(page, name).click()
const editor = (page: Page, name = 'Contenu') => page.getByRole('textbox', { name, exact: true })
const imageField = (page: Page) =>
  page.getByRole('button', { name: /^Image (?:Choisir|Remplacer)/ })
const unsaved = 'Modifications non enregistrées'

test.describe('countries (spec 2.13.8, 2.1.18, 4.14)', () => {
  test(
    'one is created, seen by visitors, and changed (spec 7.2, 7.3, 7.4)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/countries/formulaire')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer un pays')
      await page.getByLabel('Titre').fill('Sénégal')
      await page.getByLabel('Code').fill('SN')
      expect(await captureRequest(page, save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Country',
        body: { name: 'Sénégal', code: 'SN' },
      })
      await expect(page).toHaveURL('/admin/countries')
      await expect(page.getByText('Le pays est créé.')).toBeVisible()
      await page.goto('/interventions')
      await expect(button(page, 'Sénégal')).toBeVisible()

      await page.goto('/admin/countries/formulaire/1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier un pays')
      await expect(page.getByLabel('Titre')).toHaveValue('Belgique')
      await page.getByLabel('Titre').fill('Royaume de Belgique')
      expect(await captureRequest(page, save(page, 'Modifier'))).toEqual({
        method: 'PUT',
        path: '/api/Country/1',
        body: { id: 1, name: 'Royaume de Belgique', code: 'BE' },
      })
      await expect(page).toHaveURL('/admin/countries')
      await page.goto('/interventions')
      await expect(button(page, 'Royaume de Belgique')).toBeVisible()
    },
  )

  test('what is missing is named, and focus goes to the summary (spec 5.9)', async ({ page }) => {
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await save(page, 'Créer')()
    const summary = page.getByRole('group', { name: 'Un champ est à revoir' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').click()
    await expect(page.getByLabel('Code')).toBeFocused()
    await expect(page.getByLabel('Titre')).toHaveValue('Sénégal')
  })

  test('a double click saves once', async ({ page }) => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url())
    })
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await page.getByLabel('Code').fill('SN')
    await button(page, 'Créer').dblclick()
    await expect(page).toHaveURL('/admin/countries')
    expect(writes).toHaveLength(1)
  })

  test('an id that no country has is ‘introuvable’, with a way back', async ({ page }) => {
    expectErrors(/404/)
    for (const id of ['9999', 'abc', '0', '1.5', '-1']) {
      await test.step(id, async () => {
        await page.goto(`/admin/countries/formulaire/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pays introuvable')
        await page.getByRole('link', { name: 'Revenir à la liste' }).click()
        await expect(page).toHaveURL('/admin/countries')
      })
    }
  })
})

test.describe('FAQs (spec 2.13.5, 2.1.17, 4.15)', () => {
  test(
    'one is created: the text of success, the fields cleared, no other page (spec 7.26)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/faqs/formulaire/new')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une FAQ')
      await page.getByLabel('Question').fill('Qui répond au téléphone ?')
      await page.getByLabel('Réponse').fill('Le secrétariat.')
      await page.getByLabel('Pays').selectOption('Belgique')
      await page.getByLabel('Sujet').selectOption('Autre')
      expect(await captureRequest(page, save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Faq',
        body: {
          question: 'Qui répond au téléphone ?',
          response: 'Le secrétariat.',
          countryId: 1,
          visaId: null,
        },
      })
      await expect(page.getByText('FAQ créée avec succès !')).toBeVisible()
      await expect(page).toHaveURL('/admin/faqs/formulaire/new')
      await expect(page.getByLabel('Question')).toHaveValue('')
      await expect(page.getByLabel('Sujet')).toHaveValue('')
      // Cleared is not unsaved: the way out is open.
      await page.getByRole('link', { name: 'Retour' }).click()
      await expect(page).toHaveURL('/admin/faqs')
      await page.goto('/faq')
      await expect(page.getByText('Qui répond au téléphone ?')).toBeVisible()
    },
  )

  test('one is changed: it is filled from the list (spec 7.27, 7.35)', async ({ page }) => {
    await page.goto('/admin/faqs/formulaire/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier une FAQ')
    await expect(page.getByLabel('Question')).not.toHaveValue('')
    await page.getByLabel('Question').fill('Une question changée ?')
    const { method, path, body } = await captureRequest(page, save(page, 'Modifier'))
    expect([method, path]).toEqual(['PUT', '/api/Faq/1'])
    expect(Object.keys(body as object).toSorted()).toEqual([
      'countryId',
      'question',
      'response',
      'visaId',
    ])
    expect(body).toMatchObject({ question: 'Une question changée ?' })
    await expect(page.getByText('FAQ modifiée avec succès !')).toBeVisible()
    await expect(page.getByLabel('Question')).toHaveValue('')
  })
})

const png = {
  name: 'point.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A picture without compression: 3 bytes a point after a header of 54. */
function createBitmap(width: number, height: number): Buffer {
  const file = Buffer.alloc(54 + width * height * 3, 0x80)
  file.fill(0, 0, 54)
  file.write('BM')
  for (const [place, value] of [
    [2, file.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const) {
    file.writeUInt32LE(value, place)
  }
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

test.describe('visas (spec 2.13.9, 2.1.19)', () => {
  test(
    'one is created with an image, and visitors see it (spec 7.9, 5.8)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/visas/formulaire')
      await page.getByLabel('Nom').fill('Visa chercheur')
      await page.getByLabel('Résumé').fill('Pour la recherche & l’étude.')
      await editor(page).fill('Le contenu du visa.')
      await imageField(page).setInputFiles(png)
      await expect(page.getByRole('img', { name: 'Aperçu de l’image' })).toHaveCSS('width', '200px')
      await page.getByLabel('Pays').selectOption('Belgique')
      expect(await captureRequest(page, save(page, 'Créer'))).toEqual({
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
      await expect(page).toHaveURL('/admin/visas')
      await page.goto('/detailsvisa/belgique/visa-chercheur')
      await expect(page.getByText('Le contenu du visa.')).toBeVisible()
    },
  )

  test('a second one of one slug gets a number, which the form says, and is reached by it (spec 5.2)', async ({
    page,
  }) => {
    const nav = page.getByRole('navigation', { name: 'Visas : Belgique' })
    await page.goto('/admin/visas/formulaire')
    await page.getByLabel('Nom').fill('Visa étudiant !')
    await page.getByLabel('Pays').selectOption('France')
    await expect(page.getByText(/visa-etudiant-2/)).toBeVisible()
    await page.getByLabel('Pays').selectOption('Cameroun')
    await expect(page.getByText(/visa-etudiant-2/)).toBeVisible()
    await page.getByLabel('Pays').selectOption('Belgique')
    await expect(page.getByText(/visa-etudiant-2/)).toBeVisible()
    await expect(page.getByLabel('Nom')).not.toHaveAttribute('aria-invalid')
    await editor(page).fill('Le second visa.')
    await save(page, 'Créer')()
    await expect(page).toHaveURL('/admin/visas')

    await page.goto('/detailsvisa/belgique/visa-etudiant')
    await nav.getByRole('link', { name: 'Visa étudiant !', exact: true }).click()
    await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant-2')
    await expect(page.getByText('Le second visa.')).toBeVisible()
    await expect(nav.locator('[aria-current]')).toHaveText(['Visa étudiant !'])
    for (const path of ['/interventions', '/pricing', '/detailsvisa']) {
      await page.goto(`${path}/belgique/visa-etudiant-2`)
      await expect(page.getByLabel('Visa', { exact: true })).toHaveValue('visa-etudiant-2')
      await expect(page).toHaveURL(`${path}/belgique/visa-etudiant-2`)
    }
    await page.goto('/?country=belgique')
    await expect(
      page.locator('a[href$="/interventions/belgique/visa-etudiant-2"]').first(),
    ).toBeAttached()
  })

  test('what nobody touched comes back to the byte (spec 7.8, 7.10)', async ({ page }) => {
    await page.goto('/admin/visas/formulaire/1')
    await expect(editor(page)).toBeVisible()
    const record: Record<string, unknown> = await page.evaluate(async () =>
      (await fetch('/api/Visas/1')).json(),
    )
    await page.getByLabel('Nom').fill('Visa de court séjour')
    const { path, body } = await captureRequest(page, save(page, 'Modifier'))
    expect(path).toBe('/api/Visas/1')
    expect(body).toEqual({
      id: 1,
      name: 'Visa de court séjour',
      content: record['content'],
      summary: record['summary'],
      countryId: record['countryId'],
      interventionId: record['interventionId'],
      image: record['image'],
    })
    await page.goto('/detailsvisa/belgique/visa-de-court-sejour')
    await expect(page.getByRole('heading', { name: 'Visa de court séjour' })).toBeVisible()
  })

  test('a file that is no image is refused in words', async ({ page }) => {
    await page.goto('/admin/visas/formulaire')
    const image = imageField(page)
    await image.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByText(/^Ce fichier n’est pas une image/)).toBeVisible()
    await image.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText(/^Cette image ne peut pas être lue/)).toBeVisible()
  })

  test('an image over 1 MB is scaled down, and its size told', async ({ page }) => {
    await page.goto('/admin/visas/formulaire')
    await imageField(page).setInputFiles({
      name: 'grande.bmp',
      mimeType: 'image/bmp',
      buffer: createBitmap(900, 700),
    })
    await expect(page.getByText(/^Image réduite de \d,\d\sMo à \d+\sKo\.$/)).toBeVisible()
    const { body } = await captureRequest(page, save(page, 'Créer'))
    const { image } = body as { image: string }
    expect(image).toMatch(/^data:image\/jpeg;base64,/)
    expect(image.length).toBeLessThan(1_400_000)
  })
})

test.describe('articles (spec 2.13.3, 4.12, 2.1.15)', () => {
  test(
    'one is created with everything it can hold (spec 6.3, 7.19, 7.23)',
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

      const { method, path, body } = await captureRequest(page, save(page, 'Créer'))
      expect([method, path]).toEqual(['POST', '/api/Articles'])
      expect(body).toEqual({
        title: 'Un nouvel article',
        authorId: 92,
        introduction: 'Ce qu’il faut savoir.',
        content: '<p>Un mot <strong>fort</strong></p><ul><li>un point</li></ul>',
        image: null,
        countryId: 2,
        statusId: 3,
        tagIds: [2, expect.any(Number)],
      })
      await expect(page).toHaveURL('/admin/articles')
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Un nouvel article' })).toBeVisible()
    },
  )

  test('one is changed: its own author stays, and its content to the byte (spec 7.18, 7.20)', async ({
    page,
  }) => {
    await page.goto('/admin/articles/formulaire/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier un article')
    await expect(editor(page)).toBeVisible()
    const record: Record<string, unknown> = await page.evaluate(async () =>
      (await fetch('/api/Articles/1')).json(),
    )
    await page.getByLabel('Titre').fill('Un titre changé')
    const { method, path, body } = await captureRequest(page, save(page, 'Modifier'))
    expect([method, path]).toEqual(['PUT', '/api/Articles/1'])
    expect(body).toEqual({
      id: 1,
      title: 'Un titre changé',
      authorId: record['authorId'],
      introduction: record['introduction'],
      content: record['content'],
      image: null,
      countryId: 1,
      statusId: 3,
      tagIds: [1, 2, 3, 6],
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Un titre changé' })).toBeVisible()
  })

  test('the editor: links of five kinds alone, undo, and the Tab key leaves it (spec 5.5, 9.13)', async ({
    page,
  }) => {
    await page.goto('/admin/articles/formulaire/1')
    const content = editor(page)
    await content.press('ControlOrMeta+Home')
    // At once: letters typed more than a second apart are undone one by one.
    await page.keyboard.insertText('Bonjour ')
    await expect(page.getByText(unsaved)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText(unsaved)).toBeHidden()

    await content.press('ControlOrMeta+a')
    await button(page, 'Insérer un lien').click()
    const address = page.getByLabel('Adresse du lien')
    await expect(address).toBeFocused()
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(page.getByText(/^Indiquez une adresse complète/)).toBeVisible()
    await address.press('Escape')
    await expect(content).toBeFocused()
    await content.press('Tab')
    await expect(content).not.toBeFocused()
    await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toHaveCount(1)
  })
})

test.describe('interventions (spec 2.13.7, 2.1.16, 4.13)', () => {
  test(
    'one is created with a level; while it is edited the form is locked (spec 7.14, 8.19)',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/interventions/formulaire')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une Intervention')
      await page.getByLabel('Pays').selectOption('Belgique (BE)')
      await page.getByLabel('Visa').selectOption('Visa étudiant')
      await button(page, '+ Ajouter un niveau').click()
      const level = page.getByRole('group', { name: 'Nouveau niveau' })
      await expect(level.getByLabel('Numéro du niveau')).toHaveValue('1')
      await expect(button(page, '+ Ajouter un niveau')).toBeDisabled()
      await expect(button(page, 'Créer')).toBeDisabled()
      await page.keyboard.press('ControlOrMeta+s')
      await expect(page.getByRole('alert')).toContainText(
        "Veuillez sauvegarder ou annuler le niveau en cours d'édition avant de soumettre le formulaire.",
      )
      await button(page, 'Ajouter').click()
      await expect(level.getByRole('group', { name: '3 champs sont à revoir' })).toBeFocused()
      await level.getByLabel('Titre').fill('Conseil')
      await level.getByLabel('Résumé').fill('Un premier avis.')
      await editor(page, 'Description complète').fill('Un entretien.')
      await level.getByLabel('Montant').fill('1500,50')
      await level.getByLabel('Devise').selectOption('CAD')
      await level.getByLabel('Prix affiché').fill('1 500,50 $')
      await level.getByLabel('Base').fill('par personne')
      await level.getByLabel('Base').press('Enter')
      await expect(page.getByRole('heading', { name: 'Niveau 1 - Conseil' })).toBeVisible()
      expect(await captureRequest(page, save(page, 'Créer'))).toEqual({
        method: 'POST',
        path: '/api/Intervention',
        body: {
          countryId: 1,
          visaId: expect.any(Number),
          serviceLevels: [
            {
              levelNumber: 1,
              title: 'Conseil',
              summary: 'Un premier avis.',
              fullDescription: '<p>Un entretien.</p>',
              serviceFee: {
                valueString: '1 500,50 $',
                amount: 1500.5,
                currency: 'CAD',
                basis: 'par personne',
                notes: '',
              },
            },
          ],
        },
      })
      await expect(page).toHaveURL('/admin/interventions')
    },
  )

  test('levels are changed, moved and taken away, and visitors see it (spec 7.13, 7.15)', async ({
    page,
  }) => {
    await page.goto('/admin/interventions/formulaire/1')
    const headings = page.getByRole('heading', { name: /^Niveau \d - / })
    await expect(headings).toHaveCount(4)
    const first = await headings.first().innerText()
    await page.getByRole('button', { name: 'Descendre le niveau 1' }).click()
    await expect(headings.nth(1)).toHaveText(first.replace('Niveau 1', 'Niveau 2'))
    await page.getByRole('button', { name: 'Supprimer le niveau 4' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer ce niveau ?')
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(headings).toHaveCount(4)
    await page.getByRole('button', { name: 'Supprimer le niveau 4' }).click()
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(headings).toHaveCount(3)
    await page.getByRole('button', { name: 'Modifier le niveau 3' }).click()
    await page.getByLabel('Numéro du niveau').fill('2')
    await page.getByLabel('Numéro du niveau').press('Enter')
    await expect(page.getByText(/^Un autre niveau porte déjà ce numéro/).first()).toBeVisible()
    await page.getByLabel('Numéro du niveau').fill('7')
    await page.getByLabel('Titre').fill('Un niveau renommé')
    await page.getByLabel('Titre').press('Enter')
    const { method, path, body } = await captureRequest(page, save(page, 'Modifier'))
    expect([method, path]).toEqual(['PUT', '/api/Intervention/1'])
    expect(body).toMatchObject({
      id: 1,
      serviceLevels: [{ levelNumber: 1 }, { levelNumber: 2 }, { levelNumber: 7 }],
    })
    await page.goto('/interventions/belgique/visa-court-sejour')
    await expect(page.getByText('Niveau 7 : Un niveau renommé')).toBeVisible()
  })
})

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })

async function editCountry(page: Page): Promise<void> {
  await page.goto('/admin/countries')
  await page.getByRole('link', { name: 'Ajouter un Pays' }).first().click()
  await page.getByLabel('Titre').fill('Sénégal')
  await expect(page.getByText(unsaved)).toBeVisible()
}

test.describe('unsaved changes are guarded on every way out', () => {
  test('a link asks; staying keeps what was typed', { tag: '@smoke' }, async ({ page }) => {
    await editCountry(page)
    await page.getByRole('link', { name: 'Retour' }).click()
    await leaveDialog(page).getByRole('button', { name: 'Rester sur la fiche' }).click()
    await expect(page).toHaveURL('/admin/countries/formulaire')
    await expect(page.getByLabel('Titre')).toHaveValue('Sénégal')
    await page.getByRole('link', { name: 'Retour' }).click()
    await leaveDialog(page).getByRole('button', { name: 'Quitter sans rien garder' }).click()
    await expect(page).toHaveURL('/admin/countries')
  })

  test('the browser’s back asks, and again; then it leaves once', async ({ page }) => {
    await editCountry(page)
    await page.goBack()
    await page.keyboard.press('Escape')
    await expect(leaveDialog(page)).toBeHidden()
    await expect(page).toHaveURL('/admin/countries/formulaire')
    await page.goBack()
    await leaveDialog(page).getByRole('button', { name: 'Quitter et garder le brouillon' }).click()
    await expect(page).toHaveURL('/admin/countries')
    await expect(leaveDialog(page)).toBeHidden()
  })

  test('the browser’s forward asks', async ({ page }) => {
    await editCountry(page)
    await page.getByLabel('Titre').fill('')
    await page.getByRole('link', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/admin/countries')
    await page.goBack()
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(page.getByText(unsaved)).toBeVisible()
    await page.goForward()
    await expect(leaveDialog(page)).toBeVisible()
    await leaveDialog(page).getByRole('button', { name: 'Quitter et garder le brouillon' }).click()
    await expect(page).toHaveURL('/admin/countries')
  })

  test('closing and reloading ask when something changed, and only then', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Code').click()
    await page.reload()
    expect(questions).toEqual([])
    await page.getByLabel('Titre').fill('Sénégal')
    await expect(page.getByText(unsaved)).toBeVisible()
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
  })

  test('a level that is being typed counts; an editor that was only opened does not', async ({
    page,
  }) => {
    await page.goto('/admin/interventions/formulaire/1')
    await page.getByRole('button', { name: 'Modifier le niveau 1' }).click()
    await expect(page.getByText(unsaved)).toBeHidden()
    await page.getByLabel('Titre').fill('Autre titre')
    await expect(page.getByText(unsaved)).toBeVisible()
    await page.getByRole('link', { name: 'Retour' }).click()
    await expect(leaveDialog(page)).toBeVisible()
  })
})

/** The forms of which the device keeps a draft. */
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

test.describe('a draft', () => {
  test(
    'of an unsaved form is offered back, and gone once it is saved',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/admin/articles/formulaire')
      await page.getByLabel('Titre').fill('Un brouillon')
      await editor(page).fill('Le texte du brouillon.')
      await page.getByRole('link', { name: 'Retour' }).click()
      await button(page, 'Quitter et garder le brouillon').click()
      await expect.poll(() => listDrafts(page)).toEqual(['articles/new'])
      await page.goto('/admin/articles/formulaire')
      await expect(page.getByText(/^Un brouillon du .* est resté sur cet appareil/)).toBeVisible()
      await expect(page.getByLabel('Titre')).toHaveValue('')
      await button(page, 'Reprendre le brouillon').click()
      await expect(page.getByLabel('Titre')).toHaveValue('Un brouillon')
      await expect(editor(page)).toHaveText('Le texte du brouillon.')
      await save(page, 'Créer')()
      await expect(page).toHaveURL('/admin/articles')
      // A form that offers none yet may still be looking for it.
      expect(await listDrafts(page)).toEqual([])
      await page.goto('/admin/articles/formulaire')
      await expect(page.getByLabel('Titre')).toHaveValue('')
      await expect(page.getByText(/^Un brouillon du/)).toBeHidden()
    },
  )
})

test.describe('a record changed in another tab', () => {
  test('is noticed before it is overwritten; both are shown, one is chosen', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/countries/formulaire/1')
    await page.getByLabel('Titre').fill('Belgique (mienne)')
    const other = await context.newPage()
    await other.goto('/admin/countries/formulaire/1')
    await other.getByLabel('Titre').fill('Belgique (autre)')
    await save(other, 'Modifier')()
    await expect(other).toHaveURL('/admin/countries')
    await other.close()

    await expect(page.getByText(/^Cette fiche a changé/)).toBeVisible()
    await save(page, 'Modifier')()
    const question = page.getByRole('dialog', { name: /^Cette fiche a changé/ })
    await expect(question).toContainText('Belgique (autre)')
    await expect(question).toContainText('Belgique (mienne)')
    await question.getByRole('button', { name: 'Revenir à la fiche' }).click()
    await expect(page.getByLabel('Titre')).toHaveValue('Belgique (mienne)')
    await save(page, 'Modifier')()
    const sent = await captureRequest(page, () =>
      question.getByRole('button', { name: 'Enregistrer la mienne' }).click(),
    )
    expect(sent.body).toMatchObject({ name: 'Belgique (mienne)' })
    await expect(page).toHaveURL('/admin/countries')
  })

  test('can be kept as it is there', async ({ page, context }) => {
    await page.goto('/admin/countries/formulaire/2')
    await page.getByLabel('Titre').fill('France (mienne)')
    const other = await context.newPage()
    await other.goto('/admin/countries/formulaire/2')
    await other.getByLabel('Titre').fill('France (autre)')
    await save(other, 'Modifier')()
    await expect(other).toHaveURL('/admin/countries')
    await other.close()
    await button(page, 'Comparer les deux versions').click()
    await button(page, 'Garder celle du serveur').click()
    await expect(page.getByLabel('Titre')).toHaveValue('France (autre)')
    await expect(page.getByText(unsaved)).toBeHidden()
  })
})

test('what is pasted breaks no policy, and is saved as visitors may see it', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/admin/articles/formulaire')
  await editor(page).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p style="color:red" onclick="alert(1)">Collé <span style="font-weight:700">ici</span><img src="data:image/svg+xml,<svg/>" alt="dessin"></p><h2>Titre</h2><script>alert(1)</script>',
    )
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(editor(page)).toContainText('Collé ici')
  await page.getByLabel('Titre').fill('Collé')
  const { body } = await captureRequest(page, save(page, 'Créer'))
  expect(body).toMatchObject({ content: '<p>Collé <strong>ici</strong></p><h2>Titre</h2>' })
  expect(violations).toEqual([])
})
