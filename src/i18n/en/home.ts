import type { home as model } from '../fr/home.ts'
import type { Translation } from '../texts.ts'

export const home = {
  hero: {
    headlineStart: 'A lawyer to help you',
    headlineEndings: {
      visa: 'apply for your visa',
      family: 'bring your family over',
      refusal: 'challenge a refusal',
      nationality: 'become a citizen',
    },
    headlineText:
      'A lawyer to help you apply for your visa, bring your family over, challenge a refusal or become a citizen',
    pause: 'Stop the title from changing',
    play: 'Let the title change again',
    subtitle:
      'Independent lawyers in Belgium, France, Luxembourg and Cameroon. They look at your situation, tell you what is possible and what it costs, and leave the decision to you.',
    points: {
      fee: 'Fees agreed in writing before any work begins',
      place: 'A lawyer who practises where your case is decided',
      appeal: 'Someone to defend you if the answer is no',
    },
    find: 'Find a lawyer',
    understand: 'How the network works',
    illustrationText: 'Droit de Cité',
  },
  doors: {
    label: 'Where to begin',
    letter: {
      title: 'I received a letter',
      text: 'A refusal, an order to leave: by when to act, and with whom.',
    },
    waiting: {
      title: 'I am waiting for an answer',
      text: 'What silence from the authorities can mean.',
    },
    application: {
      title: 'I am preparing an application',
      text: 'The conditions, the documents, the time and the price of each visa.',
      question: 'What do you want to apply for, and in which country?',
      unsure: 'Not sure which one?',
    },
    other: 'Is it none of these visas?',
    contact: 'Write to us',
  },
  visas: {
    eyebrow: '01 — Visas',
    title: 'Where do you want to live, study or work?',
    lead: 'Choose a country. Each card tells you in a few lines who the visa is for, what a lawyer can do and what it costs to start.',
    loading: 'Loading the visas…',
    loaded_one: '{{count}} visa for {{country}}',
    loaded_other: '{{count}} visas for {{country}}',
    none: 'No visa found. Please try again later.',
    noneAdvice:
      'You can choose another country, or write to us: a lawyer of the network will tell you what can be done.',
    failedAdvice:
      'The list of visas could not be loaded. The server or your connection has a problem. Try again in a moment.',
    levelsFailed: 'The service levels and their fees could not be loaded.',
    more_one: 'Show {{count}} more visa',
    more_other: 'Show {{count}} more visas',
    shown: '{{shown}} of {{count, number}}',
    all: 'See all visas',
  },
  levels: {
    eyebrow: '02 — How we help',
    title: 'Four levels of help, from an opinion to an appeal',
    lead: 'You decide how far the lawyer goes. The levels are the same for every visa; the work and the fee are particular to each.',
    level: 'Level {{numeral}}',
    all: 'See the interventions',
    first: {
      title: 'Legal advice and validation',
      text: 'A lawyer reads your papers and your history, and tells you in writing whether the application is ready, what is missing and what might be questioned.',
    },
    second: {
      title: 'Building and filing the case',
      text: 'Your lawyer gathers and orders the documents with you, drafts what needs drafting and follows the application until there is a decision.',
    },
    third: {
      title: 'Administrative or judicial appeal',
      text: 'After a refusal, your lawyer checks the deadline, studies the reasons and tells you whether an appeal is worth it. Only then is it written and argued.',
    },
    fourth: {
      title: 'Complete assistance',
      text: 'One lawyer stays with you from the first question to the residence permit, with an appeal included if the decision goes against you.',
    },
  },
  testimonials: {
    eyebrow: '03 — Testimonials',
    title: 'People tell their story, lawyers explain',
    lead: 'Those whom our lawyers have helped say how it went. Short videos answer the questions we hear most.',
    written: 'In their words',
    loading: 'Loading the testimonials…',
    loaded_one: '{{count}} testimonial',
    loaded_other: '{{count}} testimonials',
    none: 'No testimonials yet.',
    noneAdvice: 'The first will appear here once their authors have read them over.',
    failed: 'The testimonials could not be loaded. Please try again later.',
    stars_one: '{{count, number}} star out of 5',
    stars_other: '{{count, number}} stars out of 5',
    placeholder: {
      content: 'The words of people whom our lawyers have helped will appear here.',
      name: 'Droit de Cité',
    },
    carousel: {
      previous: 'Previous testimonial',
      next: 'Next testimonial',
      pause: 'Stop the testimonials from moving',
      play: 'Let the testimonials move again',
    },
  },
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slide: '{{index}} of {{count}}',
  },
  videos: {
    title: 'Videos',
    previous: 'Previous video',
    next: 'Next video',
    pause: 'Stop the videos from moving',
    play: 'Let the videos move again',
    show: 'Show the video',
    loading: 'Loading the video…',
    showNamed: 'Show the video: {{description}}',
    notice:
      'The video comes from TikTok. Nothing is asked of TikTok until you show it; it may then set cookies.',
    always: 'Always allow videos',
    allowed: 'Videos are shown without asking.',
    revoke: 'Stop allowing them',
    failed: 'The video could not be loaded. You can try again, or watch it on TikTok.',
    music: 'Music:',
    external: 'Watch on TikTok',
    externalNamed: 'Watch on TikTok (another site): {{description}}',
    duration: 'Length: {{duration}}',
    player: 'Video: {{description}}',
  },
  network: {
    eyebrow: '04 — The network',
    title: 'How we work',
    lead: 'Every lawyer is independent and a member of a bar. The network makes the link: it finds the person who can answer you, in the place where your case will be decided.',
    steps: {
      describe: {
        title: 'You describe your situation',
        text: 'With the form or by telephone: where you are, where you are going, what the authorities have told you. It commits you to nothing.',
      },
      answer: {
        title: 'A lawyer of the right country answers',
        text: 'Your request goes to a lawyer who practises where the law applies. You are told what can be done, and what cannot.',
      },
      agree: {
        title: 'You sign a fee agreement',
        text: 'The work, the fee and the timing are in writing. Take your time to read it: nothing begins before you have signed.',
      },
      follow: {
        title: 'Your case is followed through',
        text: 'At each stage you know what has been filed, what is awaited and by when. You keep a copy of everything.',
      },
    },
    lawyers: 'Some of our lawyers',
    languages: 'Languages',
    areas: 'Practice',
    directory: 'See all lawyers',
  },
  blog: {
    eyebrow: '05 — Blog',
    title: 'Understand before you act',
    lead: 'Lawyers explain a rule, a deadline, a refusal. In plain words, and with what to do tomorrow morning.',
    loading: 'Loading the articles…',
    loaded_one: '{{count}} recent article',
    loaded_other: '{{count}} recent articles',
    none: 'No article has been published yet.',
    noneAdvice: 'In the meantime, the FAQ answers the most common questions.',
    faq: 'Read the FAQ',
    failed: 'The articles could not be loaded.',
    failedAdvice: 'The server or your connection has a problem. Try again in a moment.',
    all: 'All articles',
  },
} as const satisfies Translation<typeof model>
