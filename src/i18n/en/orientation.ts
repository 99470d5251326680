import type { orientation as model } from '../fr/orientation.ts'
import type { Translation } from '../texts.ts'

const questions = {
  decision: 'Have you received a decision?',
  country: 'For which country?',
  pair: 'Which countries are you hesitating between?',
  purpose: 'What do you want to do there?',
  regime: 'Are you a citizen of the EU, the EEA or Switzerland, or a close relative of one?',
  place: 'Where are you now?',
  help: 'What help are you looking for?',
} as const

const names = {
  decision: 'Decision received',
  country: 'Country',
  pair: 'The two countries',
  purpose: 'What you want to do',
  regime: 'EU, EEA or Switzerland',
  place: 'Where you are',
  help: 'Help you are looking for',
} as const

const hints = {
  decision: 'A letter or a message from an embassy, a consulate or a public authority.',
  country: 'The one where you want to go, or to stay.',
  pair: 'Both are shown, one after the other.',
  purpose: 'If several answers are true, take the one that brings you there.',
  regime:
    'The states of the European Union, Iceland, Liechtenstein, Norway and Switzerland. A close relative: your spouse or partner, your child or your parent.',
  place:
    'Optional. This answer stays in the memory of this page: not in its address, not on the device, and it is not sent. It is gone when you close the page.',
  help: 'Nothing is chosen for you: the result shows every level and every price.',
} as const

const reasons = {
  decision: 'A decision often starts a short time limit, which comes before the choice of a visa.',
  country: 'Each country has its own visas, conditions and lawyers.',
  pair: 'To put them near each other, with their visas and prices.',
  purpose: 'Each visa has one purpose.',
  regime:
    'In these states, these citizens and their relatives often come under another law, which does not always ask for a visa.',
  place: 'The procedure is not the same, and some steps call for advice first.',
  help: 'It does not change the visa, but the level and its price.',
} as const

const answers = {
  decision: {
    none: 'No, I am preparing an application',
    refusal: 'Yes, a refusal',
    order: 'Yes, an order to leave the country',
    waiting: 'No, I am waiting for an answer',
    unknown: 'I received something, and don’t know what it is',
  },
  country: {
    two: 'I am hesitating between two countries',
    other: 'Another country, or I don’t know',
  },
  purpose: {
    study: 'Study',
    work: 'Work for an employer',
    business: 'Start a business or invest',
    family: 'Join my family',
    visit: 'Come for 90 days at most',
    income: 'Live on my income, without working',
    other: 'Something else, or I don’t know',
  },
  regime: {
    neither: 'No',
    citizen: 'Yes, I am',
    relativeAbroad: 'Yes, a relative is, who lives in a country other than his or her own',
    relativeHome: 'My relative lives in his or her own country (a Belgian in Belgium)',
    unknown: 'I don’t know',
  },
  place: {
    abroad: 'Abroad',
    permit: 'In that country, with a permit or a visa',
    noPermit: 'In that country, without a permit',
    private: 'I would rather not say',
  },
  help: {
    advice: 'A lawyer’s opinion',
    prepare: 'Preparing the application with a lawyer',
    everything: 'Leaving everything to a lawyer',
    alone: 'Doing it myself',
    unknown: 'I don’t know yet',
  },
} as const

export const orientation = {
  eyebrow: 'Which visa is for me?',
  position: 'Question {{number}} of {{count}} at most',
  changing: 'You are changing this answer. The others are kept.',
  askedAgain:
    'You changed the answer to ‘{{question}}’, and this question depends on it. Your other answers are kept.',
  formerAnswer:
    'This question has been made more precise since you got this link. Answer it again: your other answers are kept.',
  why: 'Why this question',
  noScript:
    'Without JavaScript this page cannot follow your answers: read all the questions on one page.',
  continue: 'Continue',
  back: 'Previous question',
  loading: 'Loading…',
  failed: 'The list of countries could not be loaded.',
  failedAdvice:
    'Try again, or go on with ‘Another country’: a lawyer will tell you what is possible.',
  questions,
  names,
  hints,
  reasons,
  forOther: {
    questions: {
      ...questions,
      decision: 'Has the person received a decision?',
      purpose: 'What do they want to do there?',
      regime: 'Are they a citizen of the EU, the EEA or Switzerland, or a close relative of one?',
      place: 'Where are they now?',
    },
    names: { ...names, purpose: 'What they want to do', place: 'Where they are' },
    hints: {
      ...hints,
      country: 'The one where they want to go, or to stay.',
      purpose: 'If several answers are true, take the one that brings them there.',
      regime:
        'The states of the European Union, Iceland, Liechtenstein, Norway and Switzerland. A close relative: their spouse or partner, their child or their parent.',
    },
    reasons,
    answers: {
      ...answers,
      decision: {
        ...answers.decision,
        none: 'No, the application is being prepared',
        waiting: 'No, they are waiting for an answer',
        unknown: 'They received something, and we don’t know what it is',
      },
      purpose: {
        ...answers.purpose,
        family: 'Join their family',
        income: 'Live on their income, without working',
      },
      regime: {
        ...answers.regime,
        citizen: 'Yes, they are',
        relativeHome: 'Their relative lives in his or her own country (a Belgian in Belgium)',
      },
    },
  },
  person: 'I am answering for somebody else',
  personHint: 'An employee, a parent, a child, somebody you help.',
  personName: 'For whom',
  personOther: 'For somebody else',
  firstCountry: 'First country',
  secondCountry: 'Second country',
  chooseCountry: 'Choose a country',
  answers,
  effects: {
    decision: {
      none: 'The next questions look for the visa.',
      refusal: 'The page about letters first: a time limit may be running already.',
      order: 'The page about letters first: the time limit may be a few days.',
      waiting:
        'Keep the proof that you applied. A time limit may be running already: silence is a refusal, as a rule, in France (visa: two months; residence permit: four months; family reunification: six months) and in Luxembourg (three months).',
      unknown: 'The page about letters first: it helps to see what it is.',
    },
    country: {
      any: 'The result shows the visas that this site describes for that country.',
      two: 'The result shows both countries, one after the other.',
      other: 'No page about a visa: a lawyer’s opinion first.',
    },
    purpose: {
      any: 'It leads to one visa rather than another.',
      other: 'No visa is put first: all those of the country, and a lawyer’s opinion.',
    },
    regime: {
      neither: 'The ordinary law of visas.',
      citizen: 'In these states, other rules: perhaps no visa at all, a lawyer’s opinion first.',
      relativeAbroad:
        'In these states, other rules: perhaps no visa at all, a lawyer’s opinion first.',
      relativeHome:
        'The ordinary law: the visa to join one’s family first. If your relative lived with you in another of these states, other rules may apply: ask.',
      unknown: 'The ordinary law, to be checked: other rules may apply.',
    },
    place: {
      abroad: 'Ask the embassy or consulate whether it takes applications from where you live.',
      permit: 'Ask whether you can change your status without leaving. Talk to a lawyer first.',
      noPermit:
        'Talk to a lawyer before you go to any public office. Except to apply for asylum: do that at once.',
      private: 'It may change the procedure: tell a lawyer, who is bound to secrecy.',
    },
    help: {
      advice: 'Level 1 is named first.',
      prepare: 'The cheapest of the levels that prepare the application is named first.',
      everything: 'Level 4 is named first.',
      alone: 'What it takes to do it yourself, and level 1 for an opinion.',
      unknown: 'Level 1 is named first, to be checked with the lawyer.',
    },
  },
  errors: {
    title_one: 'An answer is missing',
    title_other: '{{count}} answers are missing',
    first: 'Choose the first country.',
    second: 'Choose a second country, other than the first.',
  },
  aside: {
    title: 'Good to know',
    address: 'Your answers are only in the address of this page. Where you are is not in it.',
    notSure: 'You can always answer that you don’t know.',
    noDecision:
      'The result says which visa people apply for to do this. The authority decides, on far more than six answers.',
    plan: 'All the questions, and where they lead',
  },
  letter: {
    title: 'Your letter first',
    text: 'A time limit may be running already. See by when to act; then come back to the choice of a visa, with your answer kept.',
    open: 'See my letter and my deadline',
    continue: 'Go on choosing a visa',
  },
  result: {
    title: 'From your answers',
    failed: 'The result could not be shown.',
    failedAdvice: 'Reload the page: your answers are in its address. Or call:',
    toVerify: 'To be checked',
    toVerifyText:
      'At least one answer is not certain ({{questions}}). Have a lawyer check this result before you spend money.',
    demonstration: 'Demonstration: texts that no lawyer has checked.',
    urgency: 'Your letter first',
    urgencyText:
      'Before a new application, see by when to act against this decision, and with whom.',
    waiting: 'An answer is expected',
    silence: {
      FR: 'In France, without an answer after two months (visa), four months (residence permit, sometimes less) or six months (family reunification), the application is refused as a rule. A time limit for an appeal may be running already.',
      LU: 'In Luxembourg, without an answer after three months, the application is considered refused as a rule. A time limit for an appeal may be running already.',
      other:
        'Keep the proof that you applied. A letter that comes may start a time limit. Ask a lawyer whether silence starts one too.',
      open: 'See whether a time limit is running',
    },
    main: 'To look at first',
    mainReason: 'People apply for it to {{purpose}}, which is what you answered.',
    mainReasonFamily:
      'The relative lives in his or her own country: people apply for this visa to join their family, under the ordinary law.',
    checked: 'What the authority checks:',
    conditions: 'Read the conditions of this visa',
    also: 'Also worth a look',
    notKept: 'Not kept, and why',
    notKeptReason: 'People apply for it to {{purpose}}. You answered: {{answer}}.',
    others: 'Other visas',
    othersLead: 'Your answers say neither yes nor no to these visas.',
    noPage: 'No page of this site corresponds',
    noPageText:
      'This site describes no visa to {{purpose}} in that country. There may be one: a lawyer can tell you.',
    noPurposeText:
      'Without knowing what you want to do, no visa is put first. Read those of this country, or ask for an opinion.',
    noCountryText:
      'This site does not describe that country. The lawyers of the network can tell you who deals with it.',
    noVisasText:
      'This site describes no visa of this country at the moment. The lawyers of the network can answer you.',
    visasFailed: 'The visas of this country could not be loaded.',
    visasFailedText: 'Try again. Or talk to a person, who can answer without this list.',
    levelsFailed: 'The levels and their prices could not be loaded.',
    otherRegime: 'Perhaps no visa at all',
    otherRegimeText:
      'Citizens of the European Union, the EEA and Switzerland, and often their relatives, come under other rules than those of visas there. This site does not work them out: ask for an opinion.',
    otherRegimeSources:
      'The sources: Directive 2004/38/EC and, for Switzerland, the Agreement on the free movement of persons; the European Union’s site ‘Your Europe’; the authority of the country.',
    visaList:
      'Who needs a visa for a short stay in the Schengen area? Regulation (EU) 2018/1806 has the official list, by nationality. This site does not work it out.',
    levels: 'A lawyer’s help, and its price',
    fitting:
      'You answered: {{answer}}. The cheapest of the levels that do this is level {{levelNumber}} ({{price}}).',
    fittingAlone:
      'You want to do it yourself. For an opinion before you apply, level {{levelNumber}} is the cheapest ({{price}}).',
    fittingUnknown:
      'You don’t know yet what help. Level {{levelNumber}}, an opinion, is the cheapest ({{price}}).',
    level: 'Level {{levelNumber}}',
    advice: 'A lawyer’s opinion first',
    adviceText: 'A lawyer reads your situation and tells you in writing what is possible.',
    adviceOf: 'Price for this visa:',
    adviceFrom: 'From:',
    adviceExample: 'For example, in this country:',
    services: 'What the network does for you',
    alone: 'Doing it yourself',
    aloneText:
      'Read the page of the visa to its end, then the official site of the country’s authority or embassy: only that site is binding on documents, fees and where to apply. Type its address into the browser yourself.',
    aloneLink: 'Read the page of the visa',
    people: 'Talk to a person',
    caseFile: 'Gather my documents in a file',
    contact: 'Write to us',
    notAsked: 'What was not asked here',
    notAskedLead: 'The authority checks this too, and a single one of these can change everything.',
    notAskedItems: {
      money: 'your income, your savings, a sponsor',
      health: 'your health and your insurance',
      record: 'your criminal record',
      stays: 'your earlier stays, applications and refusals',
      age: 'your age, diplomas and languages',
      nationality: 'your nationality and your passport',
    },
    why: 'Why this result',
    change: 'Change',
    changeAnswer: 'Change: {{question}}',
    placeForgotten:
      'No answer in memory: it is written nowhere, and a page that is reloaded forgets it',
    print: 'Print',
    source: 'This page:',
    again: 'Start again',
  },
  purposes: {
    study: 'study',
    work: 'work for an employer',
    business: 'start a business or invest',
    family: 'join their family',
    visit: 'come for 90 days at most',
    income: 'live on their income',
  },
  also: {
    study: 'If a school admits you.',
    work: 'If an employer hires you.',
    business: 'If you work for yourself or run your company.',
    family: 'If a relative lives there already.',
    visit: 'If you come for 90 days at most.',
    income: 'If you live on income or an investment, without working there.',
  },
  exits: {
    title: 'Another situation: asylum, regularisation, nationality, renewal…',
    lead: 'These questions do not cover them, and this page does not guess. Here is whom to turn to.',
    offices: 'Deals with it:',
    lawyers: 'The lawyers to talk to about it',
    names: {
      asylum: 'Applying for asylum or temporary protection',
      regularisation: 'Applying for a permit without having one',
      illness: 'Staying for medical treatment',
      overstay: 'My visa or my time of stay has passed',
      longTerm: 'I have a long-term permit or a blue card of another EU state',
      renewal: 'Renewing my permit, or changing it',
      nationality: 'Applying for nationality',
      parent: 'I am the parent of a child who is a citizen of that country or of the EU',
      partner: 'We live together and are not married',
      ownPermit: 'Researcher, seasonal worker, transferred employee, au pair',
      legalAid: 'I cannot pay a lawyer',
    },
    texts: {
      asylum:
        'The application is made on the spot and in person: go at once, and ask for a lawyer the same day. UNHCR explains the procedure of each country. For temporary protection, ask whether it is about you.',
      regularisation:
        'No list says who obtains it, and a weak file may lead to an order to leave. A lawyer first.',
      illness:
        'A separate procedure may exist, with a medical certificate. Talk to a lawyer as soon as you have the diagnosis.',
      overstay:
        'Gather what explains it, and see a lawyer before you leave or write to a public office.',
      longTerm:
        'There may be a way of its own. Ask for an opinion before you apply for a first visa.',
      renewal:
        'Apply before the permit ends, and keep the proof that you did. For a change, a lawyer’s opinion first.',
      nationality:
        'It is not a visa, and the conditions change: read them on the day you apply, before you pay.',
      parent:
        'A stay on that ground can be applied for, depending on the child’s nationality and on where the child lives. A lawyer first.',
      partner:
        'A registered partnership and living together are not read in the same way in each country. Ask before you apply.',
      ownPermit:
        'These stays often have a permit of their own. Ask the organisation that receives you, then a lawyer.',
      legalAid:
        'Legal aid may pay the lawyer, in full or in part, depending on your income. Apply for it at once if a time limit is running.',
    },
  },
  plan: {
    title: 'All the questions, and where they lead',
    lead: 'The whole of it on a page: to read without answering, to print, or to check what it says.',
    answer: 'What each answer changes',
    visas: 'Which visa, in which country',
    main: 'First',
    also: 'Also',
    none: 'No page of this site: a lawyer’s opinion first.',
    others: 'Which no answer leads to',
    failed: 'The visas could not be loaded.',
    failedAdvice: 'Try again, or open the visas in detail.',
    everyVisa: 'Visas in detail',
    start: 'Answer the questions',
  },
} satisfies Translation<typeof model>
