import { atTheBorders } from './list/borders.ts'
import { inContent } from './list/content.ts'
import { onTheDevice } from './list/device.ts'
import { inForms } from './list/forms.ts'
import { ofThePolicy } from './list/policy.ts'
import { onScreens } from './list/screens.ts'
import type { Mutation } from './mutation.ts'

/** Every protection that is taken out, in the order of the table in `docs/security.md`. */
export const mutations: readonly Mutation[] = [
  ...inContent,
  ...ofThePolicy,
  ...atTheBorders,
  ...onTheDevice,
  ...inForms,
  ...onScreens,
]
