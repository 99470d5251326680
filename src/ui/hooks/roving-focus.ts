import type { KeyboardEvent } from 'react'

/**
 * The key handler of a row of controls that is one tab stop (ARIA patterns for tabs and toolbars): arrow keys, Home and
 * End move among the items, wrapping around.
 */
export function createRovingKeyHandler<Item>(
  items: readonly Item[],
  current: Item,
  onMove: (item: Item, event: KeyboardEvent<HTMLElement>) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const index = getNextIndex(event.key, items.indexOf(current), items.length)
    const item = index === undefined ? undefined : items.at(index)
    if (item === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(item, event)
  }
}

function getNextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
