import { beforeEach, type RunnerTask } from 'vitest'

/** `TEST_TIER` of the run: `smoke`, `full`, or empty for all. */
const tier = import.meta.env['VITE_TEST_TIER'] as string | undefined

/** The tests of a file, without its suites. */
function listTests(tasks: readonly RunnerTask[]): RunnerTask[] {
  return tasks.flatMap((task) => ('tasks' in task ? listTests(task.tasks) : [task]))
}

/** Dialogs and panels of the back-office, which its screens share. They are no screens, and their stories are the longest. */
const sharedParts = /\/admin\/(?:core|extensions)\/|\/WorkPanel\./

// `npm test` plays the stories of components, and of each screen the first, which shows it as a visitor finds it.
beforeEach(({ task, skip }) => {
  if (tier !== 'smoke' && tier !== 'full') return
  const isScreen = task.file.filepath.includes('/src/screens/')
  const isFirst = listTests(task.file.tasks)[0]?.id === task.id
  const isSmokeTest = !isScreen || (isFirst && !sharedParts.test(task.file.filepath))
  skip(isSmokeTest !== (tier === 'smoke'))
})
