type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what a visitor types, chooses or ticks in a prerendered page that nothing listens to yet. The result gives
 * it to the client that has taken the page over, as if it were done then: a controlled field was emptied.
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
    // React, which may have found it ticked already, is told that it was not: else a click is no change to it.
    control.checked = value !== true
    control.click()
    return
  }
  // The setter of the prototype: React has one of its own on the element, and would see no change.
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
