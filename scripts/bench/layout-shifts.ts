/** A movement of what was already painted. */
interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Collects the shifts from the start of the document, which Lighthouse's own window omits. Runs in the page. */
export function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 50)),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
export function readShifts(): readonly Shift[] {
  return (globalThis as unknown as { shifts: readonly Shift[] }).shifts
}
