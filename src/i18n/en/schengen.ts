import type { schengen as model } from '../fr/schengen.ts'
import type { Translation } from '../texts.ts'

export const schengen = {
  eyebrow: 'Schengen area',
  title: 'My Schengen days',
  lead: 'At most 90 days in any period of 180 days. Write down your entries and exits, past or planned: the page counts. Your stays are in the address of the page and nowhere else.',
  stay: 'Stay {{number}}',
  entry: 'Entry',
  exit: 'Exit',
  day: 'Which day do you want to check?',
  dayHint: 'Today, or a day to come. For example: 27 8 2027.',
  add: 'Add a stay',
  added: 'Stay {{number}} is added.',
  removed: 'Stay {{number}} is removed.',
  remove: 'Remove stay {{number}}',
  submit: 'Count',
  unread_one: 'One stay in the address could not be read: it is not counted.',
  unread_other: '{{count}} stays in the address could not be read: they are not counted.',
  unreadAdvice: 'The link may have been cut or changed. Add the dates that are missing. It said:',
  errors: {
    title_one: 'One date needs another look',
    title_other: '{{count}} dates need another look',
    inStay: '{{stay}}, {{date}}: {{error}}',
    exitBeforeEntry: 'The exit is before the entry: check both dates.',
    farAway: 'This date is too far away: check the year.',
  },
  result: {
    used_one: '{{count}} day used',
    used_other: '{{count}} days used',
    on: 'on {{day}}',
    inARow_one: 'That day only.',
    inARow_other: 'Up to {{count}} days in a row from that day on, itself included.',
    window: 'From {{start}} to {{end}}, the 180 days that count',
    latestExit: 'You must leave by {{day}}.',
    noEntry: 'On that day no day is free.',
    freeAgain: 'All 90 days are free again on {{day}}.',
    overstay: 'With these stays the limit of 90 days is exceeded from {{day}} on.',
    overlaps: 'Stays overlap: the days they share are counted once.',
    none: 'No stay counts on that day.',
    stay_one: '{{entry}} to {{exit}}: {{count}} day',
    stay_other: '{{entry}} to {{exit}}: {{count}} days',
    print: 'Print',
  },
  aside: {
    title: 'What counts',
    both: 'The day of entry and the day of exit count.',
    permit:
      'Days spent with a residence permit or a long-stay visa, in the Schengen state that gave it, do not count: do not write them down.',
    otherStates:
      'With such a permit, days spent in the other Schengen states count: write them down.',
    visa: 'A visa may give less: read the duration of stay on the sticker.',
    agreements:
      'Old agreements between two states sometimes give more. This page does not count them: ask before you leave, in writing.',
    notThisRule: 'Who follows another rule',
    citizen: 'Citizens of the EU, the EEA and Switzerland: these 90 days are not about them.',
    relative:
      'Their spouse and relatives who travel with them or join them, in a country other than that of the citizen: another rule applies, and stays of that kind do not count later. Write down here only the stays you made alone, and ask for an opinion.',
    states: 'Which states?',
    stateNames:
      'Austria, Belgium, Bulgaria, Croatia, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, the Netherlands, Norway, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden, Switzerland.',
    notStates:
      'Ireland is not one of them. Cyprus is preparing to join: check the official list before you go there.',
    source: 'Regulation (EU) 2016/399, article 6',
    notVerified: 'Demonstration: no lawyer has checked it.',
    article: 'Understand the rule, with an example',
  },
} as const satisfies Translation<typeof model>
