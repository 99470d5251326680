import imports from './.dependency-cruiser.mjs'

/** The folders of the back-office that import each other. They are to become a core and its extensions; no other joins them. */
const knot = ['checks', 'finding', 'form', 'table', 'versions']

/**
 * No circle between folders, imports of types included. Stories and tests are left out, because they render and call what is
 * beside them.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: `^src/screens/admin/(${knot.join('|')})$` },
      to: { circular: true },
    },
  ],
  options: {
    ...imports.options,
    exclude: {
      path: `${imports.options.exclude.path}|\\.(stories|test|fixture)\\.tsx?$|^src/routeTree`,
    },
  },
}
