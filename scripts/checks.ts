/** The static checks, for `npm run check` and as the first part of `npm test`. */
export const checks = [
  { name: 'types', command: 'tsc', parameters: ['-p', '.'] },
  { name: 'lint', command: 'oxlint', parameters: ['--deny-warnings'] },
  {
    name: 'styles within Baseline',
    command: 'node',
    parameters: ['scripts/baseline/check-styles.ts'],
  },
  { name: 'format', command: 'oxfmt', parameters: ['--check', '.'] },
  {
    name: 'import directions',
    command: 'depcruise',
    parameters: ['src', 'mocks', '--config', '.dependency-cruiser.mjs'],
  },
  {
    name: 'OpenAPI document',
    command: 'redocly',
    parameters: ['lint', '--max-problems=20', '--format=stylish'],
  },
]
