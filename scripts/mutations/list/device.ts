import { journey, unit, type Mutation } from '../mutation.ts'

const badDays = 'tests/trust/bad-days.spec.ts'
const longUse = 'tests/trust/long-use.spec.ts'

/** What a device keeps, lends or loses. */
export const onTheDevice: readonly Mutation[] = [
  {
    name: 'the consent gate: maps allowed from the start',
    file: 'src/content/consent/consent.ts',
    text: "{ videos: 'undecided', maps: 'undecided', pictures: [] }",
    replacement: "{ videos: 'undecided', maps: 'allowed', pictures: [] }",
    check: journey('tests/journeys/contact.spec.ts', 'nothing is asked of another site'),
    says: /openstreetmap/,
  },
  {
    name: 'the consent gate: a map that asks nobody whether it may',
    file: 'src/content/MapEmbed/MapEmbed.tsx',
    text: 'const isShown = consent.isAllowed || isWanted',
    replacement: 'const isShown = true',
    check: journey('tests/journeys/lawyers.spec.ts', 'the map asks nobody before consent'),
    says: /openstreetmap|Afficher la carte/,
  },
  {
    name: 'the consent gate: videos allowed from the start',
    file: 'src/content/consent/consent.ts',
    text: "{ videos: 'undecided', maps: 'undecided', pictures: [] }",
    replacement: "{ videos: 'allowed', maps: 'undecided', pictures: [] }",
    check: journey('tests/journeys/every-screen.spec.ts', 'French home: axe'),
    says: /asked abroad: https:\/\/www\.tiktok\.com/,
  },
  {
    name: 'consent that cannot be read is none',
    file: 'src/content/consent/consent.ts',
    text: "maps: z.catch(z.enum(['undecided', 'allowed']), 'undecided')",
    replacement: "maps: z.catch(z.enum(['undecided', 'allowed']), 'allowed')",
    check: unit('src/content/consent/consent.test.ts'),
    says: /allowed/,
  },
  {
    name: 'a shortlist of ids alone, whatever the device has kept',
    file: 'src/domain/lawyers/shortlist.ts',
    text: 'Number.isSafeInteger(id) && Number(id) > 0',
    replacement: 'id !== undefined',
    check: unit('src/domain/lawyers/shortlist.test.ts'),
    says: /deeply equal/,
  },
  {
    name: 'the shortlist’s ear for other tabs',
    file: 'src/screens/lawyers/useShortlist.ts',
    text: 'if (event.key === key || event.key === null) read()',
    replacement: '',
    check: journey('tests/journeys/lawyers.spec.ts', 'put aside in one tab'),
    says: /aria-pressed/,
  },
  {
    name: 'drafts that fail quietly on a full device',
    file: 'src/screens/admin/form/drafts.ts',
    text: "console.info('Drafts cannot be kept on this device.', error)\n    return undefined",
    replacement: 'throw error',
    check: journey(badDays, 'keeps no draft'),
    says: /QuotaExceeded|quota|console/i,
  },
  {
    name: 'the office’s own time zone',
    file: 'src/domain/opening-hours.ts',
    text: '    timeZone,\n    weekday',
    replacement: '    weekday',
    check: journey(badDays, 'hours are those of the offices'),
    says: /Ouvert jusqu’à 17 h 00/,
  },
  {
    name: 'the worker’s memory of whose page it answers, when the browser has stopped it',
    file: 'public/mock-worker.js',
    text: "importScripts('mockServiceWorker.js')",
    replacement:
      "Cache.prototype.match = async () => undefined\nimportScripts('mockServiceWorker.js')",
    check: journey(badDays, 'stopped by the browser'),
    says: /waitForResponse|toBe\(/,
  },
  {
    name: 'records kept in IndexedDB: kept by the page alone',
    file: 'mocks/answering.ts',
    text: 'return await openIndexedDbChanges()',
    replacement: 'return createMemoryChanges()',
    check: journey(badDays, 'taken away: the page goes on'),
    says: /Sénégal/,
  },
  {
    name: 'an interval cleared when its part goes',
    file: 'src/screens/about/useRotation.ts',
    text: 'window.clearInterval(timer)',
    replacement: '',
    check: journey(longUse, 'all public pages'),
    says: /toBe\(expected\)/,
  },
  {
    name: 'a listener taken off when its part goes',
    file: 'src/screens/admin/frame/shortcuts.ts',
    text: "window.removeEventListener('keydown', listener)",
    replacement: '',
    check: journey(longUse, 'all lists'),
    says: /toBeLessThan\(expected\)/,
  },
]
