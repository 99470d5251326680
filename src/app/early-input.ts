type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Records what a visitor types, selects or ticks in a prerendered page before hydration. The returned function replays
 * it after hydration, because React resets controlled fields, and then the clicks and submitted forms that the page's
 * inline script has kept.
 */
export function replayEarlyInput(root: HTMLElement): () => void {
  const earlyValues = new Map<FormControl, string | boolean>()
  for (const control of root.querySelectorAll<FormControl>('input, textarea, select')) {
    if (!hasDefaultValue(control)) earlyValues.set(control, getControlValue(control))
  }
  const recordValue = ({ target }: Event) => {
    if (isFormControl(target)) earlyValues.set(target, getControlValue(target))
  }
  root.addEventListener('input', recordValue)
  return () => {
    root.removeEventListener('input', recordValue)
    for (const [field, value] of earlyValues) if (field.isConnected) restoreValue(field, value)
    for (const { type, element } of globalThis.earlyEvents ?? []) {
      if (!element.isConnected) continue
      if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
  }
}

function isFormControl(target: EventTarget | null): target is FormControl {
  return target instanceof HTMLElement && 'value' in target
}

function isCheckable(control: FormControl): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

function getControlValue(control: FormControl): string | boolean {
  return isCheckable(control) ? control.checked : control.value
}

function hasDefaultValue(control: FormControl): boolean {
  if (isCheckable(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const defaultIndex = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex === Math.max(defaultIndex, 0)
}

function restoreValue(control: FormControl, value: string | boolean): void {
  if (isCheckable(control)) {
    // Reset the box first: React may have read it as ticked already, and the click would change nothing.
    control.checked = value !== true
    control.click()
    return
  }
  // React ignores an input event if the value is the one it has seen last. It overrides the element's setter to see
  // values, so set another one there and this one with the prototype's setter.
  control.value = value === '' ? ' ' : ''
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
