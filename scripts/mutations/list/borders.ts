import { journey, unit, type Mutation } from '../mutation.ts'

const queryClient = 'src/api/query-client.ts'
const client = 'src/api/client.ts'
const reads = unit('src/api/query-client.test.ts')
const answers = unit('src/api/client.test.ts')

/** Between the client and a server, an address, or a keyboard. */
export const atTheBorders: readonly Mutation[] = [
  {
    name: 'the retry rule: a refusal (4xx) tried again',
    file: queryClient,
    text: ' && error.status >= 500',
    replacement: '',
    check: reads,
    says: /number of times|called 1 times/,
  },
  {
    name: 'the retry rule: a write tried again',
    file: queryClient,
    text: "mutations: { networkMode: 'always', retry: false }",
    replacement: "mutations: { networkMode: 'always', retry: 2 }",
    check: reads,
    says: /timed out|called 1 times/,
  },
  {
    name: 'reads that nobody waits for any more, cancelled',
    file: queryClient,
    text: 'query.getObserversCount() === 0',
    replacement: 'query.getObserversCount() < 0',
    check: reads,
    says: /false, true|toEqual|deeply equal/,
  },
  {
    name: 'the shape of an answer',
    file: client,
    text: 'if (parsed.success) return parsed.data',
    replacement: 'if (parsed.success || body !== "") return parsed.data',
    check: answers,
    says: /ContractError/,
  },
  {
    name: 'a page that is taken for no answer',
    file: client,
    text: 'refusePage(name, response, text)\n        return',
    replacement: 'return',
    check: answers,
    says: /ContractError|an HTML page|resolved/,
  },
  {
    name: 'the beginning alone of a failure’s text in the log',
    file: 'src/api/errors.ts',
    text: 'body.slice(0, loggedLength)',
    replacement: 'body',
    check: answers,
    says: /less than/,
  },
  {
    name: 'the API’s address: http or https alone',
    file: 'src/api/configuration.ts',
    text: "url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')",
    replacement: 'url === undefined',
    check: unit('src/api/configuration.test.ts'),
    says: /throw/,
  },
  {
    name: 'slugs of letters, digits and hyphens alone',
    file: 'src/domain/slug.ts',
    text: String.raw`.replaceAll(/[^\w-]/gu, '')`,
    replacement: '',
    check: unit('src/domain/trust.test.ts'),
    says: /holds letters[^]*Counterexample/,
  },
  {
    name: 'amounts: nothing typed is no amount, not 0',
    file: 'src/domain/decimal.ts',
    text: String.raw`if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(compact)) return undefined`,
    replacement: '',
    check: unit('src/domain/trust.test.ts'),
    says: /never 0 for nothing[^]*Counterexample/,
  },
  {
    name: 'messages of TikTok’s player: of any window',
    file: 'src/content/VideoPlayer/VideoPlayer.tsx',
    text: 'if (event.origin !== origin || event.source !== frame.current?.contentWindow) return',
    replacement: '',
    check: journey('tests/journeys/videos.spec.ts', 'of another window'),
    says: /Chargement de la vidéo/,
  },
]
