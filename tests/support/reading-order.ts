/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import type { Page } from '@playwright/test'

/**
 * Finds errors in headings, landmarks and names that axe does not report, in the accessibility tree of the browser.
 */
export async function findReadingOrderIssues(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const issues: string[] = []
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]))
  const getSubtree = (id: string): typeof nodes => {
    const node = nodesById.get(id)
    return node === undefined ? [] : [node, ...(node.childIds ?? []).flatMap(getSubtree)]
  }
  // In reading order.
  const announcedNodes = getSubtree(nodes[0]?.nodeId ?? '').filter(({ ignored }) => !ignored)
  const getRole = (node: (typeof nodes)[number]) => String(node.role?.value ?? '')
  const getName = (node: (typeof nodes)[number]) => String(node.name?.value ?? '').trim()

  const levels = announcedNodes
    .filter((node) => getRole(node) === 'heading')
    .map((node) => Number(node.properties?.find(({ name }) => name === 'level')?.value.value))
  if (levels.filter((level) => level === 1).length !== 1) issues.push(`h1 among ${levels.join()}`)
  for (const [index, level] of levels.entries()) {
    if (level > (levels[index - 1] ?? level) + 1)
      issues.push(`skipped heading level: ${levels.join()}`)
  }
  for (const role of ['banner', 'main', 'contentinfo']) {
    const count = announcedNodes.filter((node) => getRole(node) === role).length
    if (count > 1 || (role === 'main' && count === 0)) issues.push(`${count} × ${role}`)
  }
  for (const role of ['navigation', 'complementary', 'region', 'search', 'form']) {
    const names = announcedNodes.filter((node) => getRole(node) === role).map(getName)
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length))
      issues.push(`${role} with the names ${names.map((name) => `'${name}'`).join()}`)
  }
  const rolesNeedingName =
    /^(?:image|link|button|checkbox|radio|switch|textbox|searchbox|combobox|tab|dialog)$/
  for (const node of announcedNodes) {
    if (rolesNeedingName.test(getRole(node)) && getName(node) === '')
      issues.push(`${getRole(node)} has no name`)
  }
  return [...issues, ...(await page.evaluate(findReorderedLayouts))]
}

/** Runs in the page. Finds layouts whose visual order differs from the reading order. */
function findReorderedLayouts(): string[] {
  const issues: string[] = []
  const hasContent = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    (element.textContent.trim() !== '' || element.querySelector('a, button, input, img') !== null)
  const describeElement = (element: Element) => `'${element.textContent.trim().slice(0, 40)}'`
  for (const container of document.querySelectorAll('main, main *, header, footer')) {
    if (!/grid|flex/.test(getComputedStyle(container).display)) continue
    // On a phone a row is a card. Each cell names its column, so the order has no meaning.
    if (container instanceof HTMLTableRowElement) continue
    const parts = [...container.children]
      .filter(
        (part) => hasContent(part) && /^(?:static|relative)$/.test(getComputedStyle(part).position),
      )
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      // Content for screen readers only is one pixel wide.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    for (const [index, { part, box }] of parts.entries()) {
      const before = parts[index - 1]
      if (before === undefined) continue
      const isAbove = box.bottom <= before.box.top
      const isBeside = box.top < before.box.bottom && box.bottom > before.box.top
      if (isAbove || (isBeside && box.right <= before.box.left))
        issues.push(
          `${describeElement(part)} is shown before ${describeElement(before.part)} and read after it`,
        )
    }
  }
  return issues
}
