import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { FieldKind } from '../../core/definition/record-definition.ts'
import { toRestoredValues } from './version-values.ts'

const kind: FieldKind<unknown, unknown, unknown> = {
  schema: z.unknown(),
  empty: '',
  read: (stored) => stored,
  write: (value) => value,
  format: String,
  render: () => null,
}

it('restores a version as its fields say', () => {
  const fields = { title: kind, levels: { ...kind, restore: (value: unknown) => [value] } }
  const older = { title: 'older', levels: 'one' }
  const restored = toRestoredValues({ fields }, older, { title: 'newer', levels: 'two' })
  expect(restored).toEqual({ title: 'older', levels: ['one'] })
})
