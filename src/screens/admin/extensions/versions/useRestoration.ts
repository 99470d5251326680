import { isDeepEqual } from '#domain/deep-equal.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { FormValues } from '../../core/definition/record-definition.ts'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { keepVersion } from './version-store.ts'
import { toRestoredValues } from './version-values.ts'

/**
 * Fills a form with an older version, as unsaved. What was typed and not saved becomes a version, too. False if the device
 * cannot keep that: then the form stays as it is.
 */
export function useRestoration({ definition, saving, content }: RecordFormState) {
  const clock = useClock()
  return async (restored: FormValues): Promise<boolean> => {
    const { base, filled, target } = saving.getState()
    const typed = content.read()
    if (target.kind === 'record' && !isDeepEqual(typed, filled)) {
      const record = getRecordKey(definition.entity, target.id)
      const at = clock().toISOString()
      const outcome = await keepVersion({ record, origin: 'replaced', at, values: typed })
      if (outcome === 'full' || outcome === 'refused') return false
    }
    content.fill(toRestoredValues(definition, restored, base))
    return true
  }
}
