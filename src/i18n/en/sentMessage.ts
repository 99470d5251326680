import type { sentMessage as model } from '../fr/sentMessage.ts'
import type { Translation } from '../texts.ts'

export const sentMessage = {
  title: 'Copy of your message',
  stamp: 'Sent',
  sentAt: 'Sent on',
  to: 'To',
  secretariat: 'Secretariat of {{name}}',
  name: 'Name',
  email: 'Email address',
  phone: 'Telephone',
  country: 'Country of destination',
  subject: 'Subject',
  level: 'Service level',
  message: 'Message',
  other: 'Other',
  print: 'Print the copy',
  download: 'Download the copy',
  notKept:
    'This site does not keep the copy: it is gone when you leave the page. Print or download it to keep it.',
  fileName: 'message-copy',
  answer: {
    title: 'When you will hear from us',
    network:
      'Our secretariat reads your message and passes it to a lawyer in the country concerned. The reply comes by email, to {{email}}.',
    lawyer:
      'Our secretariat passes your message on to {{lawyer}}. The reply comes by email, to {{email}}.',
    lawyers:
      'Our secretariat passes your message on to {{lawyer}}. Each reply comes by email, to {{email}}.',
    urgent:
      'We do not promise a date. If an appeal or a permit is about to expire, do not wait: call',
    hours: ', Monday to Friday, 09:00 to 17:00.',
  },
  prepare: {
    title: 'What to prepare meanwhile',
    visa: 'The documents and conditions of the visa you asked about:',
    decision:
      'The decision, if you have received one, with its envelope or the email that announced it: they prove the day it reached you.',
    papers: 'Your passport and your residence permits, even expired ones.',
    dates: 'The dates that matter: entry, application, decision, expiry.',
    file: 'Gather these documents in my file',
    keep: 'Keep them at hand. The lawyer will tell you how to send them.',
  },
  another: 'Send another message',
} as const satisfies Translation<typeof model>
