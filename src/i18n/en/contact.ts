import type { contact as model } from '../fr/contact.ts'
import type { Translation } from '../texts.ts'

export const contact = {
  eyebrow: '01 — Contact',
  title: 'Reach us',
  lead: 'Three offices, one secretariat. Call the one nearest to you, or leave a message: your enquiry will go to the lawyer who knows situations like yours.',
  offices: 'Our offices',
  officeOf: { BE: 'Brussels office', FR: 'Paris office', CM: 'Douala office' },
  time: { BE: 'Brussels time', FR: 'Paris time', CM: 'Douala time' },
  hours: 'Monday to Friday, 09:00 to 17:00',
  /** As short as what replaces it once the time is known, so that no line is won or lost. */
  hoursOnWeekdays: 'Weekdays, 09:00 to 17:00',
  openUntil: 'Open until {{time}}',
  opensToday: 'Closed, opens today at {{time}}',
  opensTomorrow: 'Closed, opens tomorrow at {{time}}',
  opensOn: 'Closed, opens on {{day}} at {{time}}',
  call: 'Call {{phone}}',
  formEyebrow: '02 — Message',
  formTitle: 'Write to us',
  formLead: 'In a few lines, tell us where you are, where you are going and what is urgent.',
  next: {
    title: 'What happens next?',
    read: 'Our secretariat reads your message and passes it to a lawyer for the country concerned.',
    answer: 'You receive a reply at the email address you gave.',
    decide: 'You decide. Nothing is owed before an agreement is signed.',
    privacy:
      'Do not send identity documents through this form. What you write is read only within the network and stays confidential.',
  },
} as const satisfies Translation<typeof model>
