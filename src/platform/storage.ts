export type StorageArea = 'localStorage' | 'sessionStorage'

/** Reads a stored value; null when there is none or the browser blocks storage. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it with null. Where storage is blocked or full, it only logs
 * this: the caller must keep the value itself. */
export function writeStorage(
  key: string,
  value: string | null,
  area: StorageArea = 'localStorage',
): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    console.info(`'${key}' cannot be saved on this device.`)
  }
}

/** How many values are stored; 0 when the browser blocks storage. */
export function countStoredValues(area: StorageArea): number {
  try {
    return globalThis[area].length
  } catch {
    return 0
  }
}
