import type { services as model } from '../fr/services.ts'
import type { Translation } from '../texts.ts'

export const services = {
  eyebrow: 'Services',
  title: 'What we do, from the visa application to citizenship',
  lead: 'We are a network of independent lawyers. They prepare, file and defend. These are the seven situations people write to us about.',
  index: 'The seven services',
  note: 'Keep in mind.',
  chapters: {
    coming: { title: 'Coming here', text: 'Before you leave, and the day you arrive.' },
    living: { title: 'Living here', text: 'Winning the right to stay, keeping it, sharing it.' },
    staying: {
      title: 'Settling, standing up',
      text: 'Becoming a citizen, or contesting a refusal.',
    },
  },
  parts: {
    visa: {
      title: 'Visa',
      situation:
        'You want to study, work, start a business or join someone, and it all begins with an application at a consulate.',
      work: 'A lawyer reads your papers before the authorities do: whether the plan holds together, whether your means are proven, whether the dates agree, and what is missing. If your lawyer files for you, they follow the application until there is an answer.',
      note: 'A refusal stays on file for every later application. Two weeks late is better than incomplete.',
      link: 'Read about visas in detail',
    },
    entry: {
      title: 'Entry',
      situation:
        'The visa is in your passport, but it does not guarantee that you get in: you can still be questioned at the border.',
      work: 'We go through the papers to keep in your hand luggage and the questions that are usually asked. If you are refused entry or held, a lawyer takes it up with the authority and, where needed, with a judge.',
      note: 'In detention, deadlines can run in days or even hours. Ask at once to call a lawyer.',
      link: 'The short-stay visa',
    },
    residence: {
      title: 'Residence',
      situation:
        'You have arrived. Now you need a residence permit, then its renewal, or another one when your life changes.',
      work: 'We help with first registration, renewal and change of status: from student to employee, from employee to self-employed, from spouse to long-term resident. Your lawyer keeps the calendar and answers the authority’s requests.',
      note: 'Start preparing a renewal several months before the date on your card. Do not wait to be called in.',
      link: 'The work permit visa',
    },
    regularisation: {
      title: 'Regularisation',
      situation: 'You live here without a permit, perhaps for years, and you want that to end.',
      work: 'First a lawyer tells you plainly whether an application stands a chance and what it puts at risk. If it does, you gather the proof of your life here together: work, the children’s school, health, ties.',
      note: 'What you tell a lawyer is protected by professional secrecy, whatever your situation.',
      link: 'Talk to a lawyer',
    },
    family: {
      title: 'Family reunification',
      situation:
        'Your spouse, your children or your parents are far away, and the law lets them join you on certain conditions.',
      work: 'We check the family tie, then income, housing and insurance, in that order, because that is where applications tend to fail. We have certificates legalised and translated, then file for each member of the family.',
      note: 'A child’s age or the date of a marriage can change everything. Ask before, not after.',
      link: 'The family reunification visa',
    },
    naturalisation: {
      title: 'Naturalisation',
      situation:
        'You have lived here for a long time. You want to vote, to stop renewing a card, to belong for good.',
      work: 'Your lawyer counts your years of residence the way the authority will. They check language, integration, absences and criminal record, choose the route that fits and read the declaration before it goes.',
      note: 'Some states do not allow dual nationality. Check the law of your country of origin.',
      link: 'Find a lawyer',
    },
    contesting: {
      title: 'Contesting a decision',
      situation:
        'A visa refused, a permit withdrawn, an order to leave. The decision is there and time is running.',
      work: 'We read the reasons, check the deadline and tell you whether it is better to challenge the decision or to apply again. If an appeal is worth it, your lawyer drafts it, files it and argues it.',
      note: 'The deadline is stated in the decision. Send it to us the same day, with proof of when you received it.',
      link: 'Level III, the appeal',
    },
  },
  levels: {
    eyebrow: 'The four levels',
    title: 'You decide how far the lawyer goes',
    lead: 'Each of these services comes in four levels. You can stop at the first, and many people do.',
    first: {
      title: 'Legal advice and validation',
      text: 'A lawyer studies your situation and your papers. You leave with a written opinion: file, complete or wait.',
    },
    second: {
      title: 'Building and filing the case',
      text: 'Your lawyer puts the documents in order, drafts what needs drafting, files the application and answers questions.',
    },
    third: {
      title: 'Administrative or judicial appeal',
      text: 'The answer is no. Your lawyer studies the reasons, then contests the decision if that serves you.',
    },
    fourth: {
      title: 'Complete assistance',
      text: 'One lawyer from the first question to the residence permit, appeal included.',
    },
    interventions: 'See how we help',
    visas: 'Read about visas in detail',
  },
  lawyers: {
    eyebrow: 'The lawyers',
    title: 'One network, independent lawyers',
    lead: 'Each lawyer practises under their own name, at their own bar, and alone answers for your case.',
    independence:
      'The network does not plead in their place and does not choose in yours. It brings together lawyers who know immigration law, hand over from one country to another and put hard questions to each other. You may change lawyers at any time.',
    agreement:
      'Before any work begins, a fee agreement says what will be done and at what price. Nobody can promise you a visa, and a serious lawyer will not.',
    find: 'Find a lawyer',
    contact: 'Write to us',
  },
} as const satisfies Translation<typeof model>
