import type { letter as model } from '../fr/letter.ts'
import type { Translation } from '../texts.ts'

export const letter = {
  eyebrow: 'Time limits',
  title: 'I received a letter',
  waiting: 'I am waiting for an answer',
  lead: 'A few questions, and you know by when to act, how it is counted and with whom. Your answers are in the address of this page and nowhere else.',
  loading: 'Loading the rules…',
  loadingVisas: 'Loading the visas…',
  failed: 'The rules could not be loaded.',
  failedAdvice:
    'Depending on the decision and the country, there are from forty-eight hours to two months to act; asylum and orders to leave give the least time. The time limit is in your letter, often at its end. Call today:',
  questions: {
    country: 'Which country sent the letter?',
    silentCountry: 'Which country has to answer?',
    letter: 'What does it say?',
    rule: 'Which of these is your situation?',
    held: 'Is the person detained or held?',
    came: 'How did it come?',
    posted: 'What is the date of the postmark?',
    dated: 'Which date is on the letter?',
    subject: 'What did you apply for?',
  },
  hints: {
    rule: 'The time limit is not the same.',
    held: 'Somebody who is detained, or held at the border or in a centre, has much less time.',
    came: 'The time limit does not start on the same day.',
    posted:
      'On the envelope: the time limit runs from the posting. If it cannot be read, leave this empty.',
    dated: 'If there is no postmark. Without either, no date is given.',
    subject: 'Optional: to show you a lawyer’s help and its price.',
  },
  starts: {
    receipt: {
      question: 'When did you receive it?',
      hint: 'The day on which you had it in your hands or, if it came before, that of the postman’s notice. For example: 27 11 2026.',
    },
    online: {
      question: 'When was it sent to you?',
      hint: 'The day of sending, at the top of the message, even if you read it later. For example: 27 11 2026.',
    },
    appeal: {
      question: 'When did your appeal arrive?',
      hint: 'The day of the acknowledgement of receipt. For example: 27 11 2026.',
    },
    application: {
      question: 'When did your complete application arrive?',
      hint: 'The day of the acknowledgement of receipt, of the certificate of filing or of the counter. For example: 27 11 2026.',
    },
  },
  came: {
    hand: { label: 'In hand', hint: 'At a counter, at the town hall or by the police.' },
    receipt: {
      label: 'By registered letter with acknowledgement of receipt',
      hint: 'You signed a slip that went back to the sender. If in doubt, choose ‘other post’.',
    },
    post: {
      label: 'By other post',
      hint: 'An ordinary letter, or a registered one without this slip.',
    },
    online: { label: 'By e-mail or online', hint: 'Also in a personal account.' },
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
      label: 'An answer to my appeal against the refusal of a visa, or none',
      hint: 'From the appeals commission (CRRV) or the deputy director for visas.',
    },
    silence: {
      label: 'No answer has come',
      hint: 'Neither to an application for a visa or a permit, nor to an appeal: silence can be a refusal.',
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
  held: { no: 'No, the person is free', yes: 'Yes, the person is detained or held' },
  submit: 'See my time limit',
  orientation: 'Go on choosing a visa',
  errors: {
    title_one: 'One answer is missing or needs another look',
    title_other: '{{count}} answers are missing or need another look',
    country: 'Choose the country that sent the letter.',
    letter: 'Choose what the letter says.',
    rule: 'Choose your situation.',
    held: 'Say whether the person is detained or held.',
    came: 'Say how the letter came.',
    future: 'This day has not come yet: check it.',
    longAgo: 'This day is very long ago: check the year.',
    late: 'This day cannot be later than the receipt.',
  },
  aside: {
    title: 'In any case',
    keep: 'Keep the letter and its envelope, and note the day and the hour at which you got them.',
    read: 'Read the end of the letter: the time limit and the address are often there. They prevail over this page.',
    proof: 'Keep the proof of the day on which your application arrived.',
    call: 'If in doubt, call.',
    rules: 'All rules and their sources',
  },
  result: {
    title: 'Your time limit',
    aim: 'Act before',
    lastDay: 'Probable last day',
    aimOver: 'Time is short: call now.',
    dated:
      'Counted from the date on the letter, because that of the postmark is missing: the time limit may be longer.',
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
    dayMissing: 'A date is missing to count from',
    addDay: 'Write the date of the letter',
    keepProof: 'Keep the proof that you applied',
    noDateAdvice:
      'For this letter no date is given here: a date might be wrong. Note the hour at which you received it, keep the envelope and call.',
    noAnswerAdvice:
      'Without an answer from the authority no date is given here: a date might be wrong. Keep the proof of the day on which your application arrived, and call.',
    reasons: {
      held: 'The person is detained or held: the time limit may be counted in hours.',
      letter: 'The time limit is in the letter, often at its end.',
      notChecked: 'Nobody has checked this rule for more than a year: it is given without a date.',
      silence:
        'No letter will say this time limit: it runs from the silence itself, and may be running already.',
      unknownSilence:
        'For this country, the site has read no rule on what silence means: no date is given. A letter that comes may start a time limit. Ask a lawyer whether silence starts one too.',
      postingUnknown:
        'Without the postmark or the date on the letter, the start of the time limit is not known: the rule is given without a date.',
      ended: 'This rule was read until {{day}} and must be read again: it is given without a date.',
      notInForce: 'This rule does not apply to a decision of that day: it is given without a date.',
      decisionMayBeOlder:
        'This time limit applies to decisions taken since {{day}}. You received yours soon after, and it may be older: the rule is given without a date.',
      unknownYear:
        'The holidays of that year are not known here: the rule is given without a date.',
    },
    period: 'The time limit',
    method: 'How it is counted',
    authority: 'To whom it goes',
    channel: 'By which way',
    suspends: 'Does the decision wait?',
    suspensive: {
      yes: 'Yes: it does not apply until the appeal is decided.',
      no: 'No: it applies during the appeal. A lawyer can ask for a suspension.',
      partly: 'Not always: read ‘Beware’ below.',
      unknown: 'The site has read no source on this: ask a lawyer.',
    },
    legalAid: 'A lawyer free of charge',
    exceptions: 'Beware',
    source: 'The source',
    counting: 'How this is counted, and the source',
    quotedIn: 'In {{language}}.',
    countedFrom: 'First day that counts: {{day}}.',
    moved: 'It would end on {{day}}, which is no working day.',
    calendar: 'Add to my calendar',
    calendarFailed: 'The file could not be made. Try again, or note the date.',
    print: 'Print',
    keep: 'Keep it in my file',
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
