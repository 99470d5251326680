import type { about as model } from '../fr/about.ts'
import type { Translation } from '../texts.ts'

export const about = {
  eyebrow: 'About us',
  title: 'A network of lawyers, not a help desk',
  lead: 'Droit de Cité brings together independent lawyers who do one thing only: defend the right to enter, to stay and to live as a family.',
  tabs: 'The network',
  pictures: {
    pause: 'Stop the pictures from changing',
    play: 'Let the pictures change again',
  },
  who: {
    tab: 'Who we are',
    title: 'Who we are',
    first:
      'We are lawyers admitted to our own bars, in Belgium, France, Luxembourg and Cameroon. Each of us practises in their own name and answers for their own work.',
    second:
      'We help with visa applications, entry and residence, regularisation, family reunification and naturalisation. When an authority refuses, we contest its decision.',
    third:
      'The network has three offices and one secretariat. It points you to the lawyer who knows your country and your situation, then steps aside: from there on you deal with your lawyer alone.',
  },
  vision: {
    tab: 'Vision',
    title: 'A clear file crosses borders',
    first:
      'A refusal often comes down to one missing paper or one sentence misread. We believe that people who are well informed file better applications, and that their rights are better respected for it.',
    second:
      'That is why we write in plain language, state our fees before we act, and say what is possible as well as what is not.',
    third:
      'We want a student in Douala, a family in Lille and an entrepreneur in Liège to find the same quality of advice, wherever they happen to be.',
  },
  history: {
    tab: 'History',
    title: 'Three cities, one practice',
    first: {
      mark: '2009 Brussels',
      title: 'A Saturday advice desk',
      text: 'Three members of the Brussels bar open an advice desk for foreign students in the rue du Sceau. Applications are read through there before they are filed.',
    },
    second: {
      mark: '2015 Paris',
      title: 'Across the border',
      text: 'The same families live in Brussels and in Paris. Colleagues from the Paris bar join the group, which takes the name Droit de Cité.',
    },
    third: {
      mark: '2021 Douala',
      title: 'Where the application begins',
      text: 'An office opens in Douala: files are prepared on the spot, with the records and the time limits of the country of departure. Lawyers from Luxembourg then join the network.',
    },
  },
  values: {
    tab: 'Values',
    title: 'What we hold ourselves to',
    first: {
      mark: 'I',
      title: 'Independence',
      text: 'No lawyer of the network depends on a school, an employer or an agency. They advise in your interest, and in yours alone.',
    },
    second: {
      mark: 'II',
      title: 'Candour',
      text: 'We tell you a file’s chances before we name its price. When a step is pointless, we say that too.',
    },
    third: {
      mark: 'III',
      title: 'Confidentiality',
      text: 'What you entrust to a lawyer stays between the two of you. That goes for your papers, your story and your family.',
    },
  },
  nextSteps: {
    title: 'Talk to us about your situation',
    lawyer: 'Find a lawyer',
    contact: 'Write to us',
  },
} as const satisfies Translation<typeof model>
