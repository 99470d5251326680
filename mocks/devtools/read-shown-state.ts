import { listChanges } from '../database/database-file.ts'
import { formatDay } from '../demo-clock.ts'
import type { DevtoolsContextValue } from './devtools-context.ts'
import type { CopiedState } from './state-capsule.ts'

/**
 * What this tab shows, without what is typed.
 *
 * @param notes the fragment of the address that holds notes; without it, the page keeps its own
 */
export async function readShownState(
  { basePath, demoClock, overlay, readSeedTable, scenarioStore }: DevtoolsContextValue,
  language: CopiedState['language'],
  notes: string,
): Promise<CopiedState> {
  const { pathname, search, hash } = location
  return {
    commit: __COMMIT__,
    createdAt: new Date().toISOString(),
    path: `/${pathname.slice(basePath.length)}${search}${notes || hash}`,
    scenario: scenarioStore.getState().name,
    // Also that of the device: who opens the state on another day sees this one.
    today: formatDay(demoClock.clock()),
    language,
    width: innerWidth,
    changes: await listChanges(overlay, readSeedTable),
    typed: [],
  }
}
