import { useInView } from '#ui/hooks/useInView.ts'

import type { LawSourcesProps } from './LawSources.tsx'
import { useLateComponent } from './useLateComponent.ts'

const sources = {
  load: async () => (await import('./LawSources.tsx')).LawSources,
  texts: ['law', 'records/law-sources'],
} as const

/** The sources of a text, loaded once they are needed: few readers open them. */
export function LateLawSources({ isNeeded, ...props }: LawSourcesProps & { isNeeded: boolean }) {
  const { Loaded } = useLateComponent(isNeeded, sources)
  return Loaded === undefined ? null : <Loaded {...props} />
}

/** The sources of a text, loaded as its end comes near. The class name keeps their room until then. */
export function LawSourcesBelow({
  className,
  ...props
}: LawSourcesProps & { className?: string | undefined }) {
  const [ref, isNear] = useInView<HTMLDivElement>({ once: true, rootMargin: '400px 0px' })
  return (
    <div ref={ref} className={className}>
      <LateLawSources isNeeded={isNear} {...props} />
    </div>
  )
}
