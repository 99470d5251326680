import type { contactForm as model } from '../fr/contactForm.ts'
import type { Translation } from '../texts.ts'

export const contactForm = {
  allRequired: 'Please fill in every field.',
  name: 'Name',
  email: 'Email address',
  emailHint: 'The reply comes to this address: check it before you send.',
  phone: 'Telephone',
  phoneHint:
    'To call you back if a deadline is near, or if our email does not reach you. With the country code.',
  country: 'Country of destination',
  countryPlaceholder: 'Choose a country',
  countriesLoading: 'Loading countries…',
  countriesFailed: 'The list of countries could not be loaded. You can still choose ‘Other’.',
  subject: 'Subject',
  subjectPlaceholder: 'Choose a subject',
  subjectsLoading: 'Loading subjects…',
  subjectsFailed: 'The list of subjects could not be loaded. You can still choose ‘Other’.',
  other: 'Other',
  message: 'Message',
  messageHint: 'If you have received a decision, write down the day on which it was handed to you.',
  urgent: 'Does the time limit of an appeal, or a permit, end soon? Please also call',
  level: 'My enquiry is about level {{level}}',
  namedLevel: 'My enquiry is about level {{level}}, ‘{{title}}’.',
  recipientNote: 'Your message is for {{lawyer}}.',
  partlySent:
    'It has already been sent to {{lawyer}}. If you send it again, only the others will receive it.',
  retry: 'Try again',
  send: 'Send the message',
  sending: 'Sending…',
  errors: {
    title_one: 'One field needs attention before sending',
    title_other: '{{count}} fields need attention before sending',
    name: 'Enter your name.',
    email: 'Enter your email address.',
    emailFormat: 'Enter a complete email address, like name@example.org.',
    phone: 'Enter your telephone number.',
    country: 'Choose a country of destination, or ‘Other’.',
    subject: 'Choose a subject, or ‘Other’.',
    message: 'Write your message.',
  },
  failed: 'Your message could not be sent',
  failedFor: 'Your message could not be sent to {{lawyer}}',
  failedAdvice: 'Nothing you have written is lost. Try again in a moment, or write to us at',
  sent: 'Your message has been sent',
  sentAdvice: 'Our secretariat has received it and will reply to the address you gave.',
  sentAdviceFor_one:
    'Our secretariat is passing it on to the lawyer, who will reply to the address you gave.',
  sentAdviceFor_other:
    'Our secretariat is passing it on to each lawyer, and each will reply to the address you gave.',
} as const satisfies Translation<typeof model>
