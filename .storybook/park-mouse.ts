import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the real mouse pointer outside the page: some builds of Chromium start with it in the corner, over a story. */
    parkMouse: () => Promise<void>
  }
}

// A story about hovering moves a mouse of its own.
beforeAll(() => commands.parkMouse())
