import type { LawSourcesProps } from './LawSources.tsx'
import { useLateComponent } from './useLateComponent.ts'

const sources = {
  load: async () => (await import('./LawSources.tsx')).LawSources,
  texts: ['law', 'records/law-sources'],
} as const

/** The sources of a text, loaded after it: few readers open them. */
export function LateLawSources({
  isNeeded = true,
  ...props
}: LawSourcesProps & { isNeeded?: boolean }) {
  const { Loaded } = useLateComponent(isNeeded, sources)
  return Loaded === undefined ? null : <Loaded {...props} />
}
