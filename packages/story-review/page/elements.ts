/** The element with this id, which the page has. */
export function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.querySelector(`#${id}`)
  if (!(element instanceof type)) throw new Error(`The page has no #${id}.`)
  return element
}
export const findElement = (id: string) => find(id, HTMLElement)
export const findInput = (id: string) => find(id, HTMLInputElement)

/** Shows a text, or hides its element without one. */
export function showText(id: string, text: string | undefined): void {
  Object.assign(findElement(id), { hidden: text === undefined, textContent: text ?? '' })
}

/** Says what happened, also to a screen reader. */
export const announce = (text: string) => showText('status', text)

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
