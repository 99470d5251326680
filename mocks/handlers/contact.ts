import type { Implementations } from './implementation.ts'

export const contactSubjects: Implementations<'contactSubjects'> = {
  list: ({ database }) => database.contactSubjects.all(),
}

export const mail: Implementations<'mail'> = {
  async send({ body, database }) {
    await database.mails.insert({ ...body, sentAt: new Date().toISOString() })
    return 'Mail sent'
  },
}
