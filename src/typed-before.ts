type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what a visitor types or chooses in a prerendered page that nothing listens to yet. The result gives
 * it to the client that has taken the page over, as if it were typed then: a controlled field was emptied.
 */
export function noteTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, string>()
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (!isAsDrawn(field)) typed.set(field, field.value)
  }
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  root.addEventListener('input', note)
  return () => {
    root.removeEventListener('input', note)
    for (const [field, value] of typed) {
      if (!field.isConnected) continue
      // The setter of the prototype: React has one of its own on the element, and would see no change.
      Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && 'value' in target
}

function isAsDrawn(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex === Math.max(drawn, 0)
}
