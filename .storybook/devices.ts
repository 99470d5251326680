export interface Device {
  /** The key of its viewport in Storybook. */
  readonly viewport: string
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The devices of the project's own breakpoints. */
export const devices: readonly Device[] = [
  { viewport: 'phone', name: 'Phone', width: 390, height: 844 },
  { viewport: 'tablet', name: 'Tablet', width: 820, height: 1180 },
  { viewport: 'desktop', name: 'Desktop', width: 1440, height: 900 },
]
