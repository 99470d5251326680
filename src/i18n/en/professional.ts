import type { professional as model } from '../fr/professional.ts'
import type { Translation } from '../texts.ts'

export const professional = {
  signIn: {
    eyebrow: 'Sign in',
    title: 'Personal accounts are not open yet',
    lead: 'The network asks for no account. Here is what you can do today, without signing in.',
    description: 'What is possible today without an account: find a lawyer, write, compare.',
    client: {
      title: 'You are looking for a lawyer',
      text: 'Searching, comparing and sending a message need no account. Your shortlist stays on this device.',
      action: 'Find a lawyer',
    },
    follow: {
      title: 'Your case is under way',
      text: 'Your lawyer writes to you directly. For a question about a step, ask the secretariat.',
      action: 'Write to the secretariat',
    },
    lawyer: {
      title: 'You are a lawyer',
      text: 'Profiles are kept by the secretariat. To join the network, send your application.',
      action: 'Apply to join',
    },
  },
  join: {
    eyebrow: 'Application',
    title: 'Are you a lawyer?',
    lead: 'The network brings independent lawyers together. Each keeps their own practice, their fees and the freedom to take a case or not.',
    description:
      'Joining the network: what is asked of lawyers, what is verified, and the application form.',
    requirements: {
      title: 'What we verify',
      oath: 'Your oath and your membership of a bar',
      insurance: 'Your professional liability insurance',
      practice: 'Your practice of immigration law, in a conversation',
    },
    steps: {
      title: 'What happens next',
      read: 'The secretariat reads your application and answers within ten days.',
      talk: 'A half-hour remote conversation with a lawyer of the network.',
      publish: 'Your profile appears once you have approved it.',
    },
    formTitle: 'Your application',
    formLead: 'Every field is required.',
  },
  form: {
    name: 'Full name',
    email: 'Professional email address',
    phone: 'Practice telephone',
    bar: 'Bar',
    barHint: 'For example: Liège-Huy Bar.',
    oathHint: 'For example: 2014.',
    oath: 'Year you were sworn in',
    languages: 'Working languages',
    areas: 'Areas of law',
    message: 'Describe your practice in a few lines',
    send: 'Send the application',
    sending: 'Sending…',
    sent: 'Your application has been sent',
    sentAdvice: 'The secretariat has received it and will answer within ten days.',
    failed: 'Your application could not be sent',
    failedAdvice: 'Nothing you wrote is lost. Try again in a moment, or write to us at',
    errors: {
      title_one: 'One field needs your attention before sending',
      title_other: '{{count}} fields need your attention before sending',
      name: 'Enter your full name.',
      email: 'Enter your email address.',
      emailFormat: 'Enter a complete email address, such as name@example.org.',
      phone: 'Enter your telephone number.',
      bar: 'Enter the bar you belong to.',
      oath: 'Enter the year you were sworn in, in four figures.',
      languages: 'Enter at least one working language.',
      areas: 'Enter at least one area of law.',
      message: 'Describe your practice.',
    },
  },
} as const satisfies Translation<typeof model>
