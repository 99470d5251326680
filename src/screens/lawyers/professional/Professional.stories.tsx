import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'
import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/vous-etes-avocat'

const meta = { title: 'Screens/Lawyers/For lawyers', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 1.4) */
export const SignIn: Story = { parameters: pageAt('/connexion') }
export const SignInEnglish: Story = { globals: english, parameters: pageAt('/connexion') }
const onMail = fn<(mail: FormData) => void>()
export const Application: Story = {
  tags: ['state'],
  parameters: {
    app: {
      path,
      respond: async (request: Request, next: FetchFn) => {
        if (request.url.endsWith('/api/Email/SendMail')) onMail(await request.clone().formData())
        return next(request)
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    onMail.mockClear()
    const send = await canvas.findByRole('button', { name: 'Envoyer la candidature' })
    await step('names what is missing', async () => {
      await userEvent.click(send)
      const summary = await canvas.findByRole('group', { name: /8 champs sont à revoir/ })
      await waitFor(() => expect(summary).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: 'Barreau' })).toBeInvalid()
    })
    await step('sends the application to the secretariat', async () => {
      for (const [name, value] of [
        ['Nom et prénom', 'Ada Lejeune'],
        ['Adresse e-mail professionnelle', 'ada@example.org'],
        ['Téléphone du cabinet', '+3220000000'],
        ['Barreau', 'barreau de Mons'],
        ['Année de la prestation de serment', '2012'],
        ['Langues de travail', 'français'],
        ['Matières pratiquées', 'asile'],
        ['Présentez votre pratique en quelques lignes', 'Vingt dossiers par an.'],
      ] as const)
        await userEvent.type(canvas.getByRole('textbox', { name }), value)
      await userEvent.click(send)
      await expect(await canvas.findByText('Votre candidature est envoyée')).toBeVisible()
      await expect(onMail).toHaveBeenCalledOnce()
      await expect(onMail.mock.calls[0]?.[0].get('pSubject')).toBe(
        'Candidature d’avocat – barreau de Mons – Ada Lejeune',
      )
    })
  },
}
export const ApplicationEnglish: Story = { globals: english }
export const ApplicationPhone: Story = { globals: phone }
