/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import type { Page } from '@playwright/test'

/**
 * What a screen reader would stumble over: what axe's rules on headings, landmarks and images leave open.
 * The tree is the browser's own, as it gives it to assistive technology.
 */
export async function findReadingOrderIssues(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const faults: string[] = []
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]))
  const getSubtree = (id: string): typeof nodes => {
    const node = nodesById.get(id)
    return node === undefined ? [] : [node, ...(node.childIds ?? []).flatMap(getSubtree)]
  }
  // In the order in which they are read.
  const announcedNodes = getSubtree(nodes[0]?.nodeId ?? '').filter(({ ignored }) => !ignored)
  const getRole = (node: (typeof nodes)[number]) => String(node.role?.value ?? '')
  const getName = (node: (typeof nodes)[number]) => String(node.name?.value ?? '').trim()

  const levels = announcedNodes
    .filter((node) => getRole(node) === 'heading')
    .map((node) => Number(node.properties?.find(({ name }) => name === 'level')?.value.value))
  if (levels.filter((level) => level === 1).length !== 1) faults.push(`h1 among ${levels.join()}`)
  for (const [place, level] of levels.entries()) {
    if (level > (levels[place - 1] ?? level) + 1) faults.push(`a level skipped: ${levels.join()}`)
  }
  for (const role of ['banner', 'main', 'contentinfo']) {
    const count = announcedNodes.filter((node) => getRole(node) === role).length
    if (count > 1 || (role === 'main' && count === 0)) faults.push(`${count} × ${role}`)
  }
  for (const role of ['navigation', 'complementary', 'region', 'search', 'form']) {
    const names = announcedNodes.filter((node) => getRole(node) === role).map(getName)
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length))
      faults.push(`${role} by the names ${names.map((name) => `'${name}'`).join()}`)
  }
  const rolesNeedingName =
    /^(?:image|link|button|checkbox|radio|switch|textbox|searchbox|combobox|tab|dialog)$/
  for (const node of announcedNodes) {
    if (rolesNeedingName.test(getRole(node)) && getName(node) === '')
      faults.push(`${getRole(node)} has no name`)
  }
  return [...faults, ...(await page.evaluate(findReorderedLayouts))]
}

/** Runs in the page: layouts that show their parts in another order than they are read. */
function findReorderedLayouts(): string[] {
  const faults: string[] = []
  const hasContent = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    (element.textContent.trim() !== '' || element.querySelector('a, button, input, img') !== null)
  const describeElement = (element: Element) => `'${element.textContent.trim().slice(0, 40)}'`
  for (const container of document.querySelectorAll('main, main *, header, footer')) {
    if (!/grid|flex/.test(getComputedStyle(container).display)) continue
    // A row of a list on a phone is a card headed by its name; each cell says its column, so order means nothing.
    if (container instanceof HTMLTableRowElement) continue
    const parts = [...container.children]
      .filter(
        (part) => hasContent(part) && /^(?:static|relative)$/.test(getComputedStyle(part).position),
      )
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      // What is shown to screen readers alone is a pixel wide.
      .filter(({ box }) => box.width > 1 && box.height > 1)
    for (const [place, { part, box }] of parts.entries()) {
      const before = parts[place - 1]
      if (before === undefined) continue
      const isAbove = box.bottom <= before.box.top
      const isBeside = box.top < before.box.bottom && box.bottom > before.box.top
      if (isAbove || (isBeside && box.right <= before.box.left))
        faults.push(
          `${describeElement(part)} stands before ${describeElement(before.part)}, and is read after it`,
        )
    }
  }
  return faults
}
