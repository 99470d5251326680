import type { recentlyViewed as model } from '../fr/recentlyViewed.ts'
import type { Translation } from '../texts.ts'

export const recentlyViewed = {
  title: 'Recently viewed',
  visas: 'Visas',
  lawyers: 'Lawyers',
  lawyer: 'Maître {{name}}',
  keep: 'Keep on this device',
  keptInTab: 'This list is gone when you close the tab. We do not receive it.',
  keptOnDevice:
    'This list stays on this device until you erase it. Whoever uses the device can see it.',
  refused: 'Your browser does not allow it: the list is gone when you close the tab.',
  clear: 'Clear all',
  cleared: 'The list of viewed pages is erased.',
} as const satisfies Translation<typeof model>
