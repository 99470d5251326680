/**
 * Which room may import which (docs/architecture.md). The rooms of `src/` stand in one order: each may
 * import those after it, and the exceptions are named below. A new entity needs no edit here.
 */
const rooms = [
  'routes',
  'screens',
  'parts',
  'content',
  'api',
  'i18n',
  'ui',
  'domain',
  'contract',
  'loading',
]

/** What a room must not import although it comes later in the order. */
const strangers = {
  api: ['i18n', 'ui', 'domain'],
  i18n: ['ui', 'domain', 'contract'],
  ui: ['domain', 'contract'],
  domain: ['contract'],
  content: ['contract'],
}

/** The folders of the back-office that are about one entity each. */
const entities = 'articles|countries|visas|interventions|faqs'

const roomRules = rooms.map((room, place) => {
  const forbidden = [...rooms.slice(0, place), ...(strangers[room] ?? [])]
  return {
    name: `${room}-imports-downwards`,
    severity: 'error',
    comment: `src/${room} may not import ${forbidden.join(', ')}`,
    from: { path: `^src/${room}/`, pathNot: '\\.stories\\.tsx$' },
    to: { path: `^src/(${forbidden.join('|')})/` },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules.filter(({ to }) => to.path !== '^src/()/'),
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: '^src/routes/-routeTree' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'screens-apart',
      severity: 'error',
      comment: 'What two screens share moves down to parts',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'entities-of-the-back-office-apart',
      severity: 'error',
      comment: 'What two of them share is a room beside them: frame, table, remove, form',
      from: { path: `^src/screens/admin/(${entities})/` },
      to: { path: `^src/screens/admin/(${entities})/`, pathNot: '^src/screens/admin/$1/' },
    },
    {
      name: 'shared-rooms-of-the-back-office-know-no-entity',
      severity: 'error',
      from: { path: '^src/screens/admin/', pathNot: `^src/screens/admin/(${entities})/` },
      to: { path: `^src/screens/admin/(${entities})/` },
    },
    {
      name: 'only-main-knows-the-mock',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-know-contract-and-domain',
      severity: 'error',
      comment: 'A test may ask the mock as the client does; the bar has a rule of its own',
      from: { path: '^mocks/', pathNot: '(^mocks/bar/|\\.test\\.ts$)' },
      to: { path: '^src/', pathNot: '^src/(contract|domain|loading)/' },
    },
    {
      name: 'mocks-of-the-browser-are-no-node-code',
      severity: 'error',
      comment: 'What runs in Node alone: the server over http and what makes the fixtures',
      from: {
        path: '^mocks/',
        pathNot: '^mocks/(server|database/seed-files|fixtures/[^/]+|.*\\.test)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-browser-knows-no-server',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '(server|\\.test)\\.ts$' },
      to: { path: '^mocks/(server|database/seed-files)\\.ts$' },
    },
    {
      name: 'the-bar-is-drawn-with-what-screens-are-made-of',
      severity: 'error',
      from: { path: '^mocks/bar/' },
      to: { path: '^src/', pathNot: '^src/(contract|domain|ui|content|i18n|loading)/' },
    },
    {
      name: 'only-the-start-of-the-mock-knows-the-bar',
      severity: 'error',
      comment: 'Node, Storybook and the tests have the mock without it',
      from: { pathNot: '^mocks/(bar/|browser\\.ts$)' },
      to: { path: '^mocks/bar/' },
    },
    {
      name: 'contract-is-zod-alone',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'ui-knows-no-router-and-no-texts',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.stories\\.tsx$' },
      to: { path: 'node_modules/(@tanstack|i18next|react-i18next)' },
    },
    {
      name: 'client-code-is-no-node-code',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|mocks)/',
        pathNot:
          '(\\.d\\.ts|\\.test\\.tsx?|\\.stories\\.tsx|no-public-suffixes\\.ts|\\.css|/routes/|i18n/(fr|en)/)',
      },
      to: {},
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.json|\\.woff2|\\.module\\.css)$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
}
