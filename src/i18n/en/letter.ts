import type { letter as model } from '../fr/letter.ts'
import type { Translation } from '../texts.ts'

export const letter = {
  eyebrow: 'Time limits',
  title: 'I received a letter',
  lead: 'A few questions, and you know by when to act, how it is counted and with whom. Your answers are in the address of this page and nowhere else.',
  loading: 'Loading the rules…',
  loadingVisas: 'Loading the visas…',
  failed: 'The rules could not be loaded.',
  failedAdvice:
    'Depending on the decision and the country, there are from forty-eight hours to three months to act; asylum and orders to leave give the least time. The time limit is in your letter, often at its end. Call today:',
  questions: {
    country: 'Which country sent the letter?',
    letter: 'What does it say?',
    rule: 'Which of these is your situation?',
    held: 'Is the person free?',
    received: 'When did you receive it?',
    appealArrived: 'When did your appeal arrive?',
    posted: 'What is the date of the postmark?',
    subject: 'What did you apply for?',
  },
  hints: {
    rule: 'The time limit is not the same.',
    held: 'Somebody who is detained, or held at the border or in a centre, has much less time.',
    received:
      'The day on which you had it in your hands or, if it came before, that of the postman’s notice. For example: 27 11 2026.',
    appealArrived: 'The day of the acknowledgement of receipt. For example: 27 11 2026.',
    posted:
      'Optional: on the envelope, if the letter came by post. A time limit can run from the posting.',
    subject: 'Optional: to show you a lawyer’s help and its price.',
  },
  otherCountry: 'Another country',
  noSubject: 'I don’t know, or something else',
  letters: {
    visa: {
      label: 'A visa is refused',
      hint: 'The answer of an embassy, a consulate or an immigration office to a visa application.',
    },
    residence: {
      label: 'Residence is refused, withdrawn or not renewed',
      hint: 'A permit, a card, a family reunification applied for on the spot.',
    },
    appeal: {
      label: 'An answer to my appeal, or none',
      hint: 'You have already contested the refusal of a visa.',
    },
    removal: {
      label: 'An order to leave the country',
      hint: 'Alone or with a refusal of residence.',
    },
    other: {
      label: 'Something else',
      hint: 'Asylum, nationality, a summons, a request for documents.',
    },
  },
  held: { no: 'Yes, the person is free', yes: 'No, the person is detained or held' },
  submit: 'See my time limit',
  orientation: 'Go on choosing a visa',
  errors: {
    title_one: 'One answer is missing or needs another look',
    title_other: '{{count}} answers are missing or need another look',
    country: 'Choose the country that sent the letter.',
    letter: 'Choose what the letter says.',
    rule: 'Choose your situation.',
    held: 'Say whether the person is free.',
    future: 'This day has not come yet: check it.',
    longAgo: 'This day is very long ago: check the year.',
    late: 'The postmark cannot be later than the receipt.',
  },
  aside: {
    title: 'In any case',
    keep: 'Keep the letter and its envelope, and note the day and the hour at which you got them.',
    read: 'Read the end of the letter: the time limit and the address are often there. They prevail over this page.',
    call: 'If in doubt, call.',
    rules: 'All rules and their sources',
  },
  result: {
    title: 'Your time limit',
    aim: 'Act before',
    lastDay: 'Probable last day',
    aimOver: 'Time is short: call now.',
    postmark:
      'If the letter came by post, the time limit may have begun earlier: add the date of the postmark to your answers.',
    aimLine: 'Act before {{day}}.',
    earliest: 'At the earliest, the time limit ends on',
    last: 'Probable last day: {{day}}.',
    prevails: 'Your letter prevails.',
    earliestDay: 'At the earliest, the time limit ends on {{day}}.',
    daysLeft_one: '{{count}} day left',
    daysLeft_other: '{{count}} days left',
    today: 'That is today',
    passed: 'Talk to a lawyer today',
    passedAdvice:
      'According to your answers this day has passed. The letter may say otherwise, it may not have been notified properly, and there are other ways: only a lawyer can tell.',
    notVerified: 'Demonstration: no lawyer has checked this rule.',
    verified: 'Checked by {{name}}.',
    checkedOn: 'Compared with its source on {{day}}.',
    noDate: 'Do not count alone: call today',
    noDateAdvice:
      'For this letter no date is given here: a date might be wrong. Note the hour at which you received it, keep the envelope and call.',
    reasons: {
      held: 'The person is detained or held: the time limit may be counted in hours.',
      letter: 'The time limit is in the letter, often at its end.',
      notChecked: 'Nobody has checked this rule for more than a year: it is given without a date.',
      notInForce: 'This rule does not apply to a decision of that day: it is given without a date.',
      decisionMayBeOlder:
        'This time limit applies to decisions taken since {{day}}. You received yours soon after, and it may be older: the rule is given without a date.',
      unknownYear:
        'The holidays of that year are not known here: the rule is given without a date.',
    },
    period: 'The time limit',
    method: 'How it is counted',
    exceptions: 'Beware',
    source: 'The source',
    countedFrom: 'First day that counts: {{day}}.',
    moved: 'It would end on {{day}}, which is no working day.',
    calendar: 'Add to my calendar',
    calendarFailed: 'The file could not be made. Try again, or note the date.',
    print: 'Print',
    keep: 'Keep it in my file, on this device',
    help: 'A lawyer’s help',
    answers: 'Your answers',
    edit: 'Change my answers',
  },
  event: {
    title: 'Deadline to be checked',
    text: 'Worked out on {{site}} on {{day}}. The letter prevails. {{url}}',
    file: 'deadline',
  },
  rulesPage: {
    title: 'The rules on time limits and their sources',
    lead: 'What the page about letters knows, rule by rule. Each says whether it gives a last day, the first day on which the time limit can end, or no date.',
    colours: { green: 'Last day', amber: 'At the earliest', red: 'No date' },
    quotation: 'The source says',
    back: 'Answer the questions',
    others: 'For another country or another letter the site knows no rule and gives no date.',
  },
} as const satisfies Translation<typeof model>
