import * as z from 'zod/mini'

/** More than any form of the site has. */
export const maxTypedFields = 500
const maxValueLength = 100_000
/** How long a field that is not in the page yet is waited for, in milliseconds: the timeout of a call. */
const maxWaitMs = 15_000

/** What is typed, selected or ticked in a field. It is found again as a person finds it: ids change from page to page. */
export const TypedField = z.object({
  /** `input/email`, `select`. */
  kind: z.string().check(z.regex(/^[a-z]+(?:\/[a-z-]+)?$/)),
  /** The beginning of its label. */
  label: z.string().check(z.maxLength(500)),
  /** Among those that are alike. */
  index: z.int().check(z.nonnegative()),
  value: z.string().check(z.maxLength(maxValueLength)),
  isChecked: z.boolean(),
})
export type TypedField = z.infer<typeof TypedField>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldSelector =
  ':is(input:not([type=file], [type=hidden], [type=password], [type=submit]), textarea, select)'
/** Whatever type the field has while a password is shown. */
const secretAutocomplete = /\b(?:current-password|new-password|one-time-code|cc-\w+)\b/

/** What the forms of the site hold, without passwords and files. */
export function readTypedFields(root: ParentNode, forms = 'form'): TypedField[] {
  return listFields(root)
    .filter(({ field }) => field.value.length <= maxValueLength && field.closest(forms) !== null)
    .slice(0, maxTypedFields)
    .map(({ field, ...description }) => ({
      ...description,
      value: field.value,
      isChecked: isCheckable(field) && field.checked,
    }))
}

/**
 * Fills the forms of a page again. Waits for fields that the page shows later, as long as its path stays.
 *
 * @returns how many were not found
 */
export function fillTypedFields(root: Document, typed: readonly TypedField[]): Promise<number> {
  const { pathname } = location
  let waiting = typed
  const fillAll = () => {
    const fields = listFields(root)
    waiting = waiting.filter((wanted) => {
      const found = fields.find(
        ({ kind, label, index }) =>
          kind === wanted.kind && label === wanted.label && index === wanted.index,
      )
      return found === undefined || !fill(found.field, wanted)
    })
  }
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) fillAll()
    if (waiting.length === 0 || location.pathname !== pathname) stop()
  })
  const timeout = setTimeout(stop, maxWaitMs)
  function stop(): void {
    clearTimeout(timeout)
    observer.disconnect()
    resolve(waiting.length)
  }
  observer.observe(root, { childList: true, subtree: true, attributes: true })
  fillAll()
  if (waiting.length === 0) stop()
  return promise
}

/** The fields of a page, each with what distinguishes it from the others. */
function listFields(root: ParentNode) {
  const counts = new Map<string, number>()
  return [...root.querySelectorAll<Field>(`#root form ${fieldSelector}`)]
    .filter(({ autocomplete }) => !secretAutocomplete.test(autocomplete))
    .map((field) => {
      const kind = field instanceof HTMLInputElement ? `input/${field.type}` : field.localName
      const label = getLabel(field)
      const key = `${kind} ${label}`
      const index = counts.get(key) ?? 0
      counts.set(key, index + 1)
      return { field, kind, label, index }
    })
}

/** Without numbers: they count what the page shows. */
function getLabel(field: Field): string {
  const text = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
  return text.trim().replaceAll(/\d+/g, '').slice(0, 500)
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

/** Fills a field as a person would; false if it cannot take the value yet. */
function fill(field: Field, { value, isChecked }: TypedField): boolean {
  if (field.disabled) return false
  if (isCheckable(field)) {
    if (field.checked !== isChecked) field.click()
    return true
  }
  if (field.value === value) return true
  if (field instanceof HTMLSelectElement) {
    if (!Array.from(field.options).some((option) => option.value === value)) return false
  }
  // React overrides the setter of the element to see values, and ignores an event without a change.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
