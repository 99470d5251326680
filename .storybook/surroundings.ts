import './surroundings.css'

/** What the toolbars say of the reader's device. */
export interface Surroundings {
  readonly direction: string
  readonly motion: string
  readonly colours: string
}

const reducedMotion = '(prefers-reduced-motion: reduce)'
const ask = window.matchMedia.bind(window)
let motion = ''

// A page cannot change what its media queries answer; the components' own question is answered here,
// and the tokens of time by surroundings.css.
window.matchMedia = (query) => {
  const answer = ask(query)
  if (motion !== 'reduce' || query !== reducedMotion) return answer
  return new Proxy(answer, {
    get(target, name) {
      if (name === 'matches') return true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Puts a story into these surroundings, before it is drawn. */
export function setSurroundings(wanted: Surroundings): void {
  const { documentElement: page } = document
  motion = wanted.motion
  page.dir = wanted.direction
  page.dataset['motion'] = wanted.motion
  page.dataset['colours'] = wanted.colours
}
