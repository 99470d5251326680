import { expect, type Page } from '@playwright/test'

import type { Flow } from './visitor-flows.ts'

/** Every save and deletion of the back-office, with the writes that it must send. */
export const adminFlows: Record<string, { run: Flow; writes: string[] }> = {
  'a country is created, changed and deleted': {
    writes: ['POST /api/Country', 'PUT /api/Country/:id', 'DELETE /api/Country/:id'],
    async run(page, { siteUrl, persistsWrites }) {
      await page.goto(`${siteUrl}/admin/countries/formulaire`)
      await page.getByLabel('Titre').fill('Sénégal')
      await page.getByLabel('Code').fill('SN')
      await save(page, 'Créer', '/admin/countries')

      await page.goto(`${siteUrl}/admin/countries/formulaire/1`)
      await page.getByLabel('Titre').fill('Royaume de Belgique')
      await save(page, 'Modifier', '/admin/countries')

      // What others refer to is not deleted: the one just made, where the server kept it.
      await remove(page, persistsWrites ? /^Supprimer Sénégal/ : /^Supprimer /)
    },
  },

  'a visa is created with an image, changed and deleted': {
    writes: ['POST /api/Visas', 'PUT /api/Visas/:id', 'DELETE /api/Visas/:id'],
    async run(page, { siteUrl, persistsWrites }) {
      await page.goto(`${siteUrl}/admin/visas/formulaire`)
      await page.getByLabel('Nom').fill('Visa chercheur')
      await page.getByLabel('Résumé').fill('Pour la recherche & l’étude.')
      await editor(page, 'Contenu').fill('Le contenu du visa.')
      await page.getByRole('button', { name: /^Image (?:Choisir|Remplacer)/ }).setInputFiles(png)
      await expect(page.getByRole('img', { name: 'Aperçu de l’image' })).toBeVisible()
      await page.getByLabel('Pays').selectOption('Belgique')
      await save(page, 'Créer', '/admin/visas')

      await page.goto(`${siteUrl}/admin/visas/formulaire/1`)
      await page.getByLabel('Nom').fill('Visa de court séjour')
      await save(page, 'Modifier', '/admin/visas')

      await page.goto(`${siteUrl}/admin/visas?q=${persistsWrites ? 'chercheur' : 'visa'}`)
      await remove(page, persistsWrites ? /^Supprimer Visa chercheur/ : /^Supprimer /)
    },
  },

  'an intervention is created with a level, changed and deleted': {
    writes: ['POST /api/Intervention', 'PUT /api/Intervention/:id', 'DELETE /api/Intervention/:id'],
    async run(page, { siteUrl }) {
      await page.goto(`${siteUrl}/admin/interventions/formulaire`)
      await page.getByLabel('Pays').selectOption('Belgique (BE)')
      await page.getByLabel('Visa').selectOption('Visa étudiant')
      await page.getByRole('button', { name: '+ Ajouter un niveau' }).click()
      const level = page.getByRole('group', { name: 'Nouveau niveau' })
      await level.getByLabel('Titre').fill('Conseil')
      await level.getByLabel('Résumé').fill('Un premier avis.')
      await editor(page, 'Description complète').fill('Un entretien.')
      await level.getByLabel('Montant').fill('1500,50')
      await level.getByLabel('Prix affiché').fill('1 500,50 €')
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Niveau 1 - Conseil' })).toBeVisible()
      await save(page, 'Créer', '/admin/interventions')

      await page.goto(`${siteUrl}/admin/interventions/formulaire/1`)
      await page.getByRole('button', { name: 'Descendre le niveau 1' }).click()
      await save(page, 'Modifier', '/admin/interventions')
      await remove(page, /^Supprimer /)
    },
  },

  'an article is created with a new tag, changed and deleted': {
    writes: [
      'POST /api/Tags',
      'POST /api/Articles',
      'PUT /api/Articles/:id',
      'DELETE /api/Articles/:id',
    ],
    async run(page, { siteUrl }) {
      await page.goto(`${siteUrl}/admin/articles/formulaire`)
      await page.getByLabel('Titre').fill('Un nouvel article')
      await page.getByLabel('Introduction').fill('Ce qu’il faut savoir.')
      await editor(page, 'Contenu').fill('Un mot.')
      await page.getByLabel('Pays').selectOption('France')
      await page.getByLabel('Statut', { exact: true }).selectOption('Publié')
      await page.getByLabel('Nouveau tag').fill('permis unique')
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(page.getByLabel('Nouveau tag')).toHaveValue('')
      await save(page, 'Créer', '/admin/articles')

      await page.goto(`${siteUrl}/admin/articles/formulaire/1`)
      await page.getByLabel('Titre').fill('Un titre changé')
      await save(page, 'Modifier', '/admin/articles')
      await remove(page, /^Supprimer /)
    },
  },

  'a FAQ is created, changed and deleted': {
    writes: ['POST /api/Faq', 'PUT /api/Faq/:id', 'DELETE /api/Faq/:id'],
    async run(page, { siteUrl }) {
      await page.goto(`${siteUrl}/admin/faqs/formulaire/new`)
      await page.getByLabel('Question').fill('Qui répond au téléphone ?')
      await page.getByLabel('Réponse').fill('Le secrétariat.')
      await page.getByLabel('Pays').selectOption('Belgique')
      await page.getByLabel('Sujet').selectOption('Autre')
      await page.getByRole('button', { name: 'Créer', exact: true }).click()
      await expect(page.getByText('FAQ créée avec succès !')).toBeVisible()

      await page.goto(`${siteUrl}/admin/faqs/formulaire/1`)
      await page.getByLabel('Question').fill('Une question changée ?')
      await page.getByRole('button', { name: 'Modifier', exact: true }).click()
      await expect(page.getByText('FAQ modifiée avec succès !')).toBeVisible()

      await page.goto(`${siteUrl}/admin/faqs`)
      await remove(page, /^Supprimer /)
    },
  },
}

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function save(page: Page, name: 'Créer' | 'Modifier', list: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === list)
}

/** Deletes the first record whose button has this name, and waits until it is said. */
async function remove(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText(/^Suppression faite/)).toBeVisible()
}

const png = {
  name: 'point.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
