import './device-settings.css'

/** The device settings chosen in Storybook's toolbar. */
export interface DeviceSettings {
  readonly direction: string
  readonly motion: string
  readonly colours: string
}

const reducedMotion = '(prefers-reduced-motion: reduce)'
const nativeMatchMedia = window.matchMedia.bind(window)
let motionSetting = ''

// A page cannot change the result of a media query: components get theirs from this replacement, and
// device-settings.css sets the duration tokens.
window.matchMedia = (query) => {
  const result = nativeMatchMedia(query)
  if (motionSetting !== 'reduce' || query !== reducedMotion) return result
  return new Proxy(result, {
    get(target, name) {
      if (name === 'matches') return true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Applies the settings before a story renders. */
export function applyDeviceSettings(settings: DeviceSettings): void {
  const { documentElement: root } = document
  motionSetting = settings.motion
  root.dir = settings.direction
  root.dataset['motion'] = settings.motion
  root.dataset['forcedColors'] = settings.colours === 'forced' ? 'active' : ''
}
