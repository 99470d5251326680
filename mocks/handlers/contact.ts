import type { Resolvers } from './resolver.ts'

export const contactSubjects: Resolvers<'contactSubjects'> = {
  list: ({ database }) => database.contactSubjects.all(),
}

export const mail: Resolvers<'mail'> = {
  async send({ body, database }) {
    await database.mails.insert({ ...body, sentAt: new Date().toISOString() })
    return 'Mail sent'
  },
}
