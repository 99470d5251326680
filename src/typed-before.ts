type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what a visitor types, chooses or ticks in a prerendered page that nothing listens to yet. The result gives
 * it to the client that has taken the page over, as if it were done then: a controlled field was emptied.
 */
export function noteTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>()
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (!isAsDrawn(field)) typed.set(field, contentOf(field))
  }
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, contentOf(target))
  }
  root.addEventListener('input', note)
  return () => {
    root.removeEventListener('input', note)
    for (const [field, content] of typed) if (field.isConnected) give(field, content)
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && 'value' in target
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

function contentOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value
}

function isAsDrawn(field: Field): boolean {
  if (isTicked(field)) return field.checked === field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex === Math.max(drawn, 0)
}

function give(field: Field, content: string | boolean): void {
  if (isTicked(field)) {
    // React, which may have found it ticked already, is told that it was not: else a click is no change to it.
    field.checked = content !== true
    field.click()
    return
  }
  // The setter of the prototype: React has one of its own on the element, and would see no change.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', content, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
