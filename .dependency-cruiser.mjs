import swcVisitor from '@swc/core/Visitor.js'

// The visitor of swc throws at `using`. What one declares is visited like what `const` declares.
const { prototype } = swcVisitor.Visitor
const { visitStatement } = prototype
prototype.visitStatement = function visitStatementOrUsing(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
  this.visitVariableDeclarators(statement.decls)
  return statement
}

/**
 * Which folder may import which (docs/architecture.md). The folders of `src/` are layers: each may import those
 * listed after it, except where `forbiddenImports` says otherwise. A new entity needs no edit here.
 */
const layers = [
  'app',
  'routes',
  'screens',
  'components',
  'content',
  'api',
  'i18n',
  'ui',
  'domain',
  'contract',
  'platform',
]

/** Layers that a layer must not import although they are below it. */
const forbiddenImports = {
  api: ['i18n', 'ui', 'domain'],
  i18n: ['ui', 'domain', 'contract'],
  ui: ['domain', 'contract'],
  content: ['contract'],
}

const testsAndStories = '\\.(stories|test|fixture)\\.tsx?$'

const layerRules = layers.map((layer, index) => {
  const forbidden = [...layers.slice(0, index), ...(forbiddenImports[layer] ?? [])]
  return {
    name: `${layer}-imports-downwards`,
    severity: 'error',
    comment: `src/${layer} may not import ${forbidden.join(', ')}`,
    from: { path: `^src/${layer}/`, pathNot: '\\.stories\\.tsx$' },
    to: { path: `^src/(${forbidden.join('|')})/` },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules.filter(({ to }) => to.path !== '^src/()/'),
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: '^src/routeTree.gen' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-imports-types-of-contract',
      severity: 'error',
      comment: 'The rules name the fields of records; they neither parse nor send any',
      from: { path: '^src/domain/' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cross-screen-imports',
      severity: 'error',
      comment: 'What two screens share belongs in src/components',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'office-core-knows-no-feature',
      severity: 'error',
      comment:
        'What forms and lists are made of. A feature registers with them: FormExtension, ListExtension',
      from: { path: '^src/screens/admin/core/', pathNot: testsAndStories },
      to: { path: '^src/screens/admin/', pathNot: '^src/screens/admin/core/' },
    },
    {
      name: 'office-extensions-import-the-core-only',
      severity: 'error',
      from: { path: '^src/screens/admin/extensions/([^/]+)/', pathNot: testsAndStories },
      to: { path: '^src/screens/admin/', pathNot: '^src/screens/admin/(core|extensions/$1)/' },
    },
    {
      name: 'office-entities-import-no-other-entity',
      severity: 'error',
      comment: 'Nor a screen that works with all of them',
      from: { path: '^src/screens/admin/entities/([^/]+)/', pathNot: testsAndStories },
      to: {
        path: '^src/screens/admin/',
        pathNot: '^src/screens/admin/(core/|extensions/|entities/$1/)',
      },
    },
    {
      name: 'only-routes-import-entities-of-the-office',
      severity: 'error',
      comment: 'A screen that works with all entities gets their definitions',
      from: { path: '^src/screens/admin/', pathNot: '^src/screens/admin/entities/' },
      to: { path: '^src/screens/admin/entities/' },
    },
    {
      name: 'only-main-imports-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-import-contract-and-domain-only',
      severity: 'error',
      comment:
        'And the check of a base URL; tests may call the mock through the client; the demo toolbar has its own rule',
      from: { path: '^mocks/', pathNot: '(^mocks/devtools/|\\.test\\.ts$)' },
      to: { path: '^src/', pathNot: '^src/(contract/|domain/|platform/|api/configuration\\.ts$)' },
    },
    {
      name: 'browser-mocks-use-no-node',
      severity: 'error',
      comment: 'Only the HTTP server and the fixture generator run in Node',
      from: {
        path: '^mocks/',
        pathNot: '^mocks/(server|database/seed-files|fixtures/[^/]+|.*\\.test)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-mocks-do-not-import-server',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '(server|\\.test)\\.ts$' },
      to: { path: '^mocks/(server|database/seed-files)\\.ts$' },
    },
    {
      name: 'devtools-imports',
      severity: 'error',
      from: { path: '^mocks/devtools/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/((contract|domain|ui|content|i18n|platform)/|api/configuration\\.ts$|routes/-pages\\.ts$)',
      },
    },
    {
      name: 'client-imports-no-facts-for-tools',
      severity: 'error',
      comment: 'They would be in the bundle of every page',
      from: { path: '^src/' },
      to: { path: '^src/routes/-pages\\.ts$' },
    },
    {
      name: 'scripts-import-no-tests',
      severity: 'error',
      comment: 'What both need belongs in scripts, or with what it is about in src or mocks',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'only-mock-entry-imports-devtools',
      severity: 'error',
      comment:
        'The mock server and the tests use the mock without the toolbar; scripts draw its tours',
      from: { pathNot: '^(mocks/(devtools/|browser\\.ts$)|scripts/)' },
      to: { path: '^mocks/devtools/' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'ui-imports-no-router-or-i18n',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.stories\\.tsx$' },
      to: { path: 'node_modules/(@tanstack|i18next|react-i18next)' },
    },
    {
      name: 'client-uses-no-node',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-import-no-site',
      severity: 'error',
      comment:
        'What a package needs of the site is passed to it; nor does it import another package',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|mocks|scripts|tests|\\.storybook|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-have-one-entry',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/[^/]+/index\\.tsx?$',
      },
    },
    {
      name: 'client-imports-no-package',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^packages/' },
    },
    {
      name: 'only-the-toolbar-imports-notes',
      severity: 'error',
      comment: 'And Storybook, which is not checked here',
      from: { pathNot: '^(mocks/devtools|packages/pinned-notes)/' },
      to: { path: '^packages/pinned-notes/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|mocks|packages)/',
        pathNot:
          '(\\.d\\.ts|\\.test\\.tsx?|\\.stories\\.tsx|tldts-stub\\.ts|\\.css|/routes/|i18n/(fr|en)/)',
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
