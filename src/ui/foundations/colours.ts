/** Reads colours as the browser resolved them; in stories only. */
import tokens from '../styles/tokens.css?raw'

export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

/** The custom properties that start with `prefix`, in source order. */
export function getTokenNames(prefix: string): string[] {
  const names = new Set(tokens.match(/--[\w-]+(?=:)/g))
  return [...names].filter((name) => name.startsWith(prefix))
}

/** The value of a custom property as a colour, resolved on `element`. */
export function resolveColour(name: string, element: Element): Colour {
  const probe = element.appendChild(document.createElement('i'))
  probe.style.color = `var(${name})`
  const value = getComputedStyle(probe).color
  probe.remove()
  return parseColour(value)
}

/** Browsers compute colours as `rgb(…)`, and as `color(srgb …)` if mixed. */
export function parseColour(value: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = Array.from(
    value.matchAll(/-?[\d.]+(?:e-?\d+)?/g),
    ([number]) => Number(number),
  )
  const whole = value.startsWith('color(') ? 255 : 1
  const part = (share: number) => Math.round(share * whole)
  return { red: part(red), green: part(green), blue: part(blue), alpha }
}

export function toHex({ red, green, blue, alpha }: Colour): string {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  return `#${hex}${alpha < 1 ? ` · ${Math.round(alpha * 100)} %` : ''}`
}

/** The WCAG 2 contrast of a colour blended onto the background. */
export function getContrastRatio(colour: Colour, background: Colour): number {
  const [light, dark] = [
    getLuminance(blend(colour, background)),
    getLuminance(background),
  ].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function blend(colour: Colour, background: Colour): Colour {
  const mix = (above: number, below: number) => above * colour.alpha + below * (1 - colour.alpha)
  return {
    red: mix(colour.red, background.red),
    green: mix(colour.green, background.green),
    blue: mix(colour.blue, background.blue),
    alpha: 1,
  }
}

function getLuminance({ red, green, blue }: Colour): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
