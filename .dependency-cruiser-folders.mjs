import imports from './.dependency-cruiser.mjs'

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
      from: {},
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
