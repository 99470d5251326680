/**
 * The ref of a row that scrolls sideways where it is narrow: `data-more` names its ends behind which there is more, which
 * then fade out (`base.css`).
 */
export function markScrollEnds(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined
  const mark = () => {
    // From right to left, positions are negative.
    const before = Math.abs(row.scrollLeft)
    const after = row.scrollWidth - row.clientWidth - before
    row.dataset['more'] = `${before > 1 ? 'start' : ''} ${after > 1 ? 'end' : ''}`.trim()
  }
  const observer = new ResizeObserver(mark)
  for (const element of [row, ...row.children]) observer.observe(element)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
